import type { ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { pickBox, picked as pickedClass } from './TableRow.css.ts';

/** Rows that can be picked. */
export interface DataPick<Row> {
  /** Whether a row is picked; null for a row that cannot be. */
  readonly isPicked: (row: Row) => boolean | null;
  readonly onPick: (row: Row, picked: boolean) => void;
  /** The name of the box of a row. */
  readonly label: (row: Row) => string;
}

interface RowPickProps<Row> {
  pick: DataPick<Row>;
  row: Row;
  /** What names the row. */
  name: ReactNode;
}

/** The box of a row, before its name. In a row that folds, a tap beside the sign that unfolds it is one on the box. */
export function RowPick<Row>({ pick, row, name }: RowPickProps<Row>) {
  const picked = pick.isPicked(row);
  if (picked === null) return name;
  return (
    <div className={pickedClass}>
      <div className={pickBox}>
        <Checkbox
          label={<VisuallyHidden>{pick.label(row)}</VisuallyHidden>}
          checked={picked}
          onChange={(next) => pick.onPick(row, next)}
        />
      </div>
      {name}
    </div>
  );
}
