import { Amount } from '#core/components/Amount.tsx';
import { Pages } from '#core/components/Pages.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { RecordDialog } from '#core/records/RecordDialog.tsx';
import { Moment } from '#core/report/Moment.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { AccountCell } from '../../reports/parts/AccountCell.tsx';
import type { FirstDepositPage, FirstDepositsProps } from './firstDeposits.types.ts';

/** The first deposit of each account that has signed up by a link, with their sum. */
export function FirstDeposits({ deposits, onClose, ...paging }: FirstDepositsProps) {
  const { t } = useTranslation('agentRegister');
  return (
    <RecordDialog
      record={deposits}
      title={t('firstDeposits')}
      notFound={t('deposits.notFound')}
      failed={t('deposits.failed')}
      onClose={onClose}
    >
      {(page) => <Rows page={page} {...paging} />}
    </RecordDialog>
  );
}

interface RowsProps extends Pick<FirstDepositsProps, 'pageNo' | 'onPage'> {
  page: FirstDepositPage;
}

function Rows({ page: { name, rows, count, amount, totalPages }, pageNo, onPage }: RowsProps) {
  const { t } = useTranslation('agentRegister');
  const words = useTranslation('records').t;
  const reports = useTranslation('agentReports').t;
  if (rows.length === 0 && pageNo === 1) {
    return <EmptyState level={3} title={t('deposits.none')} text={t('deposits.noneText', { name })} />;
  }
  return (
    <Stack gap="md">
      <Text tone="muted">{t('deposits.text', { name })}</Text>
      <DataTable
        label={t('firstDeposits')}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ href }) => href}
        totalLabel={t('deposits.sum', { count })}
        columns={[
          {
            key: 'account',
            header: reports('account'),
            cell: ({ account, nickname }) => <AccountCell account={account} nickname={nickname} />,
          },
          { key: 'time', header: words('columns.time'), cell: ({ at }) => <Moment at={at} /> },
          {
            key: 'amount',
            header: words('columns.amount'),
            align: 'end',
            cell: (row) => <Amount value={row.amount} />,
            total: <Amount value={amount} />,
          },
        ]}
      />
      <Pages label={words('pages')} page={pageNo} totalPages={totalPages} busy={false} onPage={onPage} />
    </Stack>
  );
}
