import type { DataSort } from '#ui/DataTable/nextSort.ts';
import { LazySection } from '../components/LazySection.tsx';
import { formatCount } from '../format/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { lazyComponent } from '../routing/lazyComponent.tsx';
import { DayChips } from './DayChips.tsx';
import { setFilters } from './filters.model.ts';
import { sortRoom } from './ListBar.css.ts';
import { ListBar } from './ListBar.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import type { ReportViewProps } from './reportView.types.ts';

const SortMenu = lazyComponent(() => import('./SortMenu.tsx').then((part) => part.SortMenu<never>));

interface ReportHeadProps<Answer extends object, Filter extends object, Row> extends Pick<
  ReportViewProps<Answer, Filter, Row>,
  'words' | 'days' | 'list' | 'filter' | 'onFilter' | 'columns' | 'onSort'
> {
  narrow: boolean;
  fields: NonNullable<ReportViewProps<Answer, Filter, Row>['fields']>;
  sort: DataSort | undefined;
  /** How many rows are listed on all pages; null while it is not known. */
  count: number | null;
}

/** The filters of a report: a row of their own, or in the sheet of a narrow list, whose sort buttons have no room either. */
export function ReportHead<Answer extends object, Filter extends object, Row>(
  props: ReportHeadProps<Answer, Filter, Row>,
) {
  const { narrow, words, days, fields, filter, list, count, columns, sort, onFilter, onSort } = props;
  const { t } = useTranslation('records');
  const language = useLanguage();
  if (!narrow) return <ReportFilters days={days} filter={filter} fields={fields} onFilter={onFilter} />;
  const seeSome = words.see ?? ((some: string) => t('see', { count: some }));
  return (
    <ListBar
      title={words.list}
      chips={days && <DayChips {...days} />}
      set={setFilters(days, fields, filter)}
      see={count === null ? t('seeList') : count === 0 ? t('seeNone') : seeSome(formatCount(count, language))}
      onClear={() => {
        list.onClearFilters();
        days?.onQuick('week');
      }}
      sort={
        onSort && (
          <LazySection optional placeholder={<span className={sortRoom} />}>
            <SortMenu columns={columns} sort={sort} onSort={onSort} />
          </LazySection>
        )
      }
    >
      {days === null && fields.length === 0 ? null : (
        <ReportFilters inSheet days={days} filter={filter} fields={fields} onFilter={onFilter} />
      )}
    </ListBar>
  );
}
