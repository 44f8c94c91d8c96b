import { ReceiptText, RefreshCw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { FailedState } from '#core/components/FailedState.tsx';
import { Pages } from '#core/components/Pages.tsx';
import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { type CopyState, useCopyState } from '#core/records/CopyReference.tsx';
import { formatDays } from '#core/records/records.model.ts';
import type { DayChoice, RecordListProps, RecordPage, RecordScreenProps } from '#core/records/records.types.ts';
import { Totals } from '#core/records/Totals.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import type { Figure } from '#ui/Figures/Figures.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { RecordName } from '../records.types.ts';
import { RecordSkeleton } from './RecordSkeleton.tsx';
import { type Column, RecordTable } from './RecordTable.tsx';

interface RecordResultsProps<Row extends { readonly key: string }, Sums> extends RecordScreenProps {
  record: RecordName;
  page: Remote<RecordPage<Row, Sums>>;
  columns: (copyState: CopyState) => readonly Column<Row>[];
  /** Totals shown above the list. */
  totals: (page: RecordPage<Row, Sums>) => readonly Figure[];
  /** A remark about the totals; null for none. */
  note?: (page: RecordPage<Row, Sums>) => string | null;
}

/**
 * Totals, list and pagination of a record, or its loading, failed or empty state. All states share one focusable region,
 * which keeps the focus and the live announcements when the state changes.
 */
export function RecordResults<Row extends { readonly key: string }, Sums>(props: RecordResultsProps<Row, Sums>) {
  const { record, page, columns, totals, note, days, list, language } = props;
  const { answered, pageNo, refreshing } = list;
  const { t } = useTranslation('records');
  const region = useRef<HTMLDivElement>(null);
  const copyState = useCopyState(list.onCopy);
  const announcement = useAnnouncement({ record, page, answered, pageNo, language });
  /** Moves the focus to the region before an action that removes the clicked button. */
  const keepFocus = (action: () => void) => () => {
    region.current?.focus();
    action();
  };

  const renderContent = (): ReactNode => {
    if (page.status === 'loading') return <RecordSkeleton />;
    if (page.status === 'failed') return <FailedState level={3} title={t(`${record}.failed`)} failed={page} />;
    const { value } = page;
    if (value.rows.length === 0) {
      return (
        <NoRecords
          record={record}
          quick={days.quick}
          filtered={list.filtered}
          playHref={list.playHref}
          refreshing={refreshing}
          onMonth={keepFocus(() => days.onQuick('month'))}
          onClearFilters={keepFocus(list.onClearFilters)}
          onRefresh={list.onRefresh}
        />
      );
    }
    return (
      <Stack gap="md">
        <Totals
          totals={totals(value)}
          note={note?.(value) ?? null}
          answered={answered}
          at={page.at}
          outdated={page.outdated === true}
          language={language}
          refreshing={refreshing}
          onRefresh={list.onRefresh}
        />
        <RecordTable
          label={t(`${record}.list`)}
          columns={columns(copyState)}
          rows={value.rows}
          busy={page.refreshing}
        />
        <Pages
          label={t('pages')}
          page={pageNo}
          totalPages={value.totalPages}
          announce={false}
          busy={page.refreshing}
          onPage={list.onPage}
        />
      </Stack>
    );
  };

  return (
    <div ref={region} role="group" aria-label={t(`${record}.list`)} tabIndex={-1}>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
        <span role="status">{copyState.last && t(copyState.last.copied ? 'copied' : 'copyFailed')}</span>
      </VisuallyHidden>
      {renderContent()}
    </div>
  );
}

interface AnnouncementInput extends Pick<RecordListProps, 'answered' | 'pageNo'>, Pick<RecordScreenProps, 'language'> {
  record: RecordName;
  page: Remote<RecordPage<unknown, unknown>>;
}

/** Returns the live announcement for the list's state; '' while the next answer loads. */
function useAnnouncement({ record, page, answered, pageNo, language }: AnnouncementInput): string {
  const { t } = useTranslation('records');
  const shared = useTranslation('common').t;
  if (page.status === 'loading') return shared('loading');
  if (page.status === 'failed') return page.refreshing === true ? '' : t(`${record}.failed`);
  if (page.refreshing) return '';
  const { rows, totalPages } = page.value;
  if (rows.length === 0) return t(`${record}.empty`);
  return `${formatDays(answered, language)} · ${t('pageOf', { page: pageNo, pages: totalPages })}`;
}

interface NoRecordsProps
  extends
    Pick<RecordListProps, 'filtered' | 'playHref' | 'refreshing' | 'onClearFilters' | 'onRefresh'>,
    Pick<DayChoice, 'quick'> {
  record: RecordName;
  onMonth: () => void;
}

/** Empty state. Offers to clear the filters or to widen the days, and a link to the games. */
function NoRecords(props: NoRecordsProps) {
  const { record, quick, filtered, playHref, refreshing, onMonth, onClearFilters, onRefresh } = props;
  const { t } = useTranslation('records');
  const shared = useTranslation('common').t;
  return (
    <EmptyState
      level={3}
      illustration={<Icon of={ReceiptText} size="huge" />}
      title={t(`${record}.empty`)}
      text={t(filtered ? 'emptyFilteredText' : 'emptyText')}
      action={
        <Inline justify="center">
          {filtered && (
            <Button tone="soft" onClick={onClearFilters}>
              {t('clearFilters')}
            </Button>
          )}
          {!filtered && quick !== 'month' && (
            <Button tone="soft" onClick={onMonth}>
              {t('showMonth')}
            </Button>
          )}
          <ButtonLink href={playHref} tone="outline">
            {t('play')}
          </ButtonLink>
          <Button tone="quiet" busy={refreshing} icon={<Icon of={RefreshCw} size="small" />} onClick={onRefresh}>
            {shared('refresh')}
          </Button>
        </Inline>
      }
    />
  );
}
