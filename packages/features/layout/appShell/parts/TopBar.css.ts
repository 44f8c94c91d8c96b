import { below, from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { fewWords } from '#ui/theme/largeText.ts';
import { screenStyle } from '#ui/theme/style.ts';

const app = '(display-mode: standalone)';

export const bar = screenStyle({
  containerType: 'inline-size',
  backgroundColor: vars.color.chrome,
  color: vars.color.onChrome,
  paddingBlock: `calc(${vars.space.xs} + env(safe-area-inset-top)) ${vars.space.xs}`,
  '@media': { [from('desktop')]: { paddingBlock: `${vars.space.xxs} ${vars.space.xs}` } },
});
/** The way back, which only the installed app shows; on a computer, its window has one. */
export const inApp = screenStyle({
  display: 'none',
  flex: 'none',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  color: 'inherit',
  // An arrow without a drawing of its own, which every visit would load.
  '::before': {
    content: '',
    inlineSize: '0.6875rem',
    blockSize: '0.6875rem',
    marginInlineStart: '0.25rem',
    border: 'solid currentColor',
    borderWidth: '0 0 2px 2px',
    transform: 'rotate(45deg)',
  },
  '@media': { [`${below('desktop')} and ${app}`]: { display: 'grid' } },
});
export const notInApp = screenStyle({ '@media': { [app]: { display: 'none' } } });
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
