import type { TFunction } from 'i18next';
import { BadgePercent, History, Sparkles } from 'lucide-react';
import type { IconDrawing } from '#ui/Icon/Icon.tsx';
import type { SidesBlock, SidesPartProps } from '../SidesScreen.tsx';
import { serviceIcon } from './serviceIcons.ts';

/** Something that can be pressed at the side. */
export interface Shortcut {
  readonly id: string;
  readonly block: SidesBlock;
  readonly label: string;
  readonly icon: IconDrawing;
  readonly href?: string;
  readonly onSelect?: () => void;
}

/** Everything that this player can do at the side, in the operator's order. What leads nowhere is not there. */
export function shortcutsOf(props: SidesPartProps, t: TFunction<'service'>): readonly Shortcut[] {
  return props.blocks.flatMap((block) => shortcutsOfBlock(block, props, t));
}

function shortcutsOfBlock(block: SidesBlock, props: SidesPartProps, t: TFunction<'service'>): readonly Shortcut[] {
  const { recent, vip, services, rebateHref, panelOpen, onPanel, onService, onUpdates } = props;
  const toShortcut = (entry: (typeof services)[number]): Shortcut => ({
    id: entry.csType,
    block,
    label: entry.title,
    icon: serviceIcon(entry.csType),
    onSelect: () => onService(entry),
  });
  switch (block) {
    case 'recent':
      if (recent === null) return [];
      return [{ id: block, block, label: t('sides.recent'), icon: History, onSelect: () => onPanel(!panelOpen) }];
    case 'vip':
      return vip.map(toShortcut);
    case 'services':
      return services.map(toShortcut);
    case 'rebate':
      if (rebateHref === null) return [];
      return [{ id: block, block, label: t('sides.rebate'), icon: BadgePercent, href: rebateHref }];
    case 'updates':
      return [{ id: block, block, label: t('sides.updates'), icon: Sparkles, onSelect: onUpdates }];
  }
}
