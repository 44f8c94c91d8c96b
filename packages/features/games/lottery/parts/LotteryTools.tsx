import { Clock3, Flame, Heart, LayoutGrid, SlidersHorizontal, Trophy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { classes } from '#ui/Box/element.ts';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import { chip } from '../../tables/parts/FilterChips.css.ts';
import { TypedSearch } from '../../TypedSearch/TypedSearch.tsx';
import { type ListType, filterCount, listTypes, maxSearchLength } from '../lottery.model.ts';
import type { LotteryScreenProps } from '../lottery.types.ts';
import { toWeekday, weekdayKey, weekdays } from '../weekday.ts';
import { body, filters, fold, lists, opener, search, tagsPlaceholder, tools } from './LotteryTools.css.ts';

const icons: Readonly<Record<ListType, IconDrawing>> = {
  '': LayoutGrid,
  hot: Flame,
  fav: Heart,
  recent: Clock3,
  results: Trophy,
};

type LotteryToolsProps = Pick<LotteryScreenProps, 'area' | 'options' | 'query' | 'hrefFor' | 'onChange' | 'onSearch'>;

/** The lists of the page, and its tags and filters (LOT-01), which open by their heading. */
export function LotteryTools({ area, options, query, hrefFor, onChange, onSearch }: LotteryToolsProps) {
  const { t } = useTranslation('lottery');
  const count = filterCount(query);
  // Removing the last filter does not close what the player works with.
  const [isOpen] = useState(count > 0);
  // Filters work with the site's code alone: a document has them only where they are in view.
  const hasFilters = useHydrated() || isOpen;
  const arrows = { previousLabel: t('arrowsBack'), nextLabel: t('arrowsOn') };
  const { tags, vendors } = options.status === 'ready' ? options.value : { tags: [], vendors: [] };
  // The URL may name an unknown vendor. Its option stays visible, so that it can be deselected.
  const unknown = query.vendor !== '' && !vendors.some(({ code }) => code === query.vendor);
  return (
    <div className={tools}>
      <div className={lists}>
        <TabStrip
          {...arrows}
          look="pill"
          label={t('lists')}
          items={listTypes.map((list) => ({
            id: list,
            label: t(`list.${list === '' ? 'all' : list}`),
            href: list === '' ? hrefFor({ all: true }) : hrefFor({ list }),
            leading: <Icon of={icons[list]} size="small" />,
          }))}
          chosen={query.list}
        />
      </div>
      <details className={fold} open={isOpen || undefined}>
        <summary className={classes(chip, opener)}>
          <Icon of={SlidersHorizontal} size="small" />
          <span>{t('filters')}</span>
          <Badge tone="accent" count={count} label={t('filtersSet', { count })} />
        </summary>
        <div className={body}>
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
          {hasFilters && (
            <div role="search" aria-label={t('filters')} className={filters}>
              <div className={search}>
                <TypedSearch
                  label={t('search')}
                  placeholder={t('searchPlaceholder')}
                  clearLabel={t('clearSearch')}
                  name="q"
                  maxLength={maxSearchLength}
                  value={query.search}
                  onSearch={onSearch}
                />
              </div>
              <Select
                label={t('weekday')}
                labelHidden
                value={String(query.weekday)}
                onChange={(value) => onChange({ weekday: toWeekday(value) ?? 0 })}
                options={[
                  { value: '0', label: t('anyWeekday') },
                  ...weekdays.map((day) => ({ value: String(day), label: t(`days.${weekdayKey(day)}`) })),
                ]}
              />
              {area === 'all' && query.tab !== 'vn' && query.tab !== 'asean' && (
                <Select
                  label={t('vendor')}
                  labelHidden
                  value={query.vendor}
                  onChange={(vendor) => onChange({ vendor })}
                  options={[
                    { value: '', label: t('allVendors') },
                    ...vendors.map(({ code, name }) => ({ value: code, label: name })),
                    ...(unknown ? [{ value: query.vendor, label: query.vendor }] : []),
                  ]}
                />
              )}
            </div>
          )}
        </div>
      </details>
    </div>
  );
}
