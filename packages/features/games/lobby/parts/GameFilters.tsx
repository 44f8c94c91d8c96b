import { minBetOptions } from '#api/games.ts';
import { useMoneyFormat } from '#core/format/moneyFormat.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { TypedSearch } from '../../TypedSearch/TypedSearch.tsx';
import { type LobbyQuery, type MinBet, lobbySearch } from '../lobby.model.ts';
import type { LobbyScreenProps } from '../lobby.types.ts';
import { filters } from './GameFilters.css.ts';

interface GameFiltersProps extends Pick<LobbyScreenProps, 'gameType' | 'query' | 'onChange' | 'onSearch'> {
  /** The result of a search is loading. */
  searching: boolean;
}

/** The filters of the game list: name and minimum bet (SLT-03). */
export function GameFilters({ gameType, query, searching, onChange, onSearch }: GameFiltersProps) {
  const { t } = useTranslation('lobby');
  const { currencySymbol } = useMoneyFormat();
  const minBets: readonly MinBet[] = minBetOptions[gameType];
  return (
    <div role="search" aria-label={t('filters')} className={filters}>
      <TypedSearch
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        clearLabel={t('clearSearch')}
        name="q"
        maxLength={60}
        value={query.search}
        filterKey={filterKeyOf(query)}
        onSearch={onSearch}
        busy={searching}
      />
      <Select
        label={t('minBet')}
        labelHidden
        value={query.minBet}
        onChange={(minBet) => onChange({ minBet })}
        options={minBets.map((option) => ({
          value: option,
          label: option === '' ? t('allMinBets') : t('minBetOption', { amount: `${currencySymbol}${option}` }),
        }))}
      />
    </div>
  );
}

const filterKeyOf = (query: LobbyQuery): string => lobbySearch({ ...query, search: '' });
