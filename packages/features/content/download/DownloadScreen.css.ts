import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const apps = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(28rem, 100%), 1fr))',
      gap: vars.space.lg,
    },
  },
});

/** A card as high as the one beside it; one that is left over takes its whole row. */
export const slot = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
});
