import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { FailedState } from '../components/FailedState.tsx';
import { LoadingNote } from '../components/LoadingNote.tsx';
import { Pages } from '../components/Pages.tsx';
import { useLanguage } from '../i18n/language.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { Copies } from './CopyReference.tsx';
import { DayList, DayListSkeleton } from './DayList.tsx';
import { formatDays } from './dayTexts.ts';
import { countOf } from './filters.model.ts';
import { NothingListed } from './NothingListed.tsx';
import { tools } from './Report.css.ts';
import type { RowOf } from './report.types.ts';
import { ReportHead } from './ReportHead.tsx';
import type { ReportViewProps } from './reportView.types.ts';
import { ShortTotals } from './ShortTotals.tsx';
import { Totals } from './Totals.tsx';
import { useNarrow } from './useNarrow.ts';
import { useShownColumns } from './useShownColumns.ts';

const loadingRows = 8;

/**
 * A report: filters, totals, table, file and pages, or its loading, failed or empty state. All states share one focusable
 * region, which keeps the focus and the live announcements when the state changes.
 */
export function Report<Answer extends object, Filter extends object, Row = RowOf<Answer>>(
  props: ReportViewProps<Answer, Filter, Row>,
) {
  const { words, page, days, list, fields = [], filter, onFilter, columns, fileOf, remark, byDay, children } = props;
  const { rowsOf = listOf } = props;
  const { isEmpty = (answer: Answer) => rowsOf(answer).length === 0, inPlaceOf, above, below } = props;
  const { t } = useTranslation('records');
  const region = useRef<HTMLDivElement>(null);
  const covered = formatDays(list.answered, useLanguage());
  const instead = inPlaceOf?.(page) ?? null;
  const { rowKey, onRow, sort, onSort, totalLabel, entries = false } = props;
  const [root, narrow] = useNarrow();
  const listed = byDay && (narrow || byDay.always === true) ? byDay : undefined;
  const chosen = useShownColumns(props.columnsName, columns);
  const table = {
    ...{ label: words.list, columns: narrow ? columns : chosen.shown, rowKey, entries, sort },
    unfoldLabel: t('unfold'),
    ...(onSort && { onSort }),
  };
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
      const { action, link, ...state } = instead;
      return (
        <EmptyState
          level={3}
          {...state}
          {...((action || link) && {
            action: (
              <Inline justify="center">
                {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
                {action?.href !== undefined && (
                  <ButtonLink href={action.href} tone="soft">
                    {action.label}
                  </ButtonLink>
                )}
                {action !== undefined && action.href === undefined && (
                  <Button tone="soft" onClick={keepFocus(list.onClearFilters)}>
                    {action.label}
                  </Button>
                )}
              </Inline>
            ),
          })}
        />
      );
    }
    if (page.status === 'loading') {
      return (
        <>
          <LoadingNote quiet />
          {listed ? (
            <DayListSkeleton rows={loadingRows} />
          ) : (
            <div aria-hidden inert>
              <DataTable {...table} rows={[]} loadingRows={loadingRows} />
            </div>
          )}
        </>
      );
    }
    if (page.status === 'failed') return <FailedState announce level={3} title={words.failed} failed={page} />;
    const { value, at, outdated = false, refreshing } = page;
    const rows = rowsOf(value);
    const totals = {
      ...{ at, outdated, refreshing: list.refreshing, onRefresh: list.onRefresh },
      ...{ totals: props.totals?.(value) ?? [], note: props.note?.(value) ?? null },
    };
    const file = fileOf?.({ title: words.list, days: list.answered, columns, rows });
    return (
      <Stack gap={narrow ? 'xxs' : 'md'}>
        {isEmpty(value) ? (
          <NothingListed {...{ words, days, list, keepFocus }} playHref={props.playHref ?? null} />
        ) : (
          <>
            {narrow ? <ShortTotals {...totals} brief={props.brief} /> : <Totals {...totals} answered={list.answered} />}
            {above?.(value, narrow)}
            {!narrow && (
              <div className={tools}>
                {file}
                {rows.length > 0 && !listed && <ColumnMenu {...chosen} />}
              </div>
            )}
            {rows.length > 0 && listed && (
              <DayList
                {...listed}
                {...{ rows, rowKey }}
                totals={listed.totals(value)}
                underBar={narrow}
                today={days?.today ?? list.answered.to}
                busy={refreshing}
              />
            )}
            {rows.length > 0 && !listed && (
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
            {narrow && file}
          </>
        )}
        {below?.(value, narrow)}
      </Stack>
    );
  };

  const report = (
    <div ref={root}>
      <Stack gap={narrow ? 'xxs' : 'lg'}>
        <ReportHead
          {...{ narrow, words, days, list, fields, filter, onFilter, columns, sort }}
          {...(onSort && { onSort })}
          count={page.status === 'ready' && !page.refreshing ? countOf(page.value, rowsOf(page.value)) : null}
        />
        {children}
        {!narrow && remark}
        <div ref={region} role="group" aria-label={words.list} tabIndex={-1}>
          <VisuallyHidden>
            <span role="status">{announcement()}</span>
          </VisuallyHidden>
          {renderContent()}
        </div>
        {/* The list, which is longer than its placeholder, would push it out of view. */}
        {narrow && page.status !== 'loading' && remark}
      </Stack>
    </div>
  );
  return list.onCopy ? <Copies onCopy={list.onCopy}>{report}</Copies> : report;
}

/** The rows of an answer that lists them. */
const listOf = <Row,>(answer: object): readonly Row[] => ('list' in answer ? (answer.list as readonly Row[]) : []);

/** How many pages an answer has; null for one that is whole. */
const pagesOf = (answer: object): number | null => ('totalPages' in answer ? Number(answer.totalPages) : null);
