import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export const visuallyHiddenElements = ['span', 'div', 'h1', 'h2', 'h3'] as const;

export interface VisuallyHiddenProps {
  /** The text for screen readers. */
  children: ReactNode;
  /** The HTML element to render. @default 'span' */
  as?: (typeof visuallyHiddenElements)[number];
  /** The id of the element. */
  id?: string;
}

/** Hides text visually while keeping it available to screen readers. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={visuallyHidden} />;
}
