import type { ReactNode, Ref } from 'react';
import { classes } from '../Box/element.ts';
import {
  aligns,
  clamps,
  numeric as numericClass,
  reading as readingClass,
  sizes,
  text,
  tones,
  weights,
} from './Text.css.ts';

export const textElements = ['p', 'span', 'div', 'strong', 'li', 'dt', 'dd', 'time'] as const;
export const textSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
export const textTones = ['inherit', 'muted', 'accent', 'positive', 'warning', 'negative'] as const;
export const textWeights = ['regular', 'medium', 'strong'] as const;

export interface TextProps {
  /** The text. */
  children: ReactNode;
  /** The HTML element to render. @default 'p' */
  as?: (typeof textElements)[number];
  /** The text size. @default 'md' */
  size?: (typeof textSizes)[number];
  /** The colour. `inherit` and `muted` work on every surface. A status also needs a word or an icon. @default 'inherit' */
  tone?: (typeof textTones)[number];
  /** The font weight. @default 'regular' */
  weight?: (typeof textWeights)[number];
  /** The text alignment. @default 'start' */
  align?: keyof typeof aligns;
  /** Uses tabular digits, for columns and counters. @default false */
  numeric?: boolean;
  /** Uses the typeface for long texts. @default false */
  reading?: boolean;
  /** Truncates the text after this number of lines. The full text must be available elsewhere. */
  lines?: keyof typeof clamps;
  /** The id of the element. */
  id?: string;
  /** The language of the text, if it differs from that of the page. */
  lang?: string;
  /** Whether the browser may translate it: not codes, references and names. @default 'yes' */
  translate?: 'yes' | 'no';
  /** A ref to the element. */
  ref?: Ref<HTMLElement>;
}

/** A paragraph or other running text. */
export function Text({
  as = 'p',
  size = 'md',
  tone = 'inherit',
  weight = 'regular',
  align = 'start',
  numeric = false,
  reading = false,
  lines,
  ref,
  ...rest
}: TextProps) {
  const Element = as as 'p';
  return (
    <Element
      {...rest}
      ref={ref as Ref<HTMLParagraphElement>}
      className={classes(
        text,
        sizes[size],
        weights[weight],
        tone !== 'inherit' && tones[tone],
        align !== 'start' && aligns[align],
        numeric && numericClass,
        reading && readingClass,
        lines && clamps[lines],
      )}
    />
  );
}
