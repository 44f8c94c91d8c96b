import { ReceiptText, RefreshCw, UserPlus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { FailedState } from '#core/components/FailedState.tsx';
import { Pages } from '#core/components/Pages.tsx';
import type { Failed, Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { formatDays } from '#core/records/records.model.ts';
import { Totals } from '#core/records/Totals.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { type DataColumn, type DataSort, DataTable } from '#ui/DataTable/DataTable.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import type { Figure } from '#ui/Figures/Figures.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { FileColumn, ReportName, ReportPage, ReportScreenProps } from '../reports.types.ts';
import { ReportFile } from './ReportFile.tsx';
import { ReportSheet } from './ReportSheet.tsx';

const loadingRows = 8;

/** A row of a report, with what the platform has answered. */
interface ReportRow<Source> {
  readonly key: string;
  readonly of: Source;
}

interface ReportResultsProps<Source, Row extends ReportRow<Source>, Sums> extends ReportScreenProps {
  report: ReportName;
  page: Remote<ReportPage<Row, Sums>>;
  columns: readonly DataColumn<Row>[];
  /** What is printed. */
  sheet: readonly FileColumn<Source>[];
  /** Totals shown above the list. */
  totals: (page: ReportPage<Row, Sums>) => readonly Figure[];
  /** A remark about the totals; null for none. */
  note?: (page: ReportPage<Row, Sums>) => string | null;
  /** The first cell of the sum line. */
  totalLabel?: string;
  sort?: DataSort;
  onSort?: (sort: DataSort) => void;
  onRow?: (row: Row) => void;
}

/**
 * Totals, table, file and pages of a report, or its loading, failed or empty state. All states share one focusable region,
 * which keeps the focus and the live announcements when the state changes.
 */
export function ReportResults<Source, Row extends ReportRow<Source>, Sums>(
  props: ReportResultsProps<Source, Row, Sums>,
) {
  const { report, page, columns, sheet, totals, note, list, language, file, sort, onSort, onRow, totalLabel } = props;
  const { t } = useTranslation('agentReports');
  const shared = useTranslation('common').t;
  const words = useTranslation('records').t;
  const region = useRef<HTMLDivElement>(null);
  const label = t(`${report}.list`);
  const days = formatDays(list.answered, language);
  const table = { label, columns, rowKey: ({ key }: Row) => key, sort, ...(onSort && { onSort }) };

  const renderContent = (): ReactNode => {
    if (page.status === 'loading') return <DataTable {...table} rows={[]} loadingRows={loadingRows} />;
    if (page.status === 'failed') {
      return isUnknown(page) ? (
        <Unknown failed={page} onShowAll={() => keepFocus(list.onClearFilters)} />
      ) : (
        <FailedState level={3} title={t(`${report}.failed`)} failed={page} />
      );
    }
    const { value } = page;
    if (value.rows.length === 0) {
      return <NoRows {...props} team={value.team} keepFocus={keepFocus} />;
    }
    return (
      <Stack gap="md">
        <Totals
          totals={totals(value)}
          note={note?.(value) ?? null}
          answered={list.answered}
          at={page.at}
          outdated={page.outdated === true}
          language={language}
          refreshing={list.refreshing}
          onRefresh={list.onRefresh}
        />
        <ReportFile file={file} language={language} />
        <DataTable
          {...table}
          rows={value.rows}
          busy={page.refreshing}
          {...(onRow && { onRow })}
          {...(totalLabel !== undefined && { totalLabel })}
        />
        <Pages
          label={words('pages')}
          page={list.pageNo}
          totalPages={value.totalPages}
          busy={page.refreshing}
          announce={false}
          onPage={list.onPage}
        />
        <ReportSheet title={label} days={days} columns={sheet} rows={value.rows.map(({ of }) => of)} />
      </Stack>
    );
  };
  /** Moves the focus to the region before an action that removes the clicked button. */
  const keepFocus = (action: () => void): void => {
    region.current?.focus();
    action();
  };
  const announcement = (): string => {
    if (page.status === 'loading') return shared('loading');
    if (page.status === 'failed') return isUnknown(page) ? t(unknownTitle(page)) : '';
    if (page.refreshing) return '';
    if (page.value.rows.length === 0) return t(`${report}.empty`);
    return `${days} · ${words('pageOf', { page: list.pageNo, pages: page.value.totalPages })}`;
  };
  return (
    <div ref={region} role="group" aria-label={label} tabIndex={-1}>
      <VisuallyHidden>
        <span role="status">{announcement()}</span>
      </VisuallyHidden>
      {renderContent()}
    </div>
  );
}

const isRefusedFor = ({ error }: Failed, code: string): boolean => error.kind === 'refused' && error.code === code;
const isNotInTeam = (failed: Failed): boolean => isRefusedFor(failed, 'downline_not_found');
/** What belongs to another agent is answered like what does not exist: an account, or the income whose bets are asked for. */
const isUnknown = (failed: Failed): boolean => isNotInTeam(failed) || isRefusedFor(failed, 'record_not_found');
const unknownTitle = (failed: Failed) => (isNotInTeam(failed) ? 'notInTeam' : 'income.notFound');

function Unknown({ failed, onShowAll }: { failed: Failed; onShowAll: () => void }) {
  const { t } = useTranslation('agentReports');
  return (
    <EmptyState
      level={3}
      title={t(unknownTitle(failed))}
      {...(isNotInTeam(failed) && { text: t('notInTeamText') })}
      action={
        <Button tone="soft" onClick={onShowAll}>
          {t('showTeam')}
        </Button>
      }
    />
  );
}

interface NoRowsProps extends Pick<ReportScreenProps, 'days' | 'list' | 'openAccountHref'> {
  report: ReportName;
  team: number;
  keepFocus: (action: () => void) => void;
}

/** Empty state: nobody in the team yet, or nothing in these days. */
function NoRows({ report, team, days, list, openAccountHref, keepFocus }: NoRowsProps) {
  const { t } = useTranslation('agentReports');
  const words = useTranslation('records').t;
  const shared = useTranslation('common').t;
  if (team === 0 && !list.filtered) {
    return (
      <EmptyState
        level={3}
        illustration={<Icon of={UserPlus} size="huge" />}
        title={t('noTeam')}
        text={t('noTeamText')}
        {...(openAccountHref !== null && {
          action: (
            <ButtonLink href={openAccountHref} tone="soft">
              {t('openAccount')}
            </ButtonLink>
          ),
        })}
      />
    );
  }
  return (
    <EmptyState
      level={3}
      illustration={<Icon of={ReceiptText} size="huge" />}
      title={t(`${report}.empty`)}
      text={t(list.filtered ? 'emptyFilteredText' : 'emptyText')}
      action={
        <Inline justify="center">
          {list.filtered && (
            <Button tone="soft" onClick={() => keepFocus(list.onClearFilters)}>
              {words('clearFilters')}
            </Button>
          )}
          {!list.filtered && days.quick !== 'month' && (
            <Button tone="soft" onClick={() => keepFocus(() => days.onQuick('month'))}>
              {words('showMonth')}
            </Button>
          )}
          <Button
            tone="quiet"
            busy={list.refreshing}
            icon={<Icon of={RefreshCw} size="small" />}
            onClick={list.onRefresh}
          >
            {shared('refresh')}
          </Button>
        </Inline>
      }
    />
  );
}
