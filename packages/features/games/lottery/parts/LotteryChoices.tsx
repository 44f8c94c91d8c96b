import { Clock3, Flame, Heart, LayoutGrid, Trophy } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import { type ListType, listTypes } from '../lottery.model.ts';
import type { LotteryScreenProps } from '../lottery.types.ts';
import { tagsPlaceholder } from './LotteryChoices.css.ts';

const icons: Readonly<Record<ListType, IconDrawing>> = {
  '': LayoutGrid,
  hot: Flame,
  fav: Heart,
  recent: Clock3,
  results: Trophy,
};

/** The lists and the tags of the page (LOT-01), with arrows when there are more than seven tags. */
export function LotteryChoices({ options, query, hrefFor }: Pick<LotteryScreenProps, 'options' | 'query' | 'hrefFor'>) {
  const { t } = useTranslation('lottery');
  const arrows = { previousLabel: t('arrowsBack'), nextLabel: t('arrowsOn') };
  const tags = options.status === 'ready' ? options.value.tags : [];
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
      {options.status === 'loading' && (
        <div className={tagsPlaceholder} aria-hidden>
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
