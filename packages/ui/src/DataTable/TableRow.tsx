import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classes } from '../Box/element.ts';
import { Icon } from '../Icon/Icon.tsx';
import { fold, row as rowClass } from './TableRow.css.ts';

/** What goes into the cell that names a row: the id of its content, and the button that unfolds the row. */
export interface RowFold {
  readonly nameId: string;
  readonly button: ReactNode;
}

/** Browsers drop the role of a row whose `display` changes. */
const row = { role: 'row' };

interface TableRowProps {
  /** The name of the button that unfolds the row, to which the name of the row is added; none for a row that is always unfolded. */
  unfoldLabel: string | undefined;
  className?: string | undefined;
  /** Further properties of the row, such as those of a tree. */
  more?: object;
  children: (fold: RowFold) => ReactNode;
}

/** A row. In a narrow table it is folded; only what is unfolded is drawn again. */
export function TableRow({ unfoldLabel, className, more, children }: TableRowProps) {
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const folds = unfoldLabel !== undefined;
  const nameId = `${id}name`;
  const button = folds && (
    <button
      type="button"
      id={id}
      data-fold
      aria-label={unfoldLabel}
      aria-labelledby={`${id} ${nameId}`}
      aria-expanded={unfolded}
      className={fold}
      onClick={() => setUnfolded(!unfolded)}
    >
      <Icon of={unfolded ? ChevronUp : ChevronDown} size="small" />
    </button>
  );
  return (
    <tr
      {...row}
      {...more}
      className={classes(rowClass, className)}
      data-folds={folds || undefined}
      data-open={!folds || unfolded || undefined}
    >
      {children({ nameId, button })}
    </tr>
  );
}
