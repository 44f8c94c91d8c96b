import { minBetOptions } from '#api/games.ts';
import { SearchInput } from '#ui/SearchInput/SearchInput.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { SlotLobbyScreenProps } from '../SlotLobbyScreen.tsx';
import { filters, search } from './GameFilters.css.ts';

type GameFiltersProps = Pick<
  SlotLobbyScreenProps,
  'hall' | 'query' | 'searchText' | 'games' | 'currencySymbol' | 'onChange' | 'onSearchText'
>;

/** SLT-03: classification, name, smallest stake. */
export function GameFilters({
  hall,
  query,
  searchText,
  games,
  currencySymbol,
  onChange,
  onSearchText,
}: GameFiltersProps) {
  const { t } = useTranslation('slots');
  const classifications = hall.status === 'ready' ? hall.value.classifications : [];
  // An address may name a kind that this hall does not have: it stays visible, so that it can be taken back.
  const unknown = query.classify !== '' && !classifications.some(({ code }) => code === query.classify);
  return (
    <div role="search" aria-label={t('filters')} className={filters}>
      <div className={search}>
        <SearchInput
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          clearLabel={t('clearSearch')}
          name="q"
          maxLength={60}
          value={searchText}
          onChange={onSearchText}
          busy={games.status === 'ready' && games.refreshing && query.search !== ''}
        />
      </div>
      <Select
        label={t('classify')}
        labelHidden
        value={`:${query.classify}`}
        onChange={(value) => onChange({ classify: value.slice(1) })}
        options={[
          // The colon, because '' means "nothing chosen yet" to the kit.
          { value: ':', label: t('allClasses') },
          ...classifications.map(({ code, name }) => ({ value: `:${code}`, label: name })),
          ...(unknown ? [{ value: `:${query.classify}`, label: query.classify }] : []),
        ]}
      />
      <Select
        label={t('minBet')}
        labelHidden
        value={`:${query.minBet}`}
        onChange={(value) => onChange({ minBet: minBetOptions.find((option) => `:${option}` === value) ?? '' })}
        options={minBetOptions.map((option) => ({
          value: `:${option}`,
          label: `${t('minBet')}: ${option === '' ? t('allMinBets') : `${currencySymbol}${option}`}`,
        }))}
      />
    </div>
  );
}
