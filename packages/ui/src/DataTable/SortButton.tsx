import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { sortButton, sortSign } from './DataTable.css.ts';

interface SortButtonProps {
  /** How the column is sorted now. */
  sorted: 'asc' | 'desc' | undefined;
  onSort: () => void;
  children: string;
}

const icons = { asc: ArrowUp, desc: ArrowDown };

/** The heading of a column that sorts the rows. The heading says how it is sorted (`aria-sort`). */
export function SortButton({ sorted, onSort, children }: SortButtonProps) {
  return (
    <button type="button" className={sortButton} data-sorted={sorted} onClick={onSort}>
      <span>{children}</span>
      <span className={sortSign}>
        <Icon of={sorted ? icons[sorted] : ChevronsUpDown} size="text" />
      </span>
    </button>
  );
}
