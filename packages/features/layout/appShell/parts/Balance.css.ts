import { globalStyle } from '@vanilla-extract/css';
import { below, from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { fewWords } from '#ui/theme/largeText.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';
import { narrowest, row } from '../AppShell.css.ts';
import { search } from './TopBar.css.ts';

/** Up to the usual width of a phone. */
const onPhones = '(max-width: 26rem)';

/** The balance with the deposit at its end. */
export const pill = screenStyle({
  display: 'flex',
  alignItems: 'center',
  // Never truncated or wrapped; the brand name shrinks instead.
  flexShrink: 0,
  gap: vars.space.xxs,
  borderRadius: vars.radius.control,
  backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)',
});
/** On phones the sheet that the balance opens has the buttons. */
export const tools = screenStyle({
  display: 'none',
  '@media': { [from('desktop')]: { display: 'contents' } },
});
/** As wide as a usual balance also before it has come, so that nothing moves. */
export const amount = screenStyle({
  minInlineSize: '5.75em',
  paddingInline: vars.space.sm,
  fontWeight: vars.weight.strong,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.control,
  textAlign: 'center',
  '@media': {
    [onPhones]: { paddingInline: vars.space.xs },
    [narrowest]: { minInlineSize: '5.5em', fontSize: vars.text.xs },
  },
  '@container': { [fewWords]: { minInlineSize: 0, paddingInline: vars.space.xs, fontSize: vars.text.xs } },
});
/** Eight digits and more, which leave the deposit its place on a phone. */
export const long = screenStyle({
  '@media': { [below('tablet')]: { paddingInline: vars.space.xxs, fontSize: vars.text.xs } },
});
/** The balance as the button of the wallet. */
export const opener = screenStyle({
  minBlockSize: vars.size.touch,
  color: 'inherit',
  // As high as the buttons beside it.
  '@media': { [from('desktop')]: { minBlockSize: '2.25rem' } },
});
export const failure = screenStyle({
  fontSize: vars.text.xs,
  whiteSpace: 'nowrap',
  '@media': { [from('tablet')]: { fontSize: 'inherit' } },
});
/** The sentence without a connection: in two lines on phones, as wide as what it stands for. */
export const waiting = screenStyle({
  display: 'block',
  maxInlineSize: '8.5em',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.control,
  '@media': { [from('tablet')]: { maxInlineSize: 'none', fontSize: 'inherit' } },
});
// Both have the place of the search on phones, and a long one on the narrowest that of the mark: the bottom bar has both ways.
globalStyle(`${row}:has(${long}, ${waiting}) ${search}`, {
  '@media': { [onPhones]: { '@layer': { [screenLayer]: { display: 'none' } } } },
});
globalStyle(`${row}:has(${long}) [data-brand-mark]`, {
  '@media': { [narrowest]: { '@layer': { [screenLayer]: { display: 'none' } } } },
});
export const age = screenStyle({
  display: 'block',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.control,
});
export const deposit = screenStyle({ display: 'flex' });
globalStyle(`${deposit} > a`, {
  '@media': {
    [onPhones]: { '@layer': { [screenLayer]: { paddingInline: vars.space.xs } } },
    [narrowest]: { '@layer': { [screenLayer]: { fontSize: vars.text.xs } } },
  },
});
/** The deposit keeps its place behind a sheet that has the golden action. */
export const behind = screenStyle({ visibility: 'hidden' });
