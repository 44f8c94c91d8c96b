import type { TeamTransaction } from '#api/agentReports.ts';
import { Amount } from '#core/components/Amount.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { kindName } from '#core/records/kinds.model.ts';
import { movementKey } from '#core/records/records.model.ts';
import { useKindField } from '#core/records/useKindField.ts';
import { amountColumn, none, referenceColumn, timeColumn } from '#core/report/columns.tsx';
import { fileColumn } from '#core/report/fileColumn.ts';
import type { Column } from '#ui/DataTable/Column.ts';
import { RowDetails } from '#ui/DataTable/RowDetails.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TeamReport } from '../reports/TeamReport.tsx';
import { useAccountColumns } from '../reports/useAccountColumns.tsx';
import { useAccountFields } from '../reports/useAccountFields.ts';
import type { TransactionsScreenProps } from './transactions.types.ts';

/** Both sides of a transfer have its reference. */
const keyOf = (entry: TeamTransaction): string => `${entry.account} ${movementKey(entry)} ${entry.at}`;

/** The movements of an agent's team (AGT-13). Never says how a player is paid, nor what players write to each other. */
export function TransactionsScreen(props: TransactionsScreenProps) {
  const { t } = useTranslation('agentReports');
  const words = useTranslation('records').t;
  const columns: readonly Column<TeamTransaction>[] = [
    ...useAccountColumns(),
    timeColumn('time', t('records:columns.time'), ({ at }) => at, { place: 'aside' }),
    {
      key: 'kind',
      header: t('records:kind'),
      place: 'note',
      cell: ({ kind, label }) => (
        <Stack gap="xxs">
          <Text weight="medium">{kindName(kind, words)}</Text>
          {label !== undefined && (
            <RowDetails>
              <Text size="sm">{label}</Text>
            </RowDetails>
          )}
        </Stack>
      ),
      text: ({ kind }) => kindName(kind, words),
    },
    amountColumn('amount', t('records:columns.amount'), ({ amount }) => amount, { sign: 'always', place: 'value' }),
    amountColumn('balance', t('records:columns.balance'), ({ balanceAfter }) => balanceAfter),
    {
      key: 'counterparty',
      header: t('counterparty'),
      cell: ({ counterparty = none }) => counterparty,
      text: ({ counterparty = '' }) => counterparty,
    },
    fileColumn(t('records:statement.csv.details'), ({ label = '' }) => label),
    referenceColumn(t('records:detail.reference'), keyOf),
  ];
  return (
    <TeamReport
      {...props}
      report="transactions"
      findHref={props.findHref(props.filter.account)}
      teamOf={({ team }) => team}
      fields={[...useAccountFields(), useKindField()]}
      columns={columns}
      rowsOf={({ list }) => list}
      rowKey={keyOf}
      totals={({ totals }) => [
        { name: t('records:account.in'), value: <Amount value={totals.in} /> },
        { name: t('records:account.out'), value: <Amount value={totals.out} /> },
      ]}
      note={() => t('transactions.noPlay')}
      remark={
        <Text size="sm" tone="muted">
          {t('transactions.signs')}
        </Text>
      }
    />
  );
}
