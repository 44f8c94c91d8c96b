import { incomeKinds } from '#api/agentReports.ts';
import { Amount } from '#core/components/Amount.tsx';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { DayFields } from '#core/records/DayFields.tsx';
import { Moment } from '#core/records/Moment.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Select } from '#ui/Select/Select.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { AccountCell } from '../reports/parts/AccountCell.tsx';
import { oneLine } from '../reports/parts/oneLine.css.ts';
import { ReportResults } from '../reports/parts/ReportResults.tsx';
import { incomeWord } from './income.model.ts';
import type { IncomeScreenProps, IncomeView } from './income.types.ts';

const IncomeDialog = lazyComponent(async () => (await import('./parts/IncomeDialog.tsx')).IncomeDialog);

const stateTones = { counted: 'neutral', waiting: 'warning', paid: 'positive', none: 'neutral' } as const;

/** What an agent has earned (AGT-12): each period and source, with the rows that it is made of. */
export function IncomeScreen(props: IncomeScreenProps) {
  const { days, language, filter, onFilter, detail } = props;
  // From the first details on, for the exit animation.
  const hasDetail = usePresence(detail) !== null;
  const { t } = useTranslation('agentReports');
  const words = useTranslation('records').t;
  return (
    <Stack gap="lg">
      <DayFields days={days} language={language}>
        <Select
          label={t('income.kind')}
          value={`:${filter.kind}`}
          onChange={(value) => onFilter({ kind: incomeKinds.find((each) => `:${each}` === value) ?? '' })}
          options={[
            { value: ':', label: words('allKinds') },
            ...incomeKinds.map((each) => ({ value: `:${each}`, label: t(`income.kinds.${each}`) })),
          ]}
        />
      </DayFields>
      <Text size="sm" tone="muted">
        {props.paidTime === null ? t('income.text') : t('income.textAt', { time: props.paidTime })}
      </Text>
      <ReportResults
        {...props}
        report="income"
        totals={({ totals }) =>
          totals
            .filter(({ paid, open }) => isSome(paid) || isSome(open))
            .map(({ kind, paid, open }) => ({
              name: incomeWord(kind, (known) => t(`income.kinds.${known}`)),
              value: (
                <>
                  <Amount value={paid} />
                  {isSome(open) && (
                    <Text as="span" size="sm" tone="muted">
                      {' '}
                      <span>{t('income.open')}</span> <Amount value={open} />
                    </Text>
                  )}
                </>
              ),
            }))
        }
        onRow={props.onDetail}
        columns={[
          { key: 'period', header: t('income.period'), cell: (income) => <Period income={income} /> },
          {
            key: 'kind',
            header: t('income.kind'),
            cell: ({ kind }) => incomeWord(kind, (known) => t(`income.kinds.${known}`)),
          },
          {
            key: 'source',
            header: t('income.source'),
            cell: ({ source }) => (source === null ? t('wholeTeam') : <AccountCell {...source} />),
          },
          {
            key: 'base',
            header: t('income.base'),
            align: 'end',
            cell: ({ base }) => (base === null ? '–' : <Amount value={base} />),
          },
          { key: 'rate', header: t('income.rate'), align: 'end', cell: (income) => <Rate income={income} /> },
          {
            key: 'amount',
            header: words('columns.amount'),
            align: 'end',
            cell: ({ amount }) => <Amount value={amount} />,
          },
          {
            key: 'state',
            header: t('income.state'),
            cell: ({ state }) => (
              <span className={oneLine}>
                <Badge tone={typeof state === 'string' ? stateTones[state] : 'neutral'}>
                  {incomeWord(state, (known) => t(`income.states.${known}`))}
                </Badge>
              </span>
            ),
          },
          {
            key: 'paidAt',
            header: t('income.paidAt'),
            cell: ({ paidAt }) => (paidAt === null ? '–' : <Moment at={paidAt} />),
          },
        ]}
      />
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
    </Stack>
  );
}

const isSome = (amount: string): boolean => /[1-9]/.test(amount);

function Rate({ income: { rate, kind } }: { income: IncomeView }) {
  const { t } = useTranslation('agentReports');
  if (rate !== null) return <span>{t('percent', { rate })}</span>;
  // A period that has met no tier of a contract has no rate.
  return <span>{kind === 'commission' ? t('income.severalRates') : '–'}</span>;
}

/** A day, some days, or an hour of one. */
function Period({ income: { from, to, isDay } }: { income: IncomeView }) {
  const { t } = useTranslation('agentReports');
  if (isDay) return <time dateTime={from.iso}>{from.day}</time>;
  const parts = { from: from.day, to: to.day, begins: from.time, ends: to.time };
  return <span>{from.day === to.day ? t('income.hours', parts) : t('income.days', parts)}</span>;
}
