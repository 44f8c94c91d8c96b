import { Amount } from '#core/components/Amount.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { DayFields } from '#core/records/DayFields.tsx';
import { kindFilterNames, kindName } from '#core/records/kinds.model.ts';
import { Moment } from '#core/records/Moment.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { AccountCell } from '../reports/parts/AccountCell.tsx';
import { AccountFields } from '../reports/parts/AccountFields.tsx';
import { ReportResults } from '../reports/parts/ReportResults.tsx';
import type { TransactionsScreenProps } from './transactions.types.ts';

/** The movements of an agent's team (AGT-13). Never says how a player is paid, nor what players write to each other. */
export function TransactionsScreen(props: TransactionsScreenProps) {
  const { days, language, filter, onFilter } = props;
  const { t } = useTranslation('agentReports');
  const words = useTranslation('records').t;
  return (
    <Stack gap="lg">
      <DayFields days={days} language={language}>
        <AccountFields filter={filter} onFilter={onFilter} />
        <Select
          label={words('kind')}
          value={`:${filter.kind}`}
          onChange={(value) => onFilter({ kind: kindFilterNames.find((each) => `:${each}` === value) ?? '' })}
          options={[
            { value: ':', label: words('allKinds') },
            ...kindFilterNames.map((each) => ({ value: `:${each}`, label: words(`kindFilters.${each}`) })),
          ]}
        />
      </DayFields>
      <Text size="sm" tone="muted">
        {t('transactions.signs')}
      </Text>
      <ReportResults
        {...props}
        report="transactions"
        totals={({ totals }) => [
          { name: words('account.in'), value: <Amount value={totals.in} /> },
          { name: words('account.out'), value: <Amount value={totals.out} /> },
        ]}
        columns={[
          {
            key: 'account',
            header: t('account'),
            cell: ({ account, nickname, level }) => <AccountCell account={account} nickname={nickname} level={level} />,
          },
          { key: 'time', header: words('columns.time'), cell: ({ at }) => <Moment at={at} /> },
          {
            key: 'kind',
            header: words('kind'),
            cell: ({ kind, label }) => (
              <Stack gap="xxs">
                <Text weight="medium">{kindName(kind, words)}</Text>
                {label !== null && <Text size="sm">{label}</Text>}
              </Stack>
            ),
          },
          {
            key: 'amount',
            header: words('columns.amount'),
            align: 'end',
            cell: ({ amount }) => <Amount sign="always" value={amount} />,
          },
          {
            key: 'balance',
            header: words('columns.balance'),
            align: 'end',
            cell: ({ balanceAfter }) => <Amount value={balanceAfter} />,
          },
          { key: 'counterparty', header: t('counterparty'), cell: ({ counterparty }) => counterparty ?? '–' },
          {
            key: 'reference',
            header: words('detail.reference'),
            cell: ({ reference }) => (
              <Text translate="no" as="span" size="sm" tone="muted" numeric>
                {reference}
              </Text>
            ),
          },
        ]}
      />
    </Stack>
  );
}
