import { quietMark } from '#core/components/MaintenanceBadge.css.ts';
import { canHover } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const chip = screenStyle({ minWidth: 0, scrollSnapAlign: 'start' });
export const link = screenStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xxs,
  height: '100%',
  paddingBlock: vars.space.xs,
  // Minimal inline padding, since width for the name matters more than the gap.
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.control,
  color: 'inherit',
  textAlign: 'center',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [canHover]: { selectors: { 'a&:hover': { backgroundColor: vars.color.sunken } } } },
});
export const mark = screenStyle({ width: '3.5rem', selectors: quietMark });

/** Always two lines high, so that marks align. */
export const name = screenStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  width: '100%',
  minHeight: `calc(2 * ${vars.leading.control} * 1em)`,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.control,
  overflowWrap: 'anywhere',
});
export const hot = screenStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: vars.space.xs,
  display: 'grid',
  placeItems: 'center',
  width: '1.375rem',
  height: '1.375rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  color: vars.color.negative,
  boxShadow: vars.shadow.raised,
  fontSize: vars.text.xs,
});
