import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const pill = screenStyle({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  paddingInlineStart: vars.space.sm,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.money,
  color: vars.color.onMoney,
});
export const sum = screenStyle({
  fontWeight: vars.weight.strong,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.control,
  overflowWrap: 'anywhere',
});
export const place = screenStyle({ display: 'block', inlineSize: '5.5em' });
export const age = screenStyle({
  display: 'block',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.control,
});
