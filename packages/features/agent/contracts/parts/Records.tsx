import type { ContractKind } from '#api/agent.ts';
import { wordOf } from '#api/open.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import type { SalaryRecord } from '#api/salaries.ts';
import { Amount } from '#core/components/Amount.tsx';
import { FailedState } from '#core/components/FailedState.tsx';
import { Pages } from '#core/components/Pages.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { dayOf, formatMoment, formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { formatDays } from '#core/records/records.model.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { type DataColumn, DataTable } from '#ui/DataTable/DataTable.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Select } from '#ui/Select/Select.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { IncomeDialog } from '../../income/parts/IncomeDialog.tsx';
import { oneLine } from '../../reports/parts/oneLine.css.ts';
import { ReportPaper } from '../../reports/parts/ReportPaper.tsx';
import { figuresOf, isClosed, ratesOf } from '../contracts.model.ts';
import { type RecordDays, type RecordsProps, recordDays } from '../contracts.types.ts';
import { useContractTexts } from './useContractTexts.ts';

const tones = { counted: 'accentSoft', waiting: 'warning', paid: 'positive', none: 'neutral' } as const;

/**
 * The periods of the own contract: their figures, the tier that was met, what was promised, passed on and paid. Each opens what
 * it is counted on.
 */
export function Records(props: RecordsProps) {
  const { kind, records, pageNo, days, detail, onDays, onPage, onDetail } = props;
  const language = useLanguage();
  // From the first details on, for the exit animation.
  const hasDetail = usePresence(detail) !== null;
  const { t } = useTranslation('contracts');
  const { kindName } = useContractTexts();
  const columns = useColumns(kind, language);
  if (isClosed(records)) return <FailedState level={3} title={t('closed')} failed={records} />;
  return (
    <Stack gap="md">
      <Select<RecordDays>
        label={t('records.days')}
        value={days}
        options={recordDays.map((value) => ({ value, label: t(`records.last.${value}`) }))}
        onChange={onDays}
      />
      <RemoteView compact remote={records} failed={t('records.failed')} skeleton={<Skeleton shape="text" lines={8} />}>
        {({ list, totalPages, paid }, refreshing) => (
          <Stack gap="md">
            <FactList aria-label={t('records.paid')}>
              <Fact label={t('records.paid')}>
                <Amount value={paid} />
              </Fact>
            </FactList>
            {list.length === 0 ? (
              <Text tone="muted">{t('records.empty')}</Text>
            ) : (
              <>
                <ReportPaper
                  language={language}
                  title={t('records.label', { kind: kindName(kind) })}
                  days={formatDays(props.range, language)}
                  file={props.file}
                  columns={props.sheet}
                  rows={list}
                />
                <DataTable
                  label={t('records.label', { kind: kindName(kind) })}
                  columns={columns}
                  rows={list}
                  rowKey={({ reference }) => reference}
                  onRow={onDetail}
                  busy={refreshing}
                />
              </>
            )}
            {(kind === 'dividend' || kind === 'daily') && (
              <Text size="sm" tone="muted">
                {t('records.signs')}
              </Text>
            )}
            <Pages label={t('records.pages')} page={pageNo} totalPages={totalPages} busy={refreshing} onPage={onPage} />
          </Stack>
        )}
      </RemoteView>
      {hasDetail && (
        <IncomeDialog
          detail={detail}
          page={props.detailPage}
          onPage={props.onDetailPage}
          onClose={props.onCloseDetail}
        />
      )}
    </Stack>
  );
}

function useColumns(kind: ContractKind, language: OfferedLanguage): readonly DataColumn<SalaryRecord>[] {
  const { t } = useTranslation('contracts');
  const none = '–';
  const moment = (time: string): string => formatMoment(Date.parse(time), language);
  const percent = (rate: string | null): string => (rate === null ? none : t('percent', { rate }));
  const money = (value: string | null, sign: 'auto' | 'always' = 'auto') =>
    value === null ? none : <Amount value={value} sign={sign} />;
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
    ...figuresOf[kind].map((name): DataColumn<SalaryRecord> => ({
      key: name,
      header: t(`records.${name}`),
      align: 'end',
      cell: (record) =>
        name === 'activeMembers'
          ? (record.activeMembers ?? none)
          : money(record[name], name === 'periodProfit' ? 'always' : 'auto'),
    })),
    ...ratesOf(kind).map((name): DataColumn<SalaryRecord> => ({
      key: name,
      header: t(name),
      align: 'end',
      cell: (record) => percent(record[name]),
    })),
    ...(['promised', 'passedOn', 'amount'] as const).map((name): DataColumn<SalaryRecord> => ({
      key: name,
      header: t(`records.${name}`),
      align: 'end',
      cell: (record) => money(record[name]),
    })),
    {
      key: 'state',
      header: t('records.state'),
      cell: ({ state }) => (
        <span className={oneLine}>
          <Badge tone={typeof state === 'string' ? tones[state] : 'neutral'}>
            {typeof state === 'string' ? t(`records.states.${state}`) : wordOf(state)}
          </Badge>
        </span>
      ),
    },
    {
      key: 'paidAt',
      header: t('records.paidAt'),
      cell: ({ paidAt }) => (paidAt === null ? none : <span className={oneLine}>{moment(paidAt)}</span>),
    },
    {
      key: 'reference',
      header: t('records.reference'),
      cell: ({ reference }) => <span translate="no">{reference}</span>,
    },
  ];
}
