import type { ReactNode } from 'react';
import { wide as wideClass } from './DataTable.css.ts';

/** Makes a table as wide as one of lines needs, whatever is around it. */
export const Wide = ({ wide, children }: { wide: boolean; children: ReactNode }) =>
  wide ? <div className={wideClass}>{children}</div> : children;
