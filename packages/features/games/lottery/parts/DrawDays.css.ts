import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const days = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs });
export const day = screenStyle({
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.text,
});
