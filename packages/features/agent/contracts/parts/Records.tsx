import type { ContractKind } from '#api/agent.ts';
import { dividendDeductions } from '#api/agentContract.ts';
import { wordOf } from '#api/open.ts';
import type { SalaryRecord } from '#api/salaries.ts';
import { Amount } from '#core/components/Amount.tsx';
import { FailedState } from '#core/components/FailedState.tsx';
import { csvTime } from '#core/format/csvTime.ts';
import { dayOf, formatMoment, formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { amountColumn, none, referenceColumn } from '#core/report/columns.tsx';
import { formatDays } from '#core/report/dayTexts.ts';
import { fileColumn } from '#core/report/fileColumn.ts';
import { FiledReport } from '#core/report/FiledReport.tsx';
import { oneLine } from '#core/report/oneLine.css.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import type { Column } from '#ui/DataTable/Column.ts';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Text } from '#ui/Text/Text.tsx';
import { IncomeDialog } from '../../income/parts/IncomeDialog.tsx';
import { useRateText } from '../../income/parts/useRateText.ts';
import { PlayerResult } from '../../reports/parts/PlayerResult.tsx';
import { figuresOf, isClosed } from '../contracts.model.ts';
import type { RecordsProps } from '../contracts.types.ts';
import { About } from './About.tsx';
import { useContractTexts } from './useContractTexts.ts';

const tones = { counted: 'accentSoft', waiting: 'warning', paid: 'positive', none: 'neutral' } as const;

/**
 * The periods of the own contract: their figures, the tier that was met, what was promised, passed on and paid. Each opens what
 * it is counted on.
 */
export function Records(props: RecordsProps) {
  const { kind, page, detail } = props;
  // From the first details on, for the exit animation.
  const hasDetail = usePresence(detail) !== null;
  const { t } = useTranslation('contracts');
  const { kindName } = useContractTexts();
  const columns = useColumns(kind);
  if (isClosed(page)) return <FailedState level={3} title={t('closed')} failed={page} />;
  return (
    <>
      <FiledReport
        {...props}
        words={{
          list: t('records.label', { kind: kindName(kind) }),
          failed: t('records.failed'),
          empty: t('records.empty'),
        }}
        columns={columns}
        columnsName={kind}
        rowKey={({ reference }) => reference}
        onRow={props.onDetail}
        totals={({ paid }) => [{ name: t('records.paid'), value: <Amount value={paid} /> }]}
        remark={<About kind={kind} />}
        note={() => (kind === 'dividend' || kind === 'daily' ? t('records.signs') : null)}
      />
      {hasDetail && (
        <IncomeDialog
          detail={detail}
          page={props.detailPage}
          onPage={props.onDetailPage}
          onClose={props.onCloseDetail}
        />
      )}
    </>
  );
}

type DividendNet = NonNullable<SalaryRecord['net']>;

/** What is passed on, and to whom. */
function PassedOn({ passedOn, passedOnTo }: Pick<SalaryRecord, 'passedOn' | 'passedOnTo'>) {
  const { t } = useTranslation('contracts');
  return (
    <>
      <Amount value={passedOn} />
      {passedOnTo.map(({ account, amount }) => (
        <Text key={account} size="sm" tone="muted">
          <span>{t('records.passedTo', { account })}</span> <Amount value={amount} />
        </Text>
      ))}
    </>
  );
}

/** How the base of a dividend was counted, for the file: a row opens it on the page. Empty without a policy. */
function useNetColumns(): readonly Column<SalaryRecord>[] {
  const { t } = useTranslation('agentReports');
  const figure = (header: string, amountOf: (net: DividendNet) => string | undefined) =>
    fileColumn<SalaryRecord>(header, ({ net }) => (net === null ? '' : (amountOf(net) ?? '')), { align: 'end' });
  return [
    figure(t('income.gross'), ({ gross }) => gross),
    ...dividendDeductions.map((name) =>
      figure(t(`income.deductions.${name}`), ({ deductions }) => deductions.find(({ kind }) => kind === name)?.amount),
    ),
    figure(t('income.broughtForward'), ({ broughtForward }) => broughtForward),
    figure(t('income.carried'), ({ carried }) => carried),
  ];
}

/** What is shown, saved and printed of a period. */
function useColumns(kind: ContractKind): readonly Column<SalaryRecord>[] {
  const { t } = useTranslation('contracts');
  const language = useLanguage();
  const rateText = useRateText();
  const netColumns = useNetColumns();
  const stateName = ({ state }: SalaryRecord) =>
    typeof state === 'string' ? t(`records.states.${state}`) : wordOf(state);
  return [
    {
      key: 'period',
      header: t('records.period'),
      cell: ({ period }) => {
        const [from, to] = [Date.parse(period.from), Date.parse(period.to)];
        const days = formatDays({ from: dayOf(from), to: dayOf(to - 1) }, language);
        if (kind !== 'hourly' && kind !== 'realTime') return days;
        return t('records.times', { day: days, from: formatTime(from, language), to: formatTime(to, language) });
      },
    },
    fileColumn(t('records.from'), ({ period }) => csvTime(period.from)),
    fileColumn(t('records.to'), ({ period }) => csvTime(period.to)),
    ...figuresOf[kind].map((name) =>
      amountColumn<SalaryRecord>(name, t(`records.${name}`), (record) => record[name]?.toString() ?? null, {
        ...(name === 'periodProfit' && { cell: ({ periodProfit }) => <PlayerResult value={periodProfit} /> }),
        ...(name === 'activeMembers' && { cell: ({ activeMembers }) => activeMembers ?? none }),
      }),
    ),
    {
      key: 'applied',
      header: t('records.applied'),
      align: 'end',
      cell: ({ applied }) => (applied === null ? none : rateText(applied.rate, applied.use)),
      text: ({ applied }) => applied?.rate ?? '',
    },
    ...(kind === 'dividend' ? netColumns : []),
    ...(['promised', 'passedOn', 'amount'] as const).map((name) =>
      amountColumn<SalaryRecord>(name, t(`records.${name}`), (record) => record[name], {
        ...(name === 'passedOn' && { cell: (record) => <PassedOn {...record} /> }),
        ...(name === 'amount' && { place: 'value' }),
      }),
    ),
    {
      key: 'state',
      header: t('records.state'),
      place: 'aside',
      cell: (record) => (
        <span className={oneLine}>
          <Badge tone={typeof record.state === 'string' ? tones[record.state] : 'neutral'}>{stateName(record)}</Badge>
        </span>
      ),
      text: stateName,
    },
    {
      key: 'paidAt',
      header: t('records.paidAt'),
      cell: ({ paidAt }) =>
        paidAt === null ? none : <span className={oneLine}>{formatMoment(Date.parse(paidAt), language)}</span>,
      text: ({ paidAt }) => (paidAt === null ? '' : csvTime(paidAt)),
    },
    referenceColumn(t('records.reference')),
  ];
}
