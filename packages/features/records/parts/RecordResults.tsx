import { ReceiptText, RefreshCw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { FailedState } from '../../shared/FailedState.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { Remote } from '../../shared/remote.ts';
import type { RecordFrameProps, RecordPage } from '../recordFrame.ts';
import { formatDays } from '../records.model.ts';
import { type Copying, useCopying } from './CopyReference.tsx';
import { RecordSkeleton } from './RecordSkeleton.tsx';
import { type Column, RecordTable } from './RecordTable.tsx';
import { type Figure, Totals } from './Totals.tsx';

interface RecordResultsProps<Row extends { readonly key: string }, Sums> extends RecordFrameProps {
  page: Remote<RecordPage<Row, Sums>>;
  /** Which record it is. */
  words: 'account' | 'bets';
  columns: (copying: Copying) => readonly Column<Row>[];
  /** The sums of all pages. */
  figures: (page: RecordPage<Row, Sums>) => readonly Figure[];
  /** What has to be said about them. */
  note?: (page: RecordPage<Row, Sums>) => string | null;
}

/** The list, in one region that stays whatever comes of it: what has the focus in it, and what is said about it. */
export function RecordResults<Row extends { readonly key: string }, Sums>(props: RecordResultsProps<Row, Sums>) {
  const { words, onCopy } = props;
  const { t } = useTranslation('records');
  const region = useRef<HTMLDivElement>(null);
  const copying = useCopying(onCopy);
  /** What is pressed goes away with what it does. */
  const leaving = (work: () => void) => () => {
    region.current?.focus();
    work();
  };
  return (
    <div ref={region} role="group" aria-label={t(`${words}.list`)} tabIndex={-1}>
      <VisuallyHidden>
        <span role="status">{useStateWords(props)}</span>
        <span role="status">{copying.last && t(copying.last.copied ? 'copied' : 'copyFailed')}</span>
      </VisuallyHidden>
      <Results {...props} copying={copying} leaving={leaving} />
    </div>
  );
}

/** What somebody who does not see the list is told about it; nothing while the next answer is on its way. */
function useStateWords<Row extends { readonly key: string }, Sums>(props: RecordResultsProps<Row, Sums>): string {
  const { page, words, answered, language, pageNo } = props;
  const { t } = useTranslation('records');
  const shared = useTranslation('shared').t;
  if (page.status === 'loading') return shared('loading');
  if (page.status === 'failed') return page.refreshing === true ? '' : t(`${words}.failed`);
  if (page.refreshing) return '';
  const { rows, totalPages } = page.value;
  if (rows.length === 0) return t(`${words}.empty`);
  return `${formatDays(answered, language)} · ${t('pageOf', { page: pageNo, pages: totalPages })}`;
}

interface ResultsProps<Row extends { readonly key: string }, Sums> extends RecordResultsProps<Row, Sums> {
  copying: Copying;
  leaving: (work: () => void) => () => void;
}

function Results<Row extends { readonly key: string }, Sums>(props: ResultsProps<Row, Sums>) {
  const { page, words, columns, figures, note, copying, leaving, pageNo, onPage } = props;
  const { t } = useTranslation('records');
  if (page.status === 'loading') return <RecordSkeleton />;
  if (page.status === 'failed') {
    return <FailedState level={3} title={t(`${words}.failed`)} failed={page} />;
  }
  const { value, refreshing } = page;
  if (value.rows.length === 0) return <NoRecords {...props} leaving={leaving} />;
  return (
    <Stack gap="md">
      <Totals
        {...props}
        at={page.at}
        outdated={page.outdated === true}
        figures={figures(value)}
        note={note?.(value) ?? null}
      />
      <RecordTable label={t(`${words}.list`)} columns={columns(copying)} rows={value.rows} busy={refreshing} />
      {value.totalPages > 1 && (
        <Pagination
          label={t('pages')}
          labels={{ first: t('first'), previous: t('previous'), next: t('next'), last: t('last') }}
          page={pageNo}
          totalPages={value.totalPages}
          announce={false}
          status={t('pageOf', { page: pageNo, pages: value.totalPages })}
          busy={refreshing}
          onPageChange={onPage}
        />
      )}
    </Stack>
  );
}

type NoRecordsProps = Pick<
  RecordFrameProps,
  'quick' | 'filtered' | 'playHref' | 'refreshing' | 'onQuick' | 'onClearFilters' | 'onRefresh'
> & { words: 'account' | 'bets'; leaving: (work: () => void) => () => void };

/** What to do next: leave the filters out, look at more days, play. */
function NoRecords(props: NoRecordsProps) {
  const { words, quick, filtered, playHref, refreshing, leaving, onQuick, onClearFilters, onRefresh } = props;
  const { t } = useTranslation('records');
  const shared = useTranslation('shared').t;
  const actions: ReactNode[] = [];
  if (filtered) {
    actions.push(
      <Button key="clear" tone="soft" onClick={leaving(onClearFilters)}>
        {t('clearFilters')}
      </Button>,
    );
  } else if (quick !== 'month') {
    actions.push(
      <Button key="month" tone="soft" onClick={leaving(() => onQuick('month'))}>
        {t('showMonth')}
      </Button>,
    );
  }
  return (
    <EmptyState
      level={3}
      illustration={<Icon of={ReceiptText} size="huge" />}
      title={t(`${words}.empty`)}
      text={t(filtered ? 'emptyFilteredText' : 'emptyText')}
      action={
        <Inline justify="center">
          {actions}
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
