import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const facts = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space.md,
});
export const fact = screenStyle({ display: 'grid', alignContent: 'start', gap: vars.space.xxs, minInlineSize: 0 });
export const name = screenStyle({
  color: vars.color.onSurfaceMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
});
export const value = screenStyle({
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.text,
  overflowWrap: 'anywhere',
});
