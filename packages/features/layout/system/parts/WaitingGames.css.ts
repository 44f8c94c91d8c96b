import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Reserves the height of the heading and one row of games. */
export const reserved = screenStyle({
  width: '100%',
  maxWidth: '46rem',
  '@media': { [from('tablet')]: { minHeight: '16rem' } },
});
export const part = screenStyle({ display: 'grid', alignContent: 'start', gap: vars.space.md });
export const shelf = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: vars.space.sm,
  rowGap: vars.space.md,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: vars.space.md },
  },
});
export const game = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
