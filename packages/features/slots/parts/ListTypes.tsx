import { Clock3, Flame, Heart, LayoutGrid } from 'lucide-react';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { SlotLobbyScreenProps, StripProps } from '../SlotLobbyScreen.tsx';
import { type ListType, listTypes } from '../slots.model.ts';

const icons: Readonly<Record<ListType, IconDrawing>> = { '': LayoutGrid, hot: Flame, fav: Heart, recent: Clock3 };

type ListTypesProps = StripProps & Pick<SlotLobbyScreenProps, 'query' | 'role' | 'hasHot' | 'hrefFor'>;

/** SLT-02: hot only if there are any, favourites only for who is logged in. */
export function ListTypes({ query, role, hasHot, hrefFor, onChoose }: ListTypesProps) {
  const { t } = useTranslation('slots');
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
