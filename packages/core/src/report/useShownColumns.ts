import { useState } from 'react';
import { type Column, isOnScreen } from '#ui/DataTable/Column.ts';
import { type StoredName, localStore } from '../data/storage.ts';

const keyOf = (name: string): StoredName => `tableColumns:${name}`;

/** Reads the keys of columns that are hidden; none for anything that is no list. */
function readHidden(name: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStore.get(keyOf(name)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key): key is string => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export interface ShownColumns<Row> {
  /** The columns that are chosen, and those that are for files only. */
  readonly shown: readonly Column<Row>[];
  /** The columns that can be hidden: all that the screen can show but the first. */
  readonly offered: readonly Column<Row>[];
  /** Shows these of `offered`, and remembers it on this device. */
  readonly onShow: (keys: readonly string[]) => void;
}

/** The columns of a table that are shown. @param name under which the choice is kept; without it, all are shown */
export function useShownColumns<Row>(name: string | undefined, columns: readonly Column<Row>[]): ShownColumns<Row> {
  const [hidden, setHidden] = useState(() => (name === undefined ? [] : readHidden(name)));
  const offered = columns.filter(isOnScreen).slice(1);
  const isHidden = ({ key }: Column<Row>): boolean =>
    offered.some((column) => column.key === key) && hidden.includes(key);
  return {
    shown: columns.filter((column) => !isHidden(column)),
    offered: name === undefined ? [] : offered,
    onShow(keys) {
      const others = offered.map(({ key }) => key).filter((key) => !keys.includes(key));
      setHidden(others);
      if (name === undefined) return;
      if (others.length === 0) localStore.remove(keyOf(name));
      else localStore.set(keyOf(name), JSON.stringify(others));
    },
  };
}
