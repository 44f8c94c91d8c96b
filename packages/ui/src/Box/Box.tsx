import type { Ref } from 'react';
import { bordered, box, radii, shadows, widths } from './Box.css.ts';
import { classes, type GroupProps } from './element.ts';
import { type Gap, paddingBlocks, paddingInlines, paddings, type Space } from './layout.css.ts';
import { surfaces } from './surfaces.css.ts';

export const boxTones = Object.keys(surfaces) as readonly BoxTone[];
export type BoxTone = keyof typeof surfaces;
export const boxWidths = ['full', 'content', 'reading'] as const;

export interface BoxProps extends GroupProps {
  /** The background together with its text colours. Transparent if omitted. */
  tone?: BoxTone;
  /** The padding on all four sides. */
  padding?: Space;
  /** The padding at the inline start and end. Overrides `padding`. */
  paddingInline?: Gap;
  /** The padding at the top and bottom. Overrides `padding`. */
  paddingBlock?: Gap;
  /** The corner radius. */
  radius?: keyof typeof radii;
  /** The elevation above the page. */
  shadow?: keyof typeof shadows;
  /** Draws a hairline border. @default false */
  border?: boolean;
  /** The width: the full width, the centred `content` column, or a `reading` line length. */
  width?: (typeof boxWidths)[number];
}

/** A surface with a tone, padding and corners. To arrange its children, put a `Stack`, `Inline` or `Grid` inside. */
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
