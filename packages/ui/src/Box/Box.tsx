import type { Ref } from 'react';
import { bordered, box, radii, shadows, widths } from './Box.css.ts';
import { classes, type GroupProps } from './element.ts';
import { type Gap, paddingBlocks, paddingInlines, paddings, type Space } from './layout.css.ts';
import { surfaces } from './surfaces.css.ts';

export const boxTones = Object.keys(surfaces) as readonly BoxTone[];
export type BoxTone = keyof typeof surfaces;
export const boxWidths = ['full', 'content', 'reading'] as const;

export interface BoxProps extends GroupProps {
  /** The surface, with the text colours that belong on it. Without one, whatever is behind shows. */
  tone?: BoxTone;
  /** On all four sides. */
  padding?: Space;
  /** Before and after, instead of `padding`. */
  paddingInline?: Gap;
  /** Above and below, instead of `padding`. */
  paddingBlock?: Gap;
  /** Of the corners. */
  radius?: keyof typeof radii;
  /** How far it stands off the page. */
  shadow?: keyof typeof shadows;
  /** A hairline around. @default false */
  border?: boolean;
  /** `content` is the column of the page, `reading` a line length that reads well. */
  width?: (typeof boxWidths)[number];
}

/** A piece of surface: tone, padding, corners. For order within, put a `Stack`, `Inline` or `Grid` inside. */
export function Box({
  as = 'div',
  tone,
  padding,
  paddingInline,
  paddingBlock,
  radius,
  shadow,
  border = false,
  width,
  ref,
  ...rest
}: BoxProps) {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      className={classes(
        box,
        tone && surfaces[tone],
        padding && paddings[padding],
        paddingInline && paddingInlines[paddingInline],
        paddingBlock && paddingBlocks[paddingBlock],
        radius && radii[radius],
        shadow && shadows[shadow],
        border && bordered,
        width && widths[width],
      )}
    />
  );
}
