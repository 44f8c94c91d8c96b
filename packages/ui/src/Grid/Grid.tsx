import type { Ref } from 'react';
import { classes, type GroupProps } from '../Box/element.ts';
import { type Gap, gaps } from '../Box/layout.css.ts';
import { columnClasses, fills, grid } from './Grid.css.ts';

export const gridWidths = ['phone', 'tablet', 'desktop', 'wide', 'full'] as const;
export const gridFills = ['small', 'medium', 'large'] as const;
export type GridColumns = keyof (typeof columnClasses)['phone'];

export interface GridProps extends GroupProps {
  /** How many columns: one number, or one for each width from which it holds. @default 1 */
  columns?: GridColumns | { readonly [width in (typeof gridWidths)[number]]?: GridColumns };
  /** Instead of counting: as many columns as fit, none narrower than this. */
  fill?: (typeof gridFills)[number];
  /** Between items, in both directions. @default 'md' */
  gap?: Gap;
}

/** Things in columns of the same width. */
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
