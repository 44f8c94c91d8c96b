import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  inlineSize: '100%',
  maxInlineSize: '27rem',
  marginInline: 'auto',
  '@media': { [from('tablet')]: { maxInlineSize: '54rem' } },
});
/** The drawn phone beside the words, where both have room. */
export const first = screenStyle({
  '@media': {
    [from('tablet')]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space.xl,
    },
  },
});
export const words = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  minInlineSize: 0,
});
export const onlyWide = screenStyle({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'block' } },
});
export const facts = screenStyle({
  display: 'grid',
  gap: vars.space.xxs,
  color: vars.color.onCanvasMuted,
  fontSize: vars.text.sm,
});
export const fact = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xs,
  alignItems: 'start',
});
