import type { ReactNode } from 'react';

/**
 * Gives a text that stands beside other children an element of its own. React keeps a reference to a text node with
 * siblings, and fails when the translation of a browser has replaced it; the text of an element it sets through the element.
 */
export const ownElement = (children: ReactNode): ReactNode =>
  typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children;
