import type { ReactNode } from 'react';
import { gaps, inline } from './Inline.css.ts';

export interface InlineProps {
  children: ReactNode;
  /** Between items, in both directions. @default 'sm' */
  gap?: keyof typeof gaps;
}

/** Things beside one another, wrapping when the line is full. */
export function Inline({ children, gap = 'sm' }: InlineProps) {
  return <div className={`${inline} ${gaps[gap]}`}>{children}</div>;
}
