import type { Ref } from 'react';
import { classes, type GroupProps } from '../Box/element.ts';
import { type Gap, gaps } from '../Box/layout.css.ts';
import { columnClasses, fills, grid } from './Grid.css.ts';

export const gridWidths = ['phone', 'tablet', 'desktop', 'wide', 'full'] as const;
export const gridFills = ['small', 'medium', 'large'] as const;
/** The supported numbers of columns. */
export type GridColumns = keyof (typeof columnClasses)['phone'];

export interface GridProps extends GroupProps {
  /** The number of columns, for all screen widths or per breakpoint. A value applies to larger breakpoints too. @default 1 */
  columns?: GridColumns | { readonly [width in (typeof gridWidths)[number]]?: GridColumns };
  /** Fits as many columns as possible with this minimum width: 7, 10 or 16rem. Overrides `columns`. */
  fill?: (typeof gridFills)[number];
  /** The space between items, in both directions. @default 'md' */
  gap?: Gap;
}

/** Arranges children in columns of equal width. */
export function Grid({ as = 'div', columns = 1, fill, gap = 'md', ref, ...rest }: GridProps) {
  const Element = as as 'div';
  const counted = typeof columns === 'number' ? { phone: columns } : columns;
  const layout = fill
    ? [fills[fill]]
    : gridWidths.map((width) => {
        const count = counted[width];
        return count && columnClasses[width][count];
      });
  return <Element {...rest} ref={ref as Ref<HTMLDivElement>} className={classes(grid, gaps[gap], ...layout)} />;
}
