import type { ReactNode } from 'react';
import { figure, list, name as nameClass, value as valueClass } from './Figures.css.ts';

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
}

/** Named sums beside each other, such as stakes, wins and the result of some days. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={list}>
      {figures.map(({ name, value }) => (
        <div key={name} className={figure}>
          <dt className={nameClass}>{name}</dt>
          <dd className={valueClass}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
