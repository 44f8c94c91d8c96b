import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import type { MenuItem } from '#ui/Menu/items.ts';
import type { AccountEntry, AccountMenuItem } from '../accountMenu.model.ts';
import { accountIcon } from './accountIcons.ts';
import { useEntryLabel } from './useEntryLabel.ts';
import { useWaitingLabel } from './useWaitingLabel.ts';

type ToItems = (
  entries: readonly AccountMenuItem[],
  /** The second line of an entry. */
  describe?: (entry: AccountEntry) => ReactNode,
) => readonly MenuItem[];

/** Returns a function that turns entries into the items of a `Menu`. */
export function useMenuItems(): ToItems {
  const labelOf = useEntryLabel();
  const waitingOf = useWaitingLabel();
  return (entries, describe) =>
    entries.map(({ entry, href, onSelect = () => {}, waiting = 0 }): MenuItem => {
      const item = {
        id: entry,
        label: labelOf(entry),
        icon: <Icon of={accountIcon(entry)} />,
        description: describe?.(entry),
        badge: { count: waiting, label: waitingOf(entry, waiting) },
      };
      return href === undefined ? { ...item, kind: 'action', onSelect } : { ...item, kind: 'link', href };
    });
}
