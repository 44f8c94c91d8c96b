import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { TypedSearch } from '../../TypedSearch/TypedSearch.tsx';
import { maxSearchLength } from '../lottery.model.ts';
import type { LotteryScreenProps } from '../lottery.types.ts';
import { toWeekday, weekdayKey, weekdays } from '../weekday.ts';
import { filters, search } from './LotteryFilters.css.ts';

type LotteryFiltersProps = Pick<LotteryScreenProps, 'area' | 'options' | 'query' | 'onChange' | 'onSearch'>;

/** The filters of the list: name and draw day (LOT-01), and the vendor on the page of all lotteries (GAM-01). */
export function LotteryFilters({ area, options, query, onChange, onSearch }: LotteryFiltersProps) {
  const { t } = useTranslation('lottery');
  const vendors = options.status === 'ready' ? options.value.vendors : [];
  // The URL may name an unknown vendor. Its option stays visible, so that it can be deselected.
  const unknown = query.vendor !== '' && !vendors.some(({ code }) => code === query.vendor);
  return (
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
      {area === 'all' && (
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
  );
}
