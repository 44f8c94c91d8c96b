import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** A scrollable row on phones, three columns from tablets up. */
export const row = screenStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '78%',
  gap: vars.space.md,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline proximity',
  scrollPaddingInline: vars.space.xs,
  scrollbarWidth: 'none',
  margin: `calc(-1 * ${vars.space.xs})`,
  padding: vars.space.xs,
  paddingBlockEnd: vars.space.md,
  '@media': {
    [from('tablet')]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      overflowX: 'visible',
      margin: 0,
      padding: 0,
    },
    [from('desktop')]: { gap: vars.space.lg },
  },
});
export const picture = screenStyle({
  position: 'relative',
  overflow: 'hidden',
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
});

/** Stands in for a missing image. */
export const placeholder = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'end',
  aspectRatio: '3 / 1',
  backgroundColor: vars.color.accentSoft,
});
export const ornament = screenStyle({ width: '58%', aspectRatio: '460 / 240' });
export const body = screenStyle({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.xs,
  padding: vars.space.md,
  minHeight: '5.5rem',
  overflowWrap: 'anywhere',
});
