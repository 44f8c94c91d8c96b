import { downlineKinds } from '#api/agent.ts';
import { downlineStates } from '#api/agentTeam.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { SearchInput } from '#ui/SearchInput/SearchInput.tsx';
import { Select } from '#ui/Select/Select.tsx';
import type { TeamScreenProps } from '../team.types.ts';
import { filters, searchField } from '../TeamScreen.css.ts';

interface TeamFiltersProps extends Pick<TeamScreenProps, 'view' | 'onView'> {
  busy: boolean;
}

/** Search through the whole branch, and the filters of a level. */
export function TeamFilters({ view: { text, kind, state }, busy, onView }: TeamFiltersProps) {
  const { t } = useTranslation('agentTeam');
  return (
    <div role="search" aria-label={t('filters')} className={filters}>
      <div className={searchField}>
        <SearchInput
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          maxLength={60}
          busy={busy && text.trim() !== ''}
          value={text}
          onChange={(next) => onView({ text: next, sort: null })}
        />
      </div>
      <Select
        label={t('kind')}
        options={(['all', ...downlineKinds] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={(next) => onView({ kind: next })}
      />
      <Select
        label={t('state')}
        options={(['all', ...downlineStates] as const).map((value) => ({ value, label: t(`states.${value}`) }))}
        value={state}
        onChange={(next) => onView({ state: next })}
      />
    </div>
  );
}
