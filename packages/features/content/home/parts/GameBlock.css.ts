import { globalStyle } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Placeholders that are not seen, and over them what is shown instead. */
export const emptyShelf = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${emptyShelf} > *`, { '@layer': { [screenLayer]: { gridArea: '1 / 1' } } });
/** In the middle of the card. */
export const middle = screenStyle({ display: 'grid', alignContent: 'center', blockSize: '100%' });

/** A scrollable row of tiles on phones, a grid on desktops. Its padding keeps shadows and focus rings inside the scroll area. */
export const shelf = screenStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(8.25rem, 38%)',
  gap: vars.space.sm,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline proximity',
  // Extends through the page's padding to both edges of the screen.
  scrollPaddingInline: vars.space.md,
  scrollbarWidth: 'none',
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  marginInline: `calc(-1 * ${vars.space.md})`,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  paddingBlockEnd: vars.space.sm,
  selectors: { [`${emptyShelf} > &`]: { visibility: 'hidden' } },
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
      // Offsets the second name line that tiles reserve, so that the block does not end with a gap.
      marginBlockEnd: `calc(-1 * ${vars.space.sm})`,
      padding: 0,
      rowGap: vars.space.md,
    },
  },
});
