import { minBetOptions } from '#api/games.ts';
import { Select } from '#ui/Select/Select.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { TypedSearch } from '../../shared/TypedSearch.tsx';
import type { SlotLobbyScreenProps } from '../SlotLobbyScreen.tsx';
import { type LobbyQuery, lobbySearch } from '../slots.model.ts';
import { filters } from './GameFilters.css.ts';

type GameFiltersProps = Pick<SlotLobbyScreenProps, 'query' | 'games' | 'currencySymbol' | 'onChange' | 'onSearch'>;

/** SLT-03: name, smallest stake. */
export function GameFilters({ query, games, currencySymbol, onChange, onSearch }: GameFiltersProps) {
  const { t } = useTranslation('slots');
  return (
    <div role="search" aria-label={t('filters')} className={filters}>
      <TypedSearch
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        clearLabel={t('clearSearch')}
        name="q"
        maxLength={60}
        asked={query.search}
        others={othersOf(query)}
        onAsk={onSearch}
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

const othersOf = (query: LobbyQuery): string => lobbySearch({ ...query, search: '' });
