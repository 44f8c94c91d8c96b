import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { fileColumn } from '#core/report/fileColumn.ts';
import type { Column } from '#ui/DataTable/Column.ts';
import { AccountCell } from './parts/AccountCell.tsx';

interface OfAccount {
  readonly account: string;
  readonly nickname: string;
  readonly level: number;
}

/** The columns that say whose a row is. */
export function useAccountColumns(): readonly Column<OfAccount>[] {
  const { t } = useTranslation('agentReports');
  return [
    {
      key: 'account',
      header: t('account'),
      cell: ({ account, nickname, level }) => <AccountCell account={account} nickname={nickname} level={level} />,
      text: ({ account }) => account,
    },
    fileColumn(t('nickname'), ({ nickname }) => nickname),
    fileColumn(t('levelName'), ({ level }) => String(level), { align: 'end' }),
  ];
}
