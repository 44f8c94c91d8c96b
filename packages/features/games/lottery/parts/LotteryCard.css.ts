import { globalStyle } from '@vanilla-extract/css';
import { cardEdge } from '#ui/theme/cardEdge.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { proportional } from '#ui/theme/largeText.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** A card of two columns on a phone of 360 px and less. */
const narrow = '(max-width: 8.5rem)';

/** Parts align across the cards of a line, because the one with the name takes the spare height. */
export const card = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto auto',
  gap: vars.space.xs,
  blockSize: '100%',
  minInlineSize: 0,
  padding: vars.space.sm,
  ...cardEdge,
  outline: '1px solid transparent',
  containerType: 'inline-size',
  // Keeps a card clear of the bars at the top and bottom when it is scrolled into view.
  scrollMarginBlock: '6rem',
});
export const namedCard = screenStyle({ outline: `${vars.border.focus} solid ${vars.color.accent}` });
export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xxs,
  // The height of the ring, also with words in its place, which take two lines in a narrow card.
  minBlockSize: '3.25rem',
  '@container': { '(max-width: 6.5rem)': { flexWrap: 'wrap' } },
});
export const emblem = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  inlineSize: proportional('2.75rem'),
  aspectRatio: '1',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});
export const picture = screenStyle({ position: 'absolute', inset: 0 });
/** The place of a ring that is not known yet. */
export const ringPlace = screenStyle({
  inlineSize: '3.25rem',
  blockSize: '3.25rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.placeholder,
});
export const name = screenStyle({
  fontSize: vars.text.md,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
});
/** A line below the name, which keeps its height. What it pays, or that it is closed, may take two where a card is narrow. */
export const line = screenStyle({
  minBlockSize: '1lh',
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.text,
  color: vars.color.onSurfaceMuted,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { minBlockSize: '2lh' } },
});
/** The number of a draw is the first to go where a card is narrow. */
export const numero = screenStyle({ '@container': { [narrow]: { display: 'none' } } });
/** The latest result, which leads to the details of the lottery. Its target is as tall as a finger needs. */
export const latest = screenStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.xs}`,
  minBlockSize: '1.75rem',
  borderRadius: vars.radius.control,
  color: vars.color.onSurfaceMuted,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.text,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: `min(0px, calc((100% - ${vars.size.touch}) / 2)) 0` },
  },
});
const inCards = '(max-width: 12rem)';
export const latestDate = screenStyle({ '@container': { [inCards]: { display: 'none' } } });
/** Five and six digits have the line of a narrow card for themselves. */
export const latestWord = screenStyle({
  '@container': { [inCards]: { selectors: { '&[data-long]': { display: 'none' } } } },
});
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xxs });
globalStyle(`${actions} > a`, { '@layer': { [screenLayer]: { flex: '1 1 4rem', minInlineSize: 0 } } });
export const actionsPlace = screenStyle({
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.placeholder,
});
