import type { ListedBet } from '#api/records.ts';
import { Amount } from '#core/components/Amount.tsx';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { BetGame } from '#core/records/BetGame.tsx';
import { BetState } from '#core/records/BetState.tsx';
import { Stake } from '#core/records/Stake.tsx';
import { useBettingFields } from '#core/records/useBettingFields.ts';
import { useBettingTotals } from '#core/records/useBettingTotals.tsx';
import { amountColumn, timeColumn } from '#core/report/columns.tsx';
import { Copies, CopyReference } from '#core/report/CopyReference.tsx';
import { Report } from '#core/report/Report.tsx';
import type { FilterField } from '#core/report/report.types.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/Column.ts';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { Together } from './parts/Together.tsx';
import { useBetEntry } from './parts/useBetEntry.tsx';
import type { BettingRecordScreenProps } from './records.types.ts';
import { useRowField } from './useRowChoice.ts';

const BetDetailDialog = lazyComponent(async () => (await import('#core/records/BetDetailDialog.tsx')).BetDetailDialog);

/** Betting record (MEM-03a): all bets with their results. */
export function BettingRecordScreen(props: BettingRecordScreenProps) {
  const { page, filter, list, detail, asked, first, Sitting, InstallCard, ResultOffer, onDetail, onCloseDetail } =
    props;
  // From the first details on, for the exit animation.
  const hasDetail = usePresence(detail) !== null;
  const { t } = useTranslation('records');
  const { totals, note } = useBettingTotals();
  const entry = useBetEntry(props);
  const columns: readonly Column<ListedBet>[] = [
    timeColumn('time', t('columns.time'), ({ placedAt }) => placedAt),
    {
      key: 'game',
      header: t('columns.game'),
      cell: (bet) =>
        bet.sitting === undefined ? (
          <BetGame bet={bet}>
            <div>
              <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => onDetail(bet.reference)}>
                <span>{t('details')}</span> <VisuallyHidden>{bet.reference}</VisuallyHidden>
              </Button>
            </div>
            <CopyReference id={bet.reference} reference={bet.reference} />
          </BetGame>
        ) : (
          <BetGame bet={bet}>
            <Together count={bet.sitting.count}>
              {() => <Sitting asked={asked} reference={bet.sitting?.reference ?? ''} entry={entry} />}
            </Together>
          </BetGame>
        ),
    },
    {
      key: 'stake',
      header: t('columns.stake'),
      align: 'end',
      cell: (bet) => (bet.sitting ? <Amount value={bet.sitting.stake} /> : <Stake bet={bet} />),
    },
    {
      key: 'result',
      header: t('columns.result'),
      align: 'end',
      cell: (bet) => (
        <Stack gap="xxs">
          {/* First, so that all amounts of a row are on one line. */}
          {bet.win !== null && (
            <div>
              <Amount value={bet.sitting?.win ?? bet.win} />
            </div>
          )}
          {bet.sitting ? (
            <Text size="sm" tone="muted">
              {t('rows.won', { count: bet.sitting.won })}
            </Text>
          ) : (
            <div>
              <BetState bet={bet} />
            </div>
          )}
        </Stack>
      ),
    },
    amountColumn('profit', t('columns.profit'), ({ profit, sitting }) => sitting?.profit ?? profit, { sign: 'always' }),
  ];
  return (
    <>
      <Report
        {...props}
        entries
        playHref={list.playHref}
        words={{ list: t('bets.list'), failed: t('bets.failed'), empty: t('bets.empty'), emptyText: t('emptyText') }}
        fields={[...useBettingFields(page, filter), useRowField(first)] as readonly FilterField<typeof filter>[]}
        byDay={{ at: ({ placedAt }) => placedAt, entry, totals: ({ days = [] }) => days }}
        brief={[t('columns.stake'), t('bets.win'), t('columns.profit')]}
        rowKey={({ reference }) => reference}
        above={() => <InstallCard />}
        below={({ list: bets }) => bets.length > 0 && <ResultOffer />}
        totals={(answer) => totals(answer)}
        note={note}
        columns={columns}
      />
      {hasDetail && (
        <LazyDialogSection open={detail !== null} onClose={onCloseDetail}>
          <Copies onCopy={list.onCopy}>
            <BetDetailDialog detail={detail} askHref={props.askHref} onClose={onCloseDetail} />
          </Copies>
        </LazyDialogSection>
      )}
    </>
  );
}
