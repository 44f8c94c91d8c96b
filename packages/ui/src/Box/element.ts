import type { ReactNode, Ref } from 'react';

/** Elements that only group. */
export const boxElements = [
  'div',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'aside',
  'nav',
  'ul',
  'ol',
  'li',
  'span',
] as const;
export type BoxElement = (typeof boxElements)[number];

/** What every layout component takes. */
export interface GroupProps {
  children?: ReactNode;
  /** The element, chosen for its meaning. @default 'div' */
  as?: BoxElement;
  id?: string;
  role?: 'group' | 'list' | 'region' | 'search' | 'status' | 'presentation';
  /** Names a landmark or a group. */
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-live'?: 'polite' | 'assertive';
  'aria-busy'?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Joins class names and leaves out what is not there. */
export const classes = (...names: readonly (string | undefined | false)[]): string => names.filter(Boolean).join(' ');
