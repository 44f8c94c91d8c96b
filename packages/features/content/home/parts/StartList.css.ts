import { canHover } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** How many are done, and the button that puts the list away. It does not make the heading's line taller. */
export const end = screenStyle({
  display: 'flex',
  alignItems: 'center',
  marginBlock: '-0.3125rem',
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  fontSize: vars.text.xs,
  color: vars.color.onCanvasMuted,
});
export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: '3.5rem',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  color: 'inherit',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  textDecoration: 'none',
  selectors: {
    '&[data-done]': { color: vars.color.onSurfaceMuted },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [canHover]: { selectors: { 'a&:hover': { backgroundColor: vars.color.accentSoft } } } },
});
export const mark = screenStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  border: `${vars.border.control} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.strong,
  selectors: {
    '[data-done] > &': {
      borderColor: 'transparent',
      backgroundColor: vars.color.positive,
      color: vars.color.onPositive,
    },
  },
});
export const text = screenStyle({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const note = screenStyle({ fontSize: vars.text.xs, color: vars.color.onSurfaceMuted });
export const state = screenStyle({
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  color: vars.color.positive,
});
