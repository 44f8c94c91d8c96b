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
export const dayFields = screenStyle({ ...columns, gridColumn: '1 / -1' });
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
  minInlineSize: '7rem',
  overflowWrap: 'anywhere',
  // In a folded row, side by side.
  '@container': {
    '(width < 40rem)': { display: 'flex', alignItems: 'baseline', gap: vars.space.xs, minInlineSize: 0 },
  },
});
/** One line in a folded row, of which the end gives way. */
export const noteLine = screenStyle({
  '@container': { '(width < 40rem)': { display: 'flex', gap: vars.space.xs, minInlineSize: 0, whiteSpace: 'nowrap' } },
});
export const wholeMoment = screenStyle({ flex: 'none', maxInlineSize: '100%' });
/** After the last bet in a folded row; a table has a column for them. */
export const foldedTags = screenStyle({
  display: 'none',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@container': { '(width < 40rem)': { display: 'block' } },
});
/** At the end of the filters, as high as their fields. */
export const viewsCell = screenStyle({ alignSelf: 'end' });
/** Gives way to the user name, which is unique. */
export const nickname = screenStyle({ flexShrink: 20, minInlineSize: '1.75rem' });
