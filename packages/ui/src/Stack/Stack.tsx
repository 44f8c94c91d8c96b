import type { Ref } from 'react';
import { classes, type GroupProps } from '../Box/element.ts';
import { type Align, aligns, type Gap, gaps } from '../Box/layout.css.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends GroupProps {
  /** Between items. @default 'md' */
  gap?: Gap;
  /** Where items stand across the stack; `stretch` makes them as wide as it is. @default 'stretch' */
  align?: Exclude<Align, 'baseline'>;
}

/** Things below one another, the same distance apart. */
export function Stack({ as = 'div', gap = 'md', align = 'stretch', ref, ...rest }: StackProps) {
  const Element = as as 'div';
  return <Element {...rest} ref={ref as Ref<HTMLDivElement>} className={classes(stack, gaps[gap], aligns[align])} />;
}
