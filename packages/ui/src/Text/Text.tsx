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
  children: ReactNode;
  /** @default 'p' */
  as?: (typeof textElements)[number];
  /** @default 'md' */
  size?: (typeof textSizes)[number];
  /** `inherit` and `muted` fit whatever surface they stand on. A status also needs a word or an icon. @default 'inherit' */
  tone?: (typeof textTones)[number];
  /** @default 'regular' */
  weight?: (typeof textWeights)[number];
  /** @default 'start' */
  align?: keyof typeof aligns;
  /** Digits of one width, for what stands in columns or counts. @default false */
  numeric?: boolean;
  /** The face for long reading. @default false */
  reading?: boolean;
  /** Cuts the text off after so many lines; all of it must be readable elsewhere. */
  lines?: keyof typeof clamps;
  id?: string;
  /** The language of the text, where it is not the page's. */
  lang?: string;
  ref?: Ref<HTMLElement>;
}

/** Running text and small print. */
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
