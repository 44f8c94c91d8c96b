import { styleVariants } from '@vanilla-extract/css';
import { ink } from '../Box/surfaces.css.ts';
import { vars } from '../theme/contract.css.ts';
import { fewWords, proportional } from '../theme/largeText.ts';
import { inKit, kitStyle } from '../theme/style.ts';

/** Matches a row on a phone. */
const phone = '(max-width: 24rem)';
/** Matches a row on a phone of up to 360 px. */
const small = '(max-width: 20.5rem)';
/** Matches a row on a phone of 320 px. */
const smallest = '(max-width: 18.5rem)';

/** Four lines, one of them the second of a long name, have room in the height of a row; so has a name of one line to breathe. */
const lines = { one: '1.25', side: '1.4em', wrapped: '1.28' } as const;

export const row = kitStyle({
  position: 'relative',
  minInlineSize: 0,
  containerType: 'inline-size',
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&:has(a:focus-visible)': { outline: `${vars.border.focus} solid ${ink.focus}`, outlineOffset: '-3px' },
  },
});
export const layout = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.xs,
  minBlockSize: vars.size.row,
  paddingInline: vars.space.sm,
  '@container': {
    // Names have a few letters more.
    [phone]: { paddingInline: vars.space.xs },
    // Large text on a phone: the prices get a line of their own.
    [fewWords]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.xxs, paddingBlock: vars.space.xs },
  },
});
export const facts = kitStyle({
  display: 'grid',
  minInlineSize: 0,
  selectors: {
    '&[data-column]': { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: vars.space.sm },
  },
  '@container': { [fewWords]: { selectors: { '&[data-column]': { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
});
export const when = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minInlineSize: 0,
  fontSize: vars.text.xs,
  lineHeight: lines.one,
  fontVariantNumeric: 'tabular-nums',
  color: ink.muted,
  selectors: {
    '&[data-live]': { fontWeight: vars.weight.strong, color: vars.color.live },
    // As wide in each row, for the names to begin below one another.
    '[data-column] > &': {
      flexDirection: 'column',
      alignItems: 'start',
      gap: 0,
      inlineSize: '4.5em',
      fontSize: vars.text.sm,
      fontWeight: vars.weight.strong,
      lineHeight: vars.leading.heading,
      color: 'inherit',
    },
  },
});
/** Below the time in its column. */
export const note = kitStyle({
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  color: ink.muted,
  whiteSpace: 'nowrap',
});
export const dot = kitStyle({
  flex: 'none',
  inlineSize: proportional('0.5rem'),
  blockSize: proportional('0.5rem'),
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.live,
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
});
/** The row draws the focus ring. */
export const cover = kitStyle({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  touchAction: 'manipulation',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
export const sides = kitStyle({ display: 'grid', minInlineSize: 0 });
export const side = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minInlineSize: 0,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: lines.wrapped,
  minBlockSize: lines.side,
  '@container': { [fewWords]: { lineHeight: vars.leading.control } },
});
export const colours = kitStyle({
  flex: 'none',
  inlineSize: proportional('0.5rem'),
  blockSize: proportional('0.875rem'),
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: '0.125rem',
  forcedColorAdjust: 'none',
});
const mark = {
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: proportional('0.625rem'),
  blockSize: proportional('0.625rem'),
  border: '2px solid',
  borderRadius: vars.radius.pill,
} as const;
export const corner = styleVariants({
  red: inKit({ ...mark, borderColor: vars.color.sideRed }),
  blue: inKit({ ...mark, borderColor: vars.color.sideBlue, backgroundColor: vars.color.sideBlue }),
});
/** A name breaks where it is too long for a line; a clock keeps to one, but where little would be left of it. */
export const name = kitStyle({
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    [`${when} > &`]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    // A time with its day has two lines in its column.
    [`[data-column] > ${when} > &`]: { flexGrow: 0, whiteSpace: 'normal' },
  },
  '@container': {
    [fewWords]: { selectors: { [`${when} > &`]: { whiteSpace: 'normal' } } },
    // Rather a line more than half a word of what stands beside the time.
    [smallest]: { selectors: { [`${when} > &`]: { whiteSpace: 'normal' } } },
  },
});
export const score = kitStyle({
  flex: 'none',
  minInlineSize: '1ch',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: { '&[data-live]': { color: vars.color.live } },
});
export const markets = kitStyle({
  display: 'flex',
  gap: vars.space.sm,
  minInlineSize: 0,
  // Above the link that covers the row; what is only shown lets the link be pressed through it.
  selectors: { '&:has(button)': { position: 'relative', zIndex: 1 } },
  '@container': { [fewWords]: { flexWrap: 'wrap' } },
});

const columns = (count: number, width: string) => ({
  gridTemplateColumns: `repeat(${count}, ${proportional(width)})`,
});
/** As wide as the place, where the prices have a line of their own. */
const wide = (count: number) => ({
  [fewWords]: { flexGrow: 1, gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
});

const market = kitStyle({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });
/** A market by the number of its prices. */
export const marketsOf = styleVariants({
  two: [market, inKit({ ...columns(2, '5rem'), '@container': { [phone]: columns(2, '4.25rem'), ...wide(2) } })],
  three: [market, inKit({ ...columns(3, '3.25rem'), '@container': { [small]: columns(3, '2.75rem'), ...wide(3) } })],
});
/** The same where others stand beside it. */
export const marketsBeside = styleVariants({
  two: [market, inKit({ ...columns(2, '3.5rem'), '@container': wide(2) })],
  three: [market, inKit({ ...columns(3, '4rem'), '@container': wide(3) })],
});
