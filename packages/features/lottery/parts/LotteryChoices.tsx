import { Clock3, Flame, Heart, LayoutGrid, Trophy } from 'lucide-react';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { type ListType, listTypes } from '../lottery.model.ts';
import type { LotteryScreenProps } from '../LotteryScreen.tsx';
import { tagsPlace } from './LotteryChoices.css.ts';

const icons: Readonly<Record<ListType, IconDrawing>> = {
  '': LayoutGrid,
  hot: Flame,
  fav: Heart,
  recent: Clock3,
  results: Trophy,
};

/** LOT-01: the list types, and below them the tags of the menu, with arrows when there are more than seven. */
export function LotteryChoices({ hall, query, hrefFor }: Pick<LotteryScreenProps, 'hall' | 'query' | 'hrefFor'>) {
  const { t } = useTranslation('lottery');
  const arrows = { previousLabel: t('arrowsBack'), nextLabel: t('arrowsOn') };
  const tags = hall.status === 'ready' ? hall.value.tags : [];
  return (
    <>
      <TabStrip
        {...arrows}
        look="pill"
        label={t('lists')}
        items={listTypes.map((list) => ({
          id: list,
          label: t(`list.${list === '' ? 'all' : list}`),
          href: hrefFor({ list }),
          leading: <Icon of={icons[list]} size="small" />,
        }))}
        chosen={query.list}
      />
      {hall.status === 'loading' && (
        <div className={tagsPlace} aria-hidden>
          <Skeleton shape="text" size="sm" />
        </div>
      )}
      {tags.length > 0 && (
        <TabStrip
          {...arrows}
          look="line"
          label={t('tags')}
          items={[{ code: '', name: t('allTags') }, ...tags].map(({ code, name }) => ({
            id: code,
            label: name,
            href: hrefFor({ tag: code }),
          }))}
          chosen={query.tag}
        />
      )}
    </>
  );
}
