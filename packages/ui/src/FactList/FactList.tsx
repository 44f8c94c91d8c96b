import type { ReactNode } from 'react';
import { fact, list, name, value as valueClass } from './FactList.css.ts';

export interface FactListProps {
  /** One `Fact` per line. */
  children: ReactNode;
  /** The accessible name of the list. */
  'aria-label'?: string;
}

/** Named values in lines, such as the details of an order. Contains `Fact`s. */
export function FactList({ children, 'aria-label': label }: FactListProps) {
  return (
    <dl aria-label={label} className={list}>
      {children}
    </dl>
  );
}

export interface FactProps {
  /** The name of the value. */
  label: ReactNode;
  /** The value. */
  children: ReactNode;
  /** Whether the browser may translate the value: not codes, references and names. @default 'yes' */
  translate?: 'yes' | 'no';
}

/** A named value of a `FactList`. A long value wraps below its name. */
export function Fact({ label, children, translate }: FactProps) {
  return (
    <div className={fact}>
      <dt className={name}>{label}</dt>
      <dd translate={translate} className={valueClass}>
        {children}
      </dd>
    </div>
  );
}
