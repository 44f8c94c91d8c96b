import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const list = screenStyle({ display: 'grid', gap: vars.space.sm });
export const entry = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.sm,
});
export const seal = screenStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurfaceMuted,
});
export const textColumn = screenStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
