import type { ReactNode } from 'react';
import type { Downline } from '#api/agentTeam.ts';
import { LazySection } from '#core/components/LazySection.tsx';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ListBar } from '#core/report/ListBar.tsx';
import type { ShownColumns } from '#core/report/useShownColumns.ts';
import { Inline } from '#ui/Inline/Inline.tsx';
import { firstView } from '../firstView.ts';
import { isFiltered, setFilters } from '../team.model.ts';
import type { TeamScreenProps } from '../team.types.ts';
import { chosenOf } from '../teamRef.model.ts';
import { viewsCell } from '../TeamScreen.css.ts';
import { TeamChips } from './TeamChips.tsx';
import { TeamFilters, type TeamFiltersProps } from './TeamFilters.tsx';

interface TeamHeadProps
  extends
    Pick<TeamFiltersProps, 'levels' | 'busy'>,
    Pick<TeamScreenProps, 'view' | 'today' | 'TagFilter' | 'Views' | 'onView' | 'onShow'> {
  narrow: boolean;
  /** How many accounts there are; null while it is not known. */
  total: number | null;
  /** The columns that are shown, which a saved view chooses too. */
  chosen: ShownColumns<Downline>;
  /** Begins and ends that accounts are picked. */
  select: ReactNode;
}

/** Search and filters of the team: a row of their own, or in the sheet of a narrow list. */
export function TeamHead({ narrow, total, chosen, select, Views, onShow, ...filters }: TeamHeadProps) {
  const { view, onView } = filters;
  const { t } = useTranslation('agentTeam');
  const language = useLanguage();
  const hidden = chosen.offered.filter((column) => !chosen.shown.includes(column)).map(({ key }) => key);
  const views = (
    <LazySection optional>
      <Views
        narrow={narrow}
        listed={{ ...chosenOf(view), hidden }}
        plain={!isFiltered(view) && view.sort === null && hidden.length === 0}
        onShow={(shown) => {
          chosen.onShow(chosen.offered.map(({ key }) => key).filter((key) => !shown.hidden.includes(key)));
          onShow(shown);
        }}
      />
    </LazySection>
  );
  if (!narrow) {
    return (
      <>
        <TeamChips view={view} total={total} onView={onView} />
        <TeamFilters {...filters}>
          <div className={viewsCell}>{views}</div>
        </TeamFilters>
      </>
    );
  }
  const count = formatCount(total ?? 0, language);
  return (
    <ListBar
      title={t('list')}
      chips={<TeamChips view={view} total={total} onView={onView} />}
      set={setFilters(view)}
      see={total === null ? t('records:seeList') : total === 0 ? t('records:seeNone') : t('see', { count })}
      onClear={() => onView({ ...firstView, sort: view.sort })}
      sort={
        <Inline gap="xs" wrap={false}>
          {views}
          {select}
        </Inline>
      }
    >
      <TeamFilters {...filters} />
    </ListBar>
  );
}
