import type { TeamBet } from '#api/agentReports.ts';
import { Amount } from '#core/components/Amount.tsx';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { BetGame } from '#core/records/BetGame.tsx';
import { BetState } from '#core/records/BetState.tsx';
import { typeOf } from '#core/records/records.model.ts';
import { Stake } from '#core/records/Stake.tsx';
import { stateOf } from '#core/records/stateOf.ts';
import { useBettingFields } from '#core/records/useBettingFields.ts';
import { useBettingTotals } from '#core/records/useBettingTotals.tsx';
import { amountColumn, referenceColumn, timeColumn } from '#core/report/columns.tsx';
import { fileColumn } from '#core/report/fileColumn.ts';
import { oneLine } from '#core/report/oneLine.css.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import type { Column } from '#ui/DataTable/Column.ts';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Text } from '#ui/Text/Text.tsx';
import { PlayerResult } from '../reports/parts/PlayerResult.tsx';
import { TeamReport } from '../reports/TeamReport.tsx';
import { useAccountColumns } from '../reports/useAccountColumns.tsx';
import { useAccountFields } from '../reports/useAccountFields.ts';
import type { BettingScreenProps } from './betting.types.ts';

// Of those who come from an income.
const Counted = lazyComponent(async () => (await import('./parts/Counted.tsx')).Counted);
const BetDetailDialog = lazyComponent(async () => (await import('#core/records/BetDetailDialog.tsx')).BetDetailDialog);

const noQuestions = (): null => null;
const keyOf = ({ account, reference }: TeamBet): string => `${account} ${reference}`;

/** The bets of an agent's team (AGT-10). */
export function BettingScreen(props: BettingScreenProps) {
  const { page, filter, income, detail, detailOf, onAllBets } = props;
  // From the first details on, for the exit animation.
  const hasDetail = usePresence(detail) !== null;
  const shownOf = usePresence(detailOf);
  const { t } = useTranslation('agentReports');
  const fields = [...useAccountFields(), ...useBettingFields(page, filter)];
  const { totals, note } = useBettingTotals(t('playersResult'), (profit) => <PlayerResult value={profit} />);
  const columns: readonly Column<TeamBet>[] = [
    ...useAccountColumns(),
    timeColumn('time', t('records:columns.time'), ({ placedAt }) => placedAt, { place: 'aside' }),
    fileColumn(t('records:category'), (bet) => {
      const type = typeOf(bet);
      return typeof type === 'string' ? t(`common:gameTypes.${type}`) : type.other;
    }),
    {
      key: 'game',
      header: t('records:columns.game'),
      place: 'note',
      cell: (bet) => <BetGame bet={bet} />,
      text: ({ gameName }) => gameName,
    },
    fileColumn(t('records:vendor'), ({ vendorName }) => vendorName),
    fileColumn(t('pick'), ({ pick = '' }) => pick),
    amountColumn('stake', t('records:columns.stake'), ({ stake }) => stake, { cell: (bet) => <Stake bet={bet} /> }),
    amountColumn('validBet', t('validBet'), ({ validBet }) => validBet),
    amountColumn('win', t('records:columns.result'), ({ win }) => win),
    amountColumn('profit', t('playersResult'), ({ profit }) => profit, {
      place: 'value',
      cell: ({ profit }) => <PlayerResult value={profit} />,
    }),
    {
      key: 'state',
      header: t('records:status'),
      cell: (bet) => (
        <span className={oneLine}>
          <BetState bet={bet} />
        </span>
      ),
      text: (bet) => t(`records:states.${stateOf(bet)}`),
    },
    referenceColumn(t('records:detail.reference'), keyOf),
  ];
  return (
    <>
      <TeamReport
        {...props}
        report="betting"
        findHref={props.findHref(props.filter.account)}
        teamOf={({ team }) => team}
        days={income === null ? props.days : null}
        fields={income === null ? fields : []}
        columns={columns}
        rowsOf={({ list }) => list}
        rowKey={keyOf}
        onRow={props.onDetail}
        totals={(answer) => totals(answer, [{ name: t('validBet'), value: <Amount value={answer.totals.validBet} /> }])}
        note={note}
        remark={
          <Text size="sm" tone="muted">
            {t('signs')}
          </Text>
        }
      >
        {income !== null && (
          <LazySection>
            <Counted income={income} filter={filter} onAllBets={onAllBets} />
          </LazySection>
        )}
      </TeamReport>
      {hasDetail && (
        <LazyDialogSection open={detail !== null} onClose={props.onCloseDetail}>
          <BetDetailDialog detail={detail} account={shownOf} askHref={noQuestions} onClose={props.onCloseDetail} />
        </LazyDialogSection>
      )}
    </>
  );
}
