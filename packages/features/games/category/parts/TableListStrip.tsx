import { Heart, LayoutGrid } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import type { TableLists } from '../category.types.ts';

/** Links to the tables of one game, to the favourite ones, and back to the vendors. */
export function TableListStrip({ lists, chosen }: Pick<TableLists, 'lists' | 'chosen'>) {
  const { t } = useTranslation('category');
  return (
    <TabStrip
      look="pill"
      label={t('rooms.lists')}
      items={lists.map(({ id, href }) => ({
        id,
        href,
        label: t(`rooms.list.${id === '' ? 'vendors' : id}`),
        ...(id === '' && { leading: <Icon of={LayoutGrid} size="small" /> }),
        ...(id === 'favourite' && { leading: <Icon of={Heart} size="small" /> }),
      }))}
      chosen={chosen}
      previousLabel={t('back')}
      nextLabel={t('on')}
    />
  );
}
