import type { Ref } from 'react';
import { classes, type GroupProps } from '../Box/element.ts';
import { type Align, aligns, type Gap, gaps } from '../Box/layout.css.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends GroupProps {
  /** The space between items. @default 'md' */
  gap?: Gap;
  /** The horizontal alignment of the items. `stretch` gives them the full width. @default 'stretch' */
  align?: Exclude<Align, 'baseline'>;
}

/** Arranges children in a column with equal gaps. */
export function Stack({ as = 'div', gap = 'md', align = 'stretch', ref, ...rest }: StackProps) {
  const Element = as as 'div';
  return <Element {...rest} ref={ref as Ref<HTMLDivElement>} className={classes(stack, gaps[gap], aligns[align])} />;
}
