import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';
import { narrowest } from '../FrameScreen.css.ts';

export const pill = screenStyle({
  display: 'flex',
  alignItems: 'center',
  // All of it, in one line: the brand's name makes room.
  flexShrink: 0,
  paddingInlineStart: vars.space.sm,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.money,
  color: vars.color.onMoney,
  '@media': { [narrowest]: { paddingInlineStart: vars.space.xs } },
});
export const sum = screenStyle({
  fontWeight: vars.weight.strong,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.control,
  '@media': { [narrowest]: { fontSize: vars.text.xs } },
});
export const failure = screenStyle({
  fontSize: vars.text.xs,
  whiteSpace: 'nowrap',
  '@media': { [from('tablet')]: { fontSize: 'inherit' } },
});
export const place = screenStyle({ display: 'block', inlineSize: '5.5em' });
export const age = screenStyle({
  display: 'block',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.control,
});
