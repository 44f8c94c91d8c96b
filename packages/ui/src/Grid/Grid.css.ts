import { styleVariants } from '@vanilla-extract/css';
import { type Breakpoint, from } from '../theme/breakpoints.ts';
import { inKit, kitStyle } from '../theme/style.ts';

export const grid = kitStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

const counts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 8: 8, 12: 12 } as const;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const columnsFrom = (name: Breakpoint) =>
  styleVariants(counts, (count) => inKit({ '@media': { [from(name)]: columns(count) } }), `from-${name}`);

/** In order of width: later declarations override earlier ones. */
export const columnClasses = {
  phone: styleVariants(counts, (count) => inKit(columns(count)), 'columns'),
  tablet: columnsFrom('tablet'),
  desktop: columnsFrom('desktop'),
  wide: columnsFrom('wide'),
  full: columnsFrom('full'),
};

/** As many columns as fit, with a minimum width. */
export const fills = styleVariants({ small: '7rem', medium: '10rem', large: '16rem' }, (width) =>
  inKit({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))` }),
);
