import { minBetOptions } from '#api/games.ts';
import { SearchInput } from '#ui/SearchInput/SearchInput.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { SlotLobbyScreenProps } from '../SlotLobbyScreen.tsx';
import { filters } from './GameFilters.css.ts';

type GameFiltersProps = Pick<
  SlotLobbyScreenProps,
  'query' | 'searchText' | 'games' | 'currencySymbol' | 'onChange' | 'onSearchText'
>;

/** SLT-03: name, smallest stake. */
export function GameFilters({ query, searchText, games, currencySymbol, onChange, onSearchText }: GameFiltersProps) {
  const { t } = useTranslation('slots');
  return (
    <div role="search" aria-label={t('filters')} className={filters}>
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
