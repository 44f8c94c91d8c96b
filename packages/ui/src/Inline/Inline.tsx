import type { Ref } from 'react';
import { classes, type GroupProps } from '../Box/element.ts';
import { type Align, aligns, type Gap, gaps, type Justify, justifies } from '../Box/layout.css.ts';
import { inline, wrapping } from './Inline.css.ts';

export interface InlineProps extends GroupProps {
  /** The space between items, in both directions. @default 'sm' */
  gap?: Gap;
  /** The vertical alignment of the items. @default 'center' */
  align?: Align;
  /** The horizontal distribution of the items. @default 'start' */
  justify?: Justify;
  /** Wraps items to the next line when the line is full. @default true */
  wrap?: boolean;
}

/** Arranges children in a row that wraps. */
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
