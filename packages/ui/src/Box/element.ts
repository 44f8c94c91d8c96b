import type { ReactNode, Ref } from 'react';

/** Elements that a layout component can render. */
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
/** The name of an element in `boxElements`. */
export type BoxElement = (typeof boxElements)[number];

/** Props shared by all layout components. */
export interface GroupProps {
  /** The content. */
  children?: ReactNode;
  /** The HTML element to render. Choose it for its meaning. @default 'div' */
  as?: BoxElement;
  /** The id of the element. */
  id?: string;
  /** The ARIA role, where the element does not imply it. */
  role?: 'group' | 'list' | 'region' | 'search' | 'status' | 'presentation';
  /** The accessible name of a landmark or group. */
  'aria-label'?: string;
  /** The id of the element that names the landmark or group. */
  'aria-labelledby'?: string;
  /** The id of the element that describes the landmark or group. */
  'aria-describedby'?: string;
  /** How changes of the content are announced. */
  'aria-live'?: 'polite' | 'assertive';
  /** Marks the content as loading. */
  'aria-busy'?: boolean;
  /** A ref to the element. */
  ref?: Ref<HTMLElement>;
}

/** Joins class names, ignoring undefined, false and empty ones. */
export const classes = (...names: readonly (string | undefined | false)[]): string => names.filter(Boolean).join(' ');
