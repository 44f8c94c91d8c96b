import { Icon } from '#ui/Icon/Icon.tsx';
import type { MenuItem } from '#ui/Menu/items.ts';
import type { AccountMenuItem } from '../accountMenu.model.ts';
import { accountIcon } from './accountIcons.ts';
import { useEntryLabel } from './useEntryLabel.ts';

/** Returns a function that turns entries into the items of a `Menu`. */
export function useMenuItems(): (entries: readonly AccountMenuItem[]) => readonly MenuItem[] {
  const labelOf = useEntryLabel();
  return (entries) =>
    entries.map(({ entry, href, onSelect = () => {} }): MenuItem => {
      const item = { id: entry, label: labelOf(entry), icon: <Icon of={accountIcon(entry)} /> };
      return href === undefined ? { ...item, kind: 'action', onSelect } : { ...item, kind: 'link', href };
    });
}
