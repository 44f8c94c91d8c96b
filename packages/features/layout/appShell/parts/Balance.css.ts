import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { fewWords } from '#ui/theme/largeText.ts';
import { screenStyle } from '#ui/theme/style.ts';
import { narrowest } from '../AppShell.css.ts';

export const pill = screenStyle({
  display: 'flex',
  alignItems: 'center',
  // Never truncated or wrapped; the brand name shrinks instead.
  flexShrink: 0,
  paddingInlineStart: vars.space.sm,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.money,
  color: vars.color.onMoney,
  '@media': { [narrowest]: { paddingInlineStart: vars.space.xs } },
});
/** On narrow phones the sheet of the player's own entries has the button. */
export const eye = screenStyle({
  display: 'contents',
  '@media': { '(max-width: 26rem)': { display: 'none' } },
  '@container': { [fewWords]: { display: 'none' } },
});
export const amount = screenStyle({
  marginInlineEnd: 'auto',
  fontWeight: vars.weight.strong,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.control,
  '@media': { [narrowest]: { fontSize: vars.text.xs } },
});
/** The balance as the button of the wallet. */
export const opener = screenStyle({
  minBlockSize: vars.size.touch,
  color: 'inherit',
  textAlign: 'start',
  // As high as the buttons beside it.
  '@media': { [from('desktop')]: { minBlockSize: '2.25rem' } },
});
export const failure = screenStyle({
  fontSize: vars.text.xs,
  whiteSpace: 'nowrap',
  '@media': { [from('tablet')]: { fontSize: 'inherit' } },
});
export const skeletonBox = screenStyle({ display: 'block', inlineSize: '5.5em' });
export const age = screenStyle({
  display: 'block',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.control,
});
