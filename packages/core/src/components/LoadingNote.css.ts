import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const over = screenStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space.xs,
  insetInline: 0,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  color: vars.color.onSurfaceMuted,
  fontSize: vars.text.sm,
});
