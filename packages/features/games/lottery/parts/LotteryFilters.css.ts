import { globalStyle } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const filters = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
// The filters fill their row, whatever their number.
globalStyle(`${filters} > *`, { '@layer': { [screenLayer]: { flex: '1 1 8.5rem', minInlineSize: 0 } } });

export const search = screenStyle({
  flexBasis: '100%',
  '@media': { [from('tablet')]: { flex: '2 1 16rem' } },
});
