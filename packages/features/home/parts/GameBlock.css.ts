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
  // Out to both edges of the screen, as far as the column of the page keeps away from them.
  scrollPaddingInline: vars.space.md,
  scrollbarWidth: 'none',
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  marginInline: `calc(-1 * ${vars.space.md})`,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  paddingBlockEnd: vars.space.sm,
  '@media': {
    [from('tablet')]: {
      gridAutoColumns: '21%',
      gap: vars.space.md,
      scrollPaddingInline: vars.space.lg,
      marginInline: `calc(-1 * ${vars.space.lg})`,
      paddingInline: vars.space.lg,
    },
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
