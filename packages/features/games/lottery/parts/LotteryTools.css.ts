import { globalStyle } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** The lists beside what opens the filters, which take a line of their own while they are open. */
export const tools = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space.xs });
export const lists = screenStyle({ flex: '1 1 9rem', minInlineSize: 0 });
export const fold = screenStyle({
  flex: 'none',
  minInlineSize: 0,
  selectors: { '&[open]': { flexBasis: '100%' } },
});
export const opener = screenStyle({
  cursor: 'pointer',
  listStyle: 'none',
  // In the middle of the line of lists.
  marginBlock: `calc((${vars.size.touch} - ${vars.size.controlSmall}) / 2)`,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const body = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm });
/** Placeholder with the height of the tags. */
export const tagsPlaceholder = screenStyle({ display: 'grid', alignItems: 'center', minBlockSize: vars.size.touch });

export const filters = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
// The filters fill their row, whatever their number.
globalStyle(`${filters} > *`, { '@layer': { [screenLayer]: { flex: '1 1 8.5rem', minInlineSize: 0 } } });
export const search = screenStyle({
  flexBasis: '100%',
  '@media': { [from('tablet')]: { flex: '2 1 16rem' } },
});
