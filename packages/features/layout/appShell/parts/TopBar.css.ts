import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { fewWords } from '#ui/theme/largeText.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const bar = screenStyle({
  containerType: 'inline-size',
  backgroundColor: vars.color.chrome,
  color: vars.color.onChrome,
  paddingBlock: `calc(${vars.space.xs} + env(safe-area-inset-top)) ${vars.space.xs}`,
  '@media': { [from('desktop')]: { paddingBlock: `${vars.space.xxs} ${vars.space.xs}` } },
});
/** On phones, the menu has practice. */
export const wide = screenStyle({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'contents' } },
});
/** Takes the rest of the row, so that it stays in place when the account comes. */
export const end = screenStyle({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xxs,
  minInlineSize: 0,
  // Large text: a row of its own.
  '@container': { [fewWords]: { flexBasis: '100%', flexWrap: 'wrap' } },
  '@media': { [from('tablet')]: { gap: vars.space.sm } },
});
