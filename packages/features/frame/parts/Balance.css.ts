import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';
import { narrowest } from '../FrameScreen.css.ts';

export const pill = screenStyle({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  paddingInlineStart: vars.space.sm,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.money,
  color: vars.color.onMoney,
  '@media': { [narrowest]: { paddingInlineStart: vars.space.xs } },
});
export const sum = screenStyle({
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.control,
  overflowWrap: 'anywhere',
  '@media': { [narrowest]: { fontSize: vars.text.xs } },
});
export const place = screenStyle({ display: 'block', inlineSize: '5.5em' });
export const age = screenStyle({
  display: 'block',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.control,
});
