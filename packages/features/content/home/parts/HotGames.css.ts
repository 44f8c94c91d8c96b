import { globalStyle } from '@vanilla-extract/css';
import { below, from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenLayer } from '#ui/theme/layers.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

/** Beside other blocks there is room for one column less than in a wider or a narrower window. */
const tight = `${from('desktop')} and ${below('wide')}`;

/** Three columns on a phone, more where there is room. The first tile is as large as four. */
export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: vars.space.xs,
  rowGap: '0.625rem',
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: vars.space.sm },
    [tight]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});
// Three rows of five.
globalStyle(`${grid} > :nth-child(n + 13)`, {
  '@media': { [tight]: { '@layer': { [screenLayer]: { display: 'none' } } } },
});
// Four rows are enough on a phone.
globalStyle(`${grid} > :nth-child(n + 10)`, {
  '@media': { [below('tablet')]: { '@layer': { [screenLayer]: { display: 'none' } } } },
});
