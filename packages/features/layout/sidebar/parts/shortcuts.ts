import { BadgePercent, History, Sparkles } from 'lucide-react';
import type { ServiceEntry } from '#api/system.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { serviceIcon } from '../../support/serviceIcons.ts';
import type { Shortcut, SidebarProps } from '../sidebar.types.ts';

type ShortcutInput = Pick<
  SidebarProps,
  'blocks' | 'recent' | 'vip' | 'services' | 'rebateHref' | 'onService' | 'onUpdates'
>;

/** Returns the shortcuts available to the player, in the operator's order. */
export function shortcutsOf(
  { blocks, recent, vip, services, rebateHref, onService, onUpdates }: ShortcutInput,
  onToggleRecent: () => void,
  t: Translate<'support'>,
): readonly Shortcut[] {
  const toShortcut = (block: 'vip' | 'services', entry: ServiceEntry): Shortcut => ({
    id: entry.csType,
    block,
    label: entry.title,
    icon: serviceIcon(entry.csType),
    onSelect: () => onService(entry),
  });
  return blocks.flatMap((block): readonly Shortcut[] => {
    switch (block) {
      case 'recent':
        if (recent === null) return [];
        return [{ id: block, block, label: t('sidebar.recent'), icon: History, onSelect: onToggleRecent }];
      case 'vip':
        return vip.map((entry) => toShortcut(block, entry));
      case 'services':
        return services.map((entry) => toShortcut(block, entry));
      case 'rebate':
        if (rebateHref === null) return [];
        return [{ id: block, block, label: t('sidebar.rebate'), icon: BadgePercent, href: rebateHref }];
      case 'updates':
        return [{ id: block, block, label: t('sidebar.updates'), icon: Sparkles, onSelect: onUpdates }];
    }
  });
}
