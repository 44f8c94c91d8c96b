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
/** On narrower screens, the bottom bar has practice. */
export const wide = screenStyle({
  display: 'none',
  '@media': { [from('desktop')]: { display: 'contents' } },
});
/** The search of a player. Phones below 375 px need its place for the balance; the sheet of the games has a search, too. */
export const search = screenStyle({ '@media': { '(max-width: 23.4rem)': { display: 'none' } } });
/** Takes the rest of the row, so that it stays in place when the account comes. */
export const end = screenStyle({
  display: 'flex',
  flex: '1 1 auto',
  minBlockSize: vars.size.touch,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xxs,
  minInlineSize: 0,
  // Large text: a row of its own.
  '@container': { [fewWords]: { flexBasis: '100%', flexWrap: 'wrap' } },
  '@media': { [from('tablet')]: { gap: vars.space.sm } },
});
/** The edge of a button on the colour of the header. */
export const outlined = screenStyle({
  display: 'inline-flex',
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 ${vars.border.control} color-mix(in srgb, currentColor 55%, transparent)`,
});
/** Has the size of balance, deposit and customer service until they come. */
export const accountRoom = screenStyle({
  inlineSize: '9.75rem',
  blockSize: '2.25rem',
  marginInlineEnd: vars.size.control,
  borderRadius: vars.radius.control,
  backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)',
  '@media': { [from('desktop')]: { marginInlineEnd: 0 } },
});
