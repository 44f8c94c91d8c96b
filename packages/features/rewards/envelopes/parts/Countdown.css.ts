import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const countdown = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });
export const digits = screenStyle({ display: 'inline-flex', gap: vars.space.xxs });
export const part = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: '3.5rem',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.money,
  color: vars.color.onMoney,
});
export const number = screenStyle({
  fontFamily: vars.font.numeric,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.heading,
});
export const unit = screenStyle({ fontSize: vars.text.xs, lineHeight: vars.leading.heading });
