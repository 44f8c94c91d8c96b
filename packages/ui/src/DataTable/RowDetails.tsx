import type { ReactNode } from 'react';
import { rowDetails } from './TableRow.css.ts';

/** A part of a cell that a narrow table leaves out until the row is unfolded, such as a reference. */
export const RowDetails = ({ children }: { children: ReactNode }) => <div className={rowDetails}>{children}</div>;
