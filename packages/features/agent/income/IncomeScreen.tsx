import { type AgentIncome, type AgentIncomeEntry, incomeKinds, incomeRows } from '#api/agentIncomes.ts';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { csvTime } from '#core/format/csvTime.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { amountColumn, none, timeColumn } from '#core/report/columns.tsx';
import { toMoment } from '#core/report/dayTexts.ts';
import { fileColumn } from '#core/report/fileColumn.ts';
import { oneLine } from '#core/report/oneLine.css.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import type { Column } from '#ui/DataTable/Column.ts';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Text } from '#ui/Text/Text.tsx';
import { AccountCell } from '../reports/parts/AccountCell.tsx';
import { TeamReport } from '../reports/TeamReport.tsx';
import { useSumFigures } from '../reports/useSumFigures.tsx';
import { incomeWord, periodOf } from './income.model.ts';
import type { IncomeScreenProps } from './income.types.ts';
import { IncomeHead } from './parts/IncomeHead.tsx';
import { useRateText } from './parts/useRateText.ts';

const IncomeDialog = lazyComponent(async () => (await import('./parts/IncomeDialog.tsx')).IncomeDialog);

/** What is of an income by itself, and not of a day. */
const sourceColumns: ReadonlySet<string> = new Set(['kind', 'source', 'base', 'rate', 'nickname', 'reference']);

const stateTones = { counted: 'neutral', waiting: 'warning', paid: 'positive', none: 'neutral' } as const;

/** What an agent has earned (AGT-12): each period and source, with the rows that it is made of. */
export function IncomeScreen(props: IncomeScreenProps) {
  const { page, detail, filter } = props;
  // From the first details on, for the exit animation.
  const hasDetail = usePresence(detail) !== null;
  const { t } = useTranslation('agentReports');
  const rateText = useRateText();
  const kindName = ({ kind }: Pick<AgentIncomeEntry, 'kind'>) =>
    kind === null ? '' : incomeWord(kind, (known) => t(`income.kinds.${known}`));
  const stateName = ({ state }: AgentIncomeEntry) => incomeWord(state, (known) => t(`income.states.${known}`));
  const sumFigures = useSumFigures();
  const headOf = ({ totals }: Pick<AgentIncome, 'totals'>) => <IncomeHead totals={totals} lately={props.lately} />;
  const isByDay = filter.by === 'day';
  const all: readonly Column<AgentIncomeEntry>[] = [
    { key: 'period', header: t('income.period'), cell: (income) => <Period income={income} /> },
    fileColumn(t('income.from'), ({ from }) => csvTime(from)),
    fileColumn(t('income.to'), ({ to }) => csvTime(to)),
    { key: 'kind', header: t('income.kind'), place: 'note', cell: kindName, text: kindName },
    {
      key: 'source',
      header: t('income.source'),
      cell: ({ source }) => (source === null ? t('wholeTeam') : <AccountCell {...source} />),
      text: ({ source }) => source?.account ?? '',
    },
    fileColumn(t('nickname'), ({ source }) => source?.nickname ?? '', { key: 'nickname' }),
    amountColumn('base', t('income.base'), ({ base }) => base),
    {
      key: 'rate',
      header: t('income.rate'),
      align: 'end',
      cell({ rate, rateUse, kind }) {
        if (rate !== null) return rateText(rate, rateUse);
        // A period that has met no tier of a contract has no rate.
        return kind === 'commission' ? t('income.severalRates') : none;
      },
      text: ({ rate }) => rate ?? '',
    },
    amountColumn('amount', t('records:columns.amount'), ({ amount }) => amount, { place: 'value' }),
    {
      key: 'state',
      header: t('income.state'),
      place: 'aside',
      cell: (income) => (
        <span className={oneLine}>
          <Badge tone={typeof income.state === 'string' ? stateTones[income.state] : 'neutral'}>
            {stateName(income)}
          </Badge>
        </span>
      ),
      text: stateName,
    },
    timeColumn('paidAt', t('income.paidAt'), ({ paidAt }) => paidAt),
    fileColumn(t('records:detail.reference'), ({ reference }) => reference, { key: 'reference' }),
  ];
  // A line of a day says what it came to; what it is made of is a line each when it is opened.
  const columns = isByDay ? all.filter(({ key }) => !sourceColumns.has(key)) : all;
  return (
    <>
      <TeamReport
        {...props}
        report="income"
        teamOf={({ team }) => team}
        fields={[
          {
            name: 'kind',
            label: t('income.kind'),
            all: t('records:allKinds'),
            values: incomeKinds,
            nameOf: (kind) => t(`income.kinds.${kind}`),
          },
          { name: 'by', label: t('income.by'), values: incomeRows, nameOf: (by) => t(`income.rowsBy.${by}`) },
        ]}
        columns={columns}
        rowsOf={({ list }) => list}
        rowKey={({ reference }) => reference}
        onRow={props.onDetail}
        totals={({ sums }) => sumFigures(sums)}
        // On a phone below the rows, which would be out of view.
        above={(answer, narrow) => !narrow && headOf(answer)}
        below={(answer, narrow) => narrow && answer.list.length > 0 && headOf(answer)}
      >
        <Text size="sm" tone="muted">
          {page.status === 'ready'
            ? t('income.textAt', { time: `${String(page.value.commissionHour).padStart(2, '0')}:00` })
            : t('income.text')}
        </Text>
      </TeamReport>
      {hasDetail && (
        <LazyDialogSection open={detail !== null} onClose={props.onCloseDetail}>
          <IncomeDialog
            detail={detail}
            page={props.detailPage}
            onPage={props.onDetailPage}
            onClose={props.onCloseDetail}
          />
        </LazyDialogSection>
      )}
    </>
  );
}

/** A day, some days, or an hour of one. */
function Period({ income }: { income: AgentIncomeEntry }) {
  const { t } = useTranslation('agentReports');
  const language = useLanguage();
  const { first, last, isDay } = periodOf(income);
  const moment = (at: number) => toMoment(new Date(at).toISOString(), language);
  const [from, to] = [moment(first), moment(last)];
  if (isDay) return <time dateTime={from.iso}>{from.day}</time>;
  const parts = { from: from.day, to: to.day, begins: from.time, ends: to.time };
  return <span>{from.day === to.day ? t('income.hours', parts) : t('income.days', parts)}</span>;
}
