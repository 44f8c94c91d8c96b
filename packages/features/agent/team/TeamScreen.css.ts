import { below } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const screen = screenStyle({ outline: 'none' });
export const path = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
});
export const step = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: vars.space.sm,
} as const;
export const filters = screenStyle(columns);
export const searchField = screenStyle({ gridColumn: '1 / -1' });
/** A line of their own, so that the two ends of a filter are side by side. */
export const dayFields = screenStyle(columns);
/** As high as a field, while the fields load. */
export const dayFilters = screenStyle({
  gridColumn: '1 / -1',
  minBlockSize: `calc(${vars.size.control} + ${vars.space.xxs} + ${vars.text.sm} * ${vars.leading.text})`,
});
export const ratesCell = screenStyle({ fontVariantNumeric: 'tabular-nums' });
export const rateSummary = screenStyle({ cursor: 'pointer', paddingBlock: vars.space.sm, whiteSpace: 'nowrap' });
export const rateList = screenStyle({ listStyle: 'none', margin: 0, padding: 0, whiteSpace: 'nowrap' });
/** Times and numbers of contracts in two lines. */
export const twoLines = screenStyle({
  display: 'block',
  minInlineSize: '9rem',
  '@container': { '(width < 40rem)': { minInlineSize: 0 } },
});
export const person = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '9rem',
  overflowWrap: 'anywhere',
  lineHeight: vars.leading.control,
  '@media': { [below('tablet')]: { inlineSize: '6.5rem' } },
});
export const account = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space.xxs, minInlineSize: 0 });
/** One line below the account, of which the end gives way. */
export const about = screenStyle({
  display: 'block',
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** In one line, so that no row is higher than the others. */
export const tagsLine = screenStyle({ display: 'inline-block', inlineSize: 'max-content' });
/** Beside the name of an account that is online, which a screen reader is told. */
export const onlineDot = screenStyle({
  flex: 'none',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.positive,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});
/** Three figures in a row, six on a wide screen, from the beginning of the page as high as they stay. */
export const figuresBox = screenStyle({ minBlockSize: '2.875rem', alignContent: 'center' });
/** What players have won and lost, in the colours of the agent's side: green is what the agent earns. */
export const won = screenStyle({ color: vars.color.negative });
export const lost = screenStyle({ color: vars.color.positive });
/** At the end of the filters, as high as their fields. */
export const viewsCell = screenStyle({ alignSelf: 'end' });
