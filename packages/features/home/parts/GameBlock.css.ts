import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** The padding keeps shadows and focus rings of the tiles inside the scrolled box. */
export const shelf = screenStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(8.25rem, 38%)',
  gap: vars.space.sm,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline proximity',
  scrollPaddingInline: vars.space.xs,
  scrollbarWidth: 'none',
  margin: `calc(-1 * ${vars.space.xs})`,
  padding: vars.space.xs,
  paddingBlockEnd: vars.space.sm,
  '@media': {
    [from('tablet')]: { gridAutoColumns: '21%', gap: vars.space.md },
    [from('desktop')]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      overflowX: 'visible',
      margin: 0,
      // The last line of tiles keeps room for a second line of their names, which few need.
      marginBlockEnd: `calc(-1 * ${vars.space.sm})`,
      padding: 0,
      rowGap: vars.space.md,
    },
  },
});
