import { Select } from '#ui/Select/Select.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { TypedSearch } from '../../shared/TypedSearch.tsx';
import { longestSearch } from '../lottery.model.ts';
import type { LotteryScreenProps } from '../LotteryScreen.tsx';
import { toWeekday, weekdayKey, weekdays } from '../weekday.ts';
import { filters, search } from './LotteryFilters.css.ts';

type LotteryFiltersProps = Pick<LotteryScreenProps, 'area' | 'hall' | 'query' | 'onChange' | 'onSearch'>;

/** LOT-01: name and draw day; GAM-01: the vendor, where there are several. */
export function LotteryFilters({ area, hall, query, onChange, onSearch }: LotteryFiltersProps) {
  const { t } = useTranslation('lottery');
  const vendors = hall.status === 'ready' ? hall.value.vendors : [];
  // An address may name a vendor that is not here: it stays visible, so that it can be taken back.
  const unknown = query.vendor !== '' && !vendors.some(({ code }) => code === query.vendor);
  return (
    <div role="search" aria-label={t('filters')} className={filters}>
      <div className={search}>
        <TypedSearch
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          clearLabel={t('clearSearch')}
          name="q"
          maxLength={longestSearch}
          asked={query.search}
          onAsk={onSearch}
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
          // The colon, because '' means "nothing chosen yet" to the kit.
          value={`:${query.vendor}`}
          onChange={(value) => onChange({ vendor: value.slice(1) })}
          options={[
            { value: ':', label: t('allVendors') },
            ...vendors.map(({ code, name }) => ({ value: `:${code}`, label: name })),
            ...(unknown ? [{ value: `:${query.vendor}`, label: query.vendor }] : []),
          ]}
        />
      )}
    </div>
  );
}
