import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { kitLayer } from '../theme/layers.css.ts';
import { kitStyle } from '../theme/style.ts';

/** The CSS variable with the number of rows in view. */
export const rowCount = '--row-count';
const row = `calc(${vars.size.touch} + ${vars.space.sm})`;

export const board = kitStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs });

/** Has a fixed height, so that nothing has to be measured. */
export const frame = kitStyle({ blockSize: `calc(var(${rowCount}) * ${row})` });
export const scrolls = kitStyle({ overflowY: 'auto', overscrollBehavior: 'contain', scrollbarWidth: 'thin' });
export const animated = kitStyle({
  overflow: 'clip',
  maskImage: `linear-gradient(transparent, black ${vars.space.sm}, black calc(100% - ${vars.space.sm}), transparent)`,
  '@media': { '(forced-colors: active)': { maskImage: 'none' } },
});

export const line = kitStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${line} > li`, {
  '@layer': {
    [kitLayer]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'center', minBlockSize: row },
  },
});

export const control = kitStyle({ justifySelf: 'end' });
