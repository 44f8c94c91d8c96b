import type { ReactNode } from 'react';
import { classes } from '../Box/element.ts';
import {
  figure,
  list,
  name as nameClass,
  smallFigure,
  smallList,
  smallName,
  smallValue,
  value as valueClass,
} from './Figures.css.ts';

export const figureSizes = ['sm', 'md'] as const;

/** A figure of `Figures`. */
export interface Figure {
  /** The name, which is different for each figure. */
  name: string;
  /** The value: an amount, a count or a link to what it is made of. */
  value: ReactNode;
}

export interface FiguresProps {
  /** The figures in order; the first is read first. */
  figures: readonly Figure[];
  /** `sm` fits three beside each other on a phone. @default 'md' */
  size?: (typeof figureSizes)[number];
}

/** Named sums beside each other, such as stakes, wins and the result of some days. */
export function Figures({ figures, size = 'md' }: FiguresProps) {
  const small = size === 'sm';
  return (
    <dl className={classes(list, small && smallList)}>
      {figures.map(({ name, value }) => (
        <div key={name} className={classes(figure, small && smallFigure)}>
          <dt className={classes(nameClass, small && smallName)}>{name}</dt>
          <dd className={classes(valueClass, small && smallValue)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
