import { metal } from '#ui/Medal/Medal.css.ts';
import { from } from '#ui/theme/breakpoints.ts';
import { cardEdge } from '#ui/theme/cardEdge.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** As high while it loads as with a level, so that the cards below do not move. */
export const heroPlace = screenStyle({
  minBlockSize: '16.5rem',
  borderRadius: vars.radius.card,
  '@media': { [from('desktop')]: { minBlockSize: '15rem' } },
});
export const hero = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(4.5rem, 7.25rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.md}`,
  minBlockSize: '16.5rem',
  padding: vars.space.md,
  ...cardEdge,
  // The medal throws its light on the card.
  backgroundImage: `radial-gradient(circle at 4rem 5rem, color-mix(in srgb, var(${metal}) 45%, transparent), transparent 11rem)`,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: '10rem minmax(0, 22rem) minmax(0, 1fr)',
      gap: vars.space.xl,
      minBlockSize: '15rem',
      padding: `${vars.space.md} ${vars.space.xl}`,
    },
  },
});
export const heroMedal = screenStyle({ minInlineSize: 0 });
export const heroText = screenStyle({ display: 'grid', gap: vars.space.sm, minInlineSize: 0 });
export const goal = screenStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  minInlineSize: 0,
  '@media': { [from('desktop')]: { gridColumn: 'auto' } },
});
export const sums = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
});
export const sum = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs });
