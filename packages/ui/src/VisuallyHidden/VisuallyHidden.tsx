import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export const visuallyHiddenElements = ['span', 'div', 'h1', 'h2', 'h3'] as const;

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** @default 'span' */
  as?: (typeof visuallyHiddenElements)[number];
  id?: string;
}

/** Read out, and not seen. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={visuallyHidden} />;
}
