import type { ReactNode, Ref } from 'react';
import { classes } from '../Box/element.ts';
import { aligns, heading, ruled, sizes } from './Heading.css.ts';

export const headingLevels = [1, 2, 3, 4] as const;
export const headingSizes = ['display', 'page', 'xxl', 'xl', 'section', 'lg', 'md'] as const;

export interface HeadingProps {
  /** The text of the heading. */
  children: ReactNode;
  /** The level in the outline of the page, independent of the size. */
  level: (typeof headingLevels)[number];
  /** The text size. @default by level: 'page', 'section', 'lg', 'md' */
  size?: (typeof headingSizes)[number];
  /** The text alignment. @default 'start' */
  align?: keyof typeof aligns;
  /** The id of the element. */
  id?: string;
  /** -1 makes the heading focusable by script, e.g. after a page change. */
  tabIndex?: -1;
  /** A ref to the heading element. */
  ref?: Ref<HTMLHeadingElement>;
}

const sizeOf = { 1: 'page', 2: 'section', 3: 'lg', 4: 'md' } as const;

/** The title of a page or section. That of a section has the brand's bar before it. */
export function Heading({ level, size = sizeOf[level], align = 'start', ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      {...rest}
      className={classes(
        heading,
        sizes[size],
        size === 'section' && align === 'start' && ruled,
        align !== 'start' && aligns[align],
      )}
    />
  );
}
