import type { Ref } from 'react';
import { classes, type GroupProps } from '../Box/element.ts';
import { type Align, aligns, type Gap, gaps, type Justify, justifies } from '../Box/layout.css.ts';
import { inline, wrapping } from './Inline.css.ts';

export interface InlineProps extends GroupProps {
  /** Between items, in both directions. @default 'sm' */
  gap?: Gap;
  /** Where items stand across the line. @default 'center' */
  align?: Align;
  /** Where the room that is left over goes. @default 'start' */
  justify?: Justify;
  /** Whether a full line goes on below. @default true */
  wrap?: boolean;
}

/** Things beside one another, wrapping when the line is full. */
export function Inline({
  as = 'div',
  gap = 'sm',
  align = 'center',
  justify = 'start',
  wrap = true,
  ref,
  ...rest
}: InlineProps) {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      className={classes(inline, gaps[gap], aligns[align], justify !== 'start' && justifies[justify], wrap && wrapping)}
    />
  );
}
