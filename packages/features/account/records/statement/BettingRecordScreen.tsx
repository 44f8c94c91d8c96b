import type { BetRecord } from '#api/records.ts';
import { Amount } from '#core/components/Amount.tsx';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { BetGame } from '#core/records/BetGame.tsx';
import { BetState } from '#core/records/BetState.tsx';
import { Stake } from '#core/records/Stake.tsx';
import { useBettingFields } from '#core/records/useBettingFields.ts';
import { useBettingTotals } from '#core/records/useBettingTotals.tsx';
import { amountColumn, timeColumn } from '#core/report/columns.tsx';
import { CopyReference } from '#core/report/CopyReference.tsx';
import { Report } from '#core/report/Report.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/Column.ts';
import { RowDetails } from '#ui/DataTable/RowDetails.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { BettingRecordScreenProps } from './records.types.ts';

const BetDetailDialog = lazyComponent(async () => (await import('#core/records/BetDetailDialog.tsx')).BetDetailDialog);

/** Betting record (MEM-03a): all bets with their results. */
export function BettingRecordScreen(props: BettingRecordScreenProps) {
  const { page, filter, list, detail, onDetail, onCloseDetail } = props;
  // From the first details on, for the exit animation.
  const hasDetail = usePresence(detail) !== null;
  const { t } = useTranslation('records');
  const { totals, note } = useBettingTotals();
  const columns: readonly Column<BetRecord>[] = [
    timeColumn('time', t('columns.time'), ({ placedAt }) => placedAt, { place: 'note' }),
    {
      key: 'game',
      header: t('columns.game'),
      place: 'title',
      cell: (bet) => (
        <BetGame bet={bet}>
          <div>
            <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => onDetail(bet.reference)}>
              <span>{t('details')}</span> <VisuallyHidden>{bet.reference}</VisuallyHidden>
            </Button>
          </div>
          <CopyReference id={bet.reference} reference={bet.reference} />
        </BetGame>
      ),
    },
    { key: 'stake', header: t('columns.stake'), align: 'end', cell: (bet) => <Stake bet={bet} /> },
    {
      key: 'result',
      header: t('columns.result'),
      align: 'end',
      place: 'aside',
      cell: (bet) => (
        <Stack gap="xxs">
          {/* First, so that all amounts of a row are on one line. */}
          {bet.win !== null && (
            <RowDetails>
              <Amount value={bet.win} />
            </RowDetails>
          )}
          <div>
            <BetState bet={bet} />
          </div>
        </Stack>
      ),
    },
    amountColumn('profit', t('columns.profit'), ({ profit }) => profit, { sign: 'always', place: 'value' }),
  ];
  return (
    <>
      <Report
        {...props}
        entries
        playHref={list.playHref}
        words={{ list: t('bets.list'), failed: t('bets.failed'), empty: t('bets.empty'), emptyText: t('emptyText') }}
        fields={useBettingFields(page, filter)}
        rowKey={({ reference }) => reference}
        totals={(answer) => totals(answer)}
        note={note}
        columns={columns}
      />
      {hasDetail && (
        <LazyDialogSection open={detail !== null} onClose={onCloseDetail}>
          <BetDetailDialog detail={detail} askHref={props.askHref} onClose={onCloseDetail} />
        </LazyDialogSection>
      )}
    </>
  );
}
