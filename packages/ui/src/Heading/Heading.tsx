import type { ReactNode, Ref } from 'react';
import { classes } from '../Box/element.ts';
import { aligns, heading, sizes } from './Heading.css.ts';

export const headingLevels = [1, 2, 3, 4] as const;
export const headingSizes = ['display', 'xxl', 'xl', 'lg', 'md'] as const;

export interface HeadingProps {
  children: ReactNode;
  /** Its place in the outline of the page, whatever its size. */
  level: (typeof headingLevels)[number];
  /** @default by level: 'xxl', 'xl', 'lg', 'md' */
  size?: (typeof headingSizes)[number];
  /** @default 'start' */
  align?: keyof typeof aligns;
  id?: string;
  /** -1 lets a script move the focus here, as after a change of page. */
  tabIndex?: -1;
  ref?: Ref<HTMLHeadingElement>;
}

const sizeOf = { 1: 'xxl', 2: 'xl', 3: 'lg', 4: 'md' } as const;

/** The title of a page or of a part of it. */
export function Heading({ level, size = sizeOf[level], align = 'start', ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={classes(heading, sizes[size], align !== 'start' && aligns[align])} />;
}
