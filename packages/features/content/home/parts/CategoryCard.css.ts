import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** As wide as its vendors need. Cards share the remaining width of a line, so that every line is full. */
export const place = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  '@media': {
    [from('desktop')]: { flex: '1 1 100%' },
  },
});
/**
 * The width of a card with a few vendors, by their number: 20 rem up to 3 of them. Classes and not a style attribute, which
 * the Content-Security-Policy refuses in a document.
 */
export const widths = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((count) =>
  screenStyle({
    '@media': { [from('desktop')]: { flexBasis: `clamp(20rem, ${count * 5 + 2}rem, 100%)` } },
  }),
);
export const layout = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
});
export const head = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space.sm });
export const names = screenStyle({ flex: '1 1 auto', minWidth: 0 });
export const emblem = screenStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});

/** A scrollable line on phones; wraps on wide screens. */
export const vendors = screenStyle({
  display: 'grid',
  // Most categories are below the first screen: they are laid out and painted when they come near.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 6.5rem',
  gridAutoFlow: 'column',
  gridAutoColumns: '5.25rem',
  justifyContent: 'start',
  gap: vars.space.xs,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline proximity',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${vars.space.md})`,
  paddingInline: vars.space.sm,
  scrollPaddingInline: vars.space.sm,
  '@media': {
    [from('desktop')]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(auto-fill, minmax(4.75rem, 1fr))',
      justifyContent: 'stretch',
      columnGap: vars.space.xxs,
      overflowX: 'visible',
      marginInline: `calc(-1 * ${vars.space.xs})`,
      paddingInline: 0,
    },
  },
});
