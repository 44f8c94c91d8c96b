import { type KeyboardEvent, useState } from 'react';
import type { DataPick } from './DataPick.ts';

/** Rows that belong to other rows. They follow the one that they belong to, as long as it is open. */
export interface DataTree<Row> {
  /** How deep a row is, from 1. */
  readonly level: (row: Row) => number;
  /** Whether the rows of a row are shown; null for a row without any. */
  readonly open: (row: Row) => boolean | null;
  readonly onOpen: (row: Row, open: boolean) => void;
  /** The name of the button that opens and closes a row. */
  readonly toggleLabel: (row: Row) => string;
}

/**
 * Properties that make rows a tree for keyboard and screen reader (the pattern `treegrid`): one row is in the tab order, the
 * arrows move between rows, to the right opens or enters, to the left closes or goes up, Enter follows the row, the space bar
 * picks it.
 */
export function useTreeRows<Row>(
  tree: DataTree<Row> | undefined,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  pick?: DataPick<Row>,
): (row: Row) => object {
  const [focused, setFocused] = useState<string | null>(null);
  if (tree === undefined) return () => ({});
  const keys = rows.map(rowKey);
  const stop = focused !== null && keys.includes(focused) ? focused : keys[0];
  const onKeyDown = (row: Row, event: KeyboardEvent<HTMLElement>): void => {
    const line = event.currentTarget;
    // The keys of what is inside a row are its own.
    if (event.target !== line) return;
    const open = tree.open(row);
    switch (event.key) {
      case 'ArrowDown':
        focus(line.nextElementSibling);
        break;
      case 'ArrowUp':
        focus(line.previousElementSibling);
        break;
      case 'Home':
        focus(line.parentElement?.firstElementChild);
        break;
      case 'End':
        focus(line.parentElement?.lastElementChild);
        break;
      case 'ArrowRight':
        if (open === false) tree.onOpen(row, true);
        if (open === true) focus(line.nextElementSibling);
        break;
      case 'ArrowLeft':
        if (open === true) tree.onOpen(row, false);
        else focus(rowAbove(line));
        break;
      case 'Enter':
        line.querySelector('a')?.click();
        break;
      case ' ': {
        const picked = pick?.isPicked(row) ?? null;
        if (picked === null) return;
        pick?.onPick(row, !picked);
        break;
      }
      default:
        return;
    }
    event.preventDefault();
  };
  return (row) => {
    const key = rowKey(row);
    return {
      'aria-level': tree.level(row),
      'aria-expanded': tree.open(row) ?? undefined,
      'aria-selected': pick?.isPicked(row) ?? undefined,
      tabIndex: key === stop ? 0 : -1,
      onFocus: () => setFocused(key),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(row, event),
    };
  };
}

const focus = (line: Element | null | undefined): void => {
  if (line instanceof HTMLElement) line.focus();
};

const levelOf = (line: Element): number => Number(line.getAttribute('aria-level'));

/** The row that a row belongs to; undefined at the top. */
function rowAbove(line: Element): Element | null {
  let above = line.previousElementSibling;
  while (above !== null && levelOf(above) >= levelOf(line)) above = above.previousElementSibling;
  return above;
}
