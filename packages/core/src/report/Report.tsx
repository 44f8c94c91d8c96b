import { ReceiptText, RefreshCw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import type { Column } from '#ui/DataTable/Column.ts';
import { DataTable, type DataTableProps } from '#ui/DataTable/DataTable.tsx';
import { EmptyState, type EmptyStateProps } from '#ui/EmptyState/EmptyState.tsx';
import type { Figure } from '#ui/Figures/Figures.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { FailedState } from '../components/FailedState.tsx';
import { LoadingNote } from '../components/LoadingNote.tsx';
import { Pages } from '../components/Pages.tsx';
import type { Remote } from '../data/remote.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { formatDays } from './dayTexts.ts';
import type { DayChoice, FilterField, ListedRows, ReportProps, RowOf } from './report.types.ts';
import { ReportFilters } from './ReportFilters.tsx';
import { Totals } from './Totals.tsx';

/** What a report says of itself. */
export interface ReportWords {
  /** The name of the list. */
  readonly list: string;
  readonly failed: string;
  readonly empty: string;
  /** What to do where nothing is in these days. @default to choose other days */
  readonly emptyText?: string;
}

/** What stands in place of the list. */
export interface InPlaceOfList extends Pick<EmptyStateProps, 'title' | 'text' | 'illustration'> {
  /** A button that clears the filters, or a link. */
  readonly action?: { readonly label: string; readonly href?: string };
}

export interface ReportViewProps<Answer extends object, Filter extends object, Row>
  extends
    Omit<ReportProps<Answer, Filter>, 'days'>,
    Pick<DataTableProps<Row>, 'rowKey' | 'onRow' | 'sort' | 'onSort' | 'totalLabel' | 'entries'> {
  words: ReportWords;
  /** Null where days cannot be chosen. */
  days: DayChoice | null;
  /** The report’s own filters. */
  fields?: readonly FilterField<Filter>[];
  /** What is shown, saved and printed of a row. */
  columns: readonly Column<Row>[];
  /** @default its `list` */
  rowsOf?: (answer: Answer) => readonly Row[];
  /** Totals shown above the list. @default none */
  totals?: (answer: Answer) => readonly Figure[];
  /** A remark about the totals; null for none. */
  note?: (answer: Answer) => string | null;
  /** What saves and prints the rows. */
  fileOf?: (list: ListedRows<Row>) => ReactNode;
  /** Whether there is nothing to show. @default no rows */
  isEmpty?: (answer: Answer) => boolean;
  /** What stands in place of the list, such as for a refusal; null for the list. */
  inPlaceOf?: (page: Remote<Answer>) => InPlaceOfList | null;
  /** What stands between the totals and the rows. */
  above?: (answer: Answer) => ReactNode;
  /** What stands below, also where there is nothing to list. */
  below?: (answer: Answer) => ReactNode;
  /** Link to the games, for an empty list. @default none */
  playHref?: string;
  /** What stands between the filters and the list. */
  children?: ReactNode;
}

const loadingRows = 8;

/**
 * A report: filters, totals, table, file and pages, or its loading, failed or empty state. All states share one focusable
 * region, which keeps the focus and the live announcements when the state changes.
 */
export function Report<Answer extends object, Filter extends object, Row = RowOf<Answer>>(
  props: ReportViewProps<Answer, Filter, Row>,
) {
  const { words, page, days, list, fields = [], filter, onFilter, columns, fileOf, children } = props;
  const { rowsOf = listOf } = props;
  const { isEmpty = (answer: Answer) => rowsOf(answer).length === 0, inPlaceOf, above, below } = props;
  const { t } = useTranslation('records');
  const region = useRef<HTMLDivElement>(null);
  const covered = formatDays(list.answered, useLanguage());
  const instead = inPlaceOf?.(page) ?? null;
  const { rowKey, onRow, sort, onSort, totalLabel, entries = false } = props;
  const table = { label: words.list, columns, rowKey, entries, sort, ...(onSort && { onSort }) };
  /** Moves the focus to the region before an action that removes the clicked button. */
  const keepFocus = (action: () => void) => () => {
    region.current?.focus();
    action();
  };

  const announcement = (): string => {
    if (page.status === 'loading') return t('common:loading');
    // Any other failure is an alert.
    if (page.status === 'failed') return instead?.title ?? '';
    if (page.refreshing) return '';
    if (isEmpty(page.value)) return words.empty;
    const pages = pagesOf(page.value);
    return pages === null ? covered : `${covered} · ${t('pageOf', { page: list.pageNo, pages })}`;
  };

  const renderContent = (): ReactNode => {
    if (instead !== null) {
      const { action, ...state } = instead;
      return (
        <EmptyState
          level={3}
          {...state}
          {...(action && {
            action:
              action.href === undefined ? (
                <Button tone="soft" onClick={keepFocus(list.onClearFilters)}>
                  {action.label}
                </Button>
              ) : (
                <ButtonLink href={action.href} tone="soft">
                  {action.label}
                </ButtonLink>
              ),
          })}
        />
      );
    }
    if (page.status === 'loading') {
      return (
        <>
          <LoadingNote quiet />
          <div aria-hidden inert>
            <DataTable {...table} rows={[]} loadingRows={loadingRows} />
          </div>
        </>
      );
    }
    if (page.status === 'failed') return <FailedState announce level={3} title={words.failed} failed={page} />;
    const { value, at, outdated = false, refreshing } = page;
    const rows = rowsOf(value);
    return (
      <Stack gap="md">
        {isEmpty(value) ? (
          <Nothing {...{ words, days, list, keepFocus }} playHref={props.playHref ?? null} />
        ) : (
          <>
            <Totals
              {...{ at, outdated, answered: list.answered, refreshing: list.refreshing, onRefresh: list.onRefresh }}
              totals={props.totals?.(value) ?? []}
              note={props.note?.(value) ?? null}
            />
            {above?.(value)}
            {fileOf?.({ title: words.list, days: list.answered, columns, rows })}
            {rows.length > 0 && (
              <DataTable
                {...table}
                rows={rows}
                busy={refreshing}
                {...(onRow && { onRow })}
                {...(totalLabel !== undefined && { totalLabel })}
              />
            )}
            <Pages
              label={t('pages')}
              page={list.pageNo}
              totalPages={pagesOf(value) ?? 1}
              busy={refreshing}
              announce={false}
              onPage={list.onPage}
            />
          </>
        )}
        {below?.(value)}
      </Stack>
    );
  };

  return (
    <Stack gap="lg">
      <ReportFilters days={days} filter={filter} fields={fields} onFilter={onFilter} />
      {children}
      <div ref={region} role="group" aria-label={words.list} tabIndex={-1}>
        <VisuallyHidden>
          <span role="status">{announcement()}</span>
        </VisuallyHidden>
        {renderContent()}
      </div>
    </Stack>
  );
}

/** The rows of an answer that lists them. */
const listOf = <Row,>(answer: object): readonly Row[] => ('list' in answer ? (answer.list as readonly Row[]) : []);

/** How many pages an answer has; null for one that is whole. */
const pagesOf = (answer: object): number | null => ('totalPages' in answer ? Number(answer.totalPages) : null);

interface NothingProps extends Pick<ReportViewProps<object, object, object>, 'words' | 'days' | 'list'> {
  playHref: string | null;
  keepFocus: (action: () => void) => () => void;
}

/** Empty state: offers to clear the filters or to widen the days. */
function Nothing({ words, days, list, playHref, keepFocus }: NothingProps) {
  const { t } = useTranslation('records');
  return (
    <EmptyState
      level={3}
      illustration={<Icon of={ReceiptText} size="huge" />}
      title={words.empty}
      text={list.filtered ? t('emptyFilteredText') : (words.emptyText ?? t('emptyDaysText'))}
      action={
        <Inline justify="center">
          {list.filtered && (
            <Button tone="soft" onClick={keepFocus(list.onClearFilters)}>
              {t('clearFilters')}
            </Button>
          )}
          {!list.filtered && days !== null && days.quick !== 'month' && (
            <Button tone="soft" onClick={keepFocus(() => days.onQuick('month'))}>
              {t('showMonth')}
            </Button>
          )}
          {playHref !== null && (
            <ButtonLink href={playHref} tone="outline">
              {t('play')}
            </ButtonLink>
          )}
          <Button
            tone="quiet"
            busy={list.refreshing}
            icon={<Icon of={RefreshCw} size="small" />}
            onClick={list.onRefresh}
          >
            {t('common:refresh')}
          </Button>
        </Inline>
      }
    />
  );
}
