import { wordOf } from '#api/open.ts';
import { Amount } from '#core/components/Amount.tsx';
import { Pages } from '#core/components/Pages.tsx';
import type { Remote } from '#core/data/remote.ts';
import { writtenReference } from '#core/format/reference.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { RecordDialog } from '#core/records/RecordDialog.tsx';
import { amountColumn, none } from '#core/report/columns.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import type { Column } from '#ui/DataTable/Column.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { AccountCell } from '../../reports/parts/AccountCell.tsx';
import { incomeWord } from '../income.model.ts';
import type { IncomeDetail, IncomeRowView, IncomeScreenProps } from '../income.types.ts';
import { AppliedRate } from './AppliedRate.tsx';
import { RowRate } from './RowRate.tsx';

interface IncomeDialogProps {
  detail: Remote<IncomeDetail> | null;
  page: number;
  onPage: (page: number) => void;
  onClose: () => void;
}

/** One income with the rows that it is made of. */
export function IncomeDialog({ detail, page, onPage, onClose }: IncomeDialogProps) {
  const { t } = useTranslation('agentReports');
  return (
    <RecordDialog
      record={detail}
      title={t('income.rows')}
      notFound={t('income.notFound')}
      failed={t('income.rowsFailed')}
      onClose={onClose}
    >
      {(value) => <Rows detail={value} page={page} onPage={onPage} />}
    </RecordDialog>
  );
}

/** How the amount of a dividend or salary follows from what was promised, and from what is passed on to each account. */
function Promised({ promised, passedOn, applied, net, entry: income }: IncomeDetail) {
  const { t } = useTranslation('agentReports');
  if (promised === null || (applied === null && passedOn.length === 0)) return null;
  return (
    <FactList aria-label={t('income.promise')}>
      {net !== null && (
        <>
          <Fact label={t('income.gross')}>
            <Amount sign="always" value={net.gross} />
          </Fact>
          {net.deductions.map(({ kind, amount }) => (
            <Fact key={wordOf(kind)} label={incomeWord(kind, (known) => t(`income.deductions.${known}`))}>
              <Amount value={amount} />
            </Fact>
          ))}
          <Fact label={t('income.broughtForward')}>
            <Amount value={net.broughtForward} />
          </Fact>
          <Fact label={t('income.carried')}>
            <Amount value={net.carried} />
          </Fact>
        </>
      )}
      <Fact label={t('income.promised')}>
        {applied === null ? <Amount value={promised} /> : <AppliedRate applied={applied} promised={promised} />}
      </Fact>
      {passedOn.map(({ account, amount }) => (
        <Fact key={account} label={t('income.passedOn', { account })}>
          <Amount value={amount} />
        </Fact>
      ))}
      <Fact label={t('income.left')}>
        <Amount value={income.amount} />
      </Fact>
    </FactList>
  );
}

interface RowsProps {
  detail: IncomeDetail;
  page: number;
  onPage: IncomeScreenProps['onDetailPage'];
}

function Rows({ detail, page, onPage }: RowsProps) {
  const { rows, totalPages, entry: income, betsHref, promised, passedOn, applied } = detail;
  // A dividend or salary has neither rates nor amounts by account; its own amount can be above already.
  const hasRates = rows.some(({ rate, segments }) => rate !== null || segments.length > 0);
  const hasAmounts =
    rows.some(({ amount }) => amount !== null) || promised === null || (applied === null && passedOn.length === 0);
  const { t } = useTranslation('agentReports');
  const columns: readonly Column<IncomeRowView>[] = [
    {
      key: 'account',
      header: t('account'),
      cell: ({ account, nickname }) => <AccountCell account={account} nickname={nickname} />,
    },
    {
      key: 'gameType',
      header: t('records:category'),
      cell: ({ gameType }) =>
        gameType === null ? none : incomeWord(gameType, (type) => t(`common:gameTypes.${type}`)),
    },
    amountColumn('base', t('income.base'), ({ base }) => base, {
      ...(income.base !== null && { total: <Amount value={income.base} /> }),
    }),
    {
      key: 'rate',
      header: t('income.rate'),
      align: 'end',
      ...(hasRates && { cell: (row) => <RowRate {...row} /> }),
    },
    ...(hasAmounts
      ? [
          amountColumn<IncomeRowView>('amount', t('records:columns.amount'), ({ amount }) => amount, {
            total: <Amount value={income.amount} />,
          }),
        ]
      : []),
  ];
  return (
    <Stack gap="md">
      <Stack gap="xxs">
        <Text weight="strong">
          {income.kind !== null && incomeWord(income.kind, (kind) => t(`income.kinds.${kind}`))}
        </Text>
        <Text size="sm" tone="muted">
          {t('income.rowsText', { reference: writtenReference(income.reference) })}
        </Text>
      </Stack>
      <Promised {...detail} />
      {betsHref !== null && rows.length > 0 && (
        <Inline>
          <ButtonLink href={betsHref} size="small" tone="soft">
            {t('income.bets')}
          </ButtonLink>
        </Inline>
      )}
      {rows.length === 0 ? (
        <EmptyState level={3} title={t('income.noRows')} />
      ) : (
        <DataTable
          label={t('income.rows')}
          rows={rows}
          rowKey={({ key }) => key}
          rowHref={({ betsHref: href }) => href}
          totalLabel={t('income.sum')}
          columns={columns}
        />
      )}
      <Pages label={t('records:pages')} page={page} totalPages={totalPages} busy={false} onPage={onPage} />
    </Stack>
  );
}
