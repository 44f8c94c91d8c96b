import { Clock3, Flame, Heart, LayoutGrid } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import { type ListType, listTypes } from '../lobby.model.ts';
import type { LobbyScreenProps } from '../lobby.types.ts';

const icons: Readonly<Record<ListType, IconDrawing>> = { '': LayoutGrid, hot: Flame, fav: Heart, recent: Clock3 };

interface ListTypesProps extends Pick<LobbyScreenProps, 'query' | 'role' | 'hasHot' | 'hrefFor'> {
  /** A list was chosen. */
  onChoose: () => void;
}

/** Tabs for the lists (SLT-02): hot only if there are hot games, favourites only for logged-in players. */
export function ListTypes({ query, role, hasHot, hrefFor, onChoose }: ListTypesProps) {
  const { t } = useTranslation('lobby');
  const offered = (list: ListType): boolean => {
    if (list === 'hot') return hasHot || query.list === 'hot';
    if (list === 'fav') return role !== 'visitor' || query.list === 'fav';
    return true;
  };
  return (
    <TabStrip
      look="pill"
      label={t('lists')}
      items={listTypes.filter(offered).map((list) => ({
        id: list,
        label: t(`list.${list === '' ? 'all' : list}`),
        href: hrefFor({ list }),
        leading: <Icon of={icons[list]} size="small" />,
      }))}
      onChoose={onChoose}
      chosen={query.list}
      previousLabel={t('arrowsBack')}
      nextLabel={t('arrowsOn')}
    />
  );
}
