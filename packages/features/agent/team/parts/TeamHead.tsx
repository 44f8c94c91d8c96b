import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ListBar } from '#core/report/ListBar.tsx';
import { SortMenu } from '#core/report/SortMenu.tsx';
import { firstView, setFilters, sortOf } from '../team.model.ts';
import type { TeamScreenProps } from '../team.types.ts';
import { useTeamColumns } from '../useTeamColumns.tsx';
import { TeamFilters, type TeamFiltersProps } from './TeamFilters.tsx';

interface TeamHeadProps
  extends Pick<TeamFiltersProps, 'levels' | 'busy'>, Pick<TeamScreenProps, 'view' | 'today' | 'onView'> {
  narrow: boolean;
  /** How many accounts there are; null while it is not known. */
  total: number | null;
}

/** Search and filters of the team: a row of their own, or in the sheet of a narrow list. */
export function TeamHead({ narrow, total, ...filters }: TeamHeadProps) {
  const { view, onView } = filters;
  const { t } = useTranslation('agentTeam');
  const language = useLanguage();
  const columns = useTeamColumns();
  if (!narrow) return <TeamFilters {...filters} />;
  const count = formatCount(total ?? 0, language);
  return (
    <ListBar
      title={t('list')}
      about={total === null ? t('days') : `${t('count', { count })} · ${t('shortDays')}`}
      set={setFilters(view)}
      see={total === null ? t('records:seeList') : total === 0 ? t('records:seeNone') : t('see', { count })}
      onClear={() => onView({ ...firstView, sort: view.sort })}
      sort={
        <SortMenu
          columns={columns}
          sort={view.sort ?? undefined}
          onSort={({ key, order }) => {
            const known = sortOf(key);
            if (known !== null) onView({ sort: { key: known, order } });
          }}
        />
      }
    >
      <TeamFilters {...filters} />
    </ListBar>
  );
}
