import { canHover } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const list = screenStyle({ display: 'grid', gap: vars.space.xxs });
export const entry = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: vars.space.xxs,
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [canHover]: { selectors: { 'a&:hover': { backgroundColor: vars.color.sunken } } } },
});
export const cover = screenStyle({ inlineSize: '2.75rem' });
export const names = screenStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const empty = screenStyle({ display: 'grid', justifyItems: 'start', gap: vars.space.xs });
