import type { ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { pickBox, picked as pickedClass } from './TableRow.css.ts';

interface RowPickProps {
  /** Null for a row that cannot be picked. */
  picked: boolean | null;
  /** The name of the box. */
  label: string;
  onPick: (picked: boolean) => void;
  /** What names the row. */
  children: ReactNode;
}

/** The box of a row, before its name. In a row that folds, a tap beside the sign that unfolds it is one on the box. */
export function RowPick({ picked, label, onPick, children }: RowPickProps) {
  if (picked === null) return children;
  return (
    <div className={pickedClass}>
      <div className={pickBox}>
        <Checkbox label={<VisuallyHidden>{label}</VisuallyHidden>} checked={picked} onChange={onPick} />
      </div>
      {children}
    </div>
  );
}
