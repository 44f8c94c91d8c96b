import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const list = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))',
  gap: vars.space.xs,
});
export const method = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.xs,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurface,
});
export const icon = screenStyle({ inlineSize: '1.75rem' });
export const name = screenStyle({
  fontSize: vars.text.xs,
  lineHeight: vars.leading.control,
  overflowWrap: 'anywhere',
});
