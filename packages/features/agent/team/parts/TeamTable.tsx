import type { ReactNode } from 'react';
import type { Downline } from '#api/agentTeam.ts';
import { wordOf } from '#api/open.ts';
import { Amount } from '#core/components/Amount.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { type DataColumn, DataTable } from '#ui/DataTable/DataTable.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { sortOf } from '../team.model.ts';
import type { TeamRow, TeamScreenProps, TeamView } from '../team.types.ts';
import { person, twoLines } from '../TeamScreen.css.ts';
import { useContractsText } from '../useContractsText.ts';
import { RatesCell } from './RatesCell.tsx';

interface TeamTableProps extends Pick<TeamScreenProps, 'levelHref'> {
  rows: readonly TeamRow[];
  loadingRows?: number;
  busy?: boolean;
  sort?: TeamView['sort'];
  onSort?: (sort: NonNullable<TeamView['sort']>) => void;
  /** Opens and closes the branch of an account. Without it, the rows are a list. */
  onBranch?: TeamScreenProps['onBranch'] | undefined;
}

/** The accounts of a level as a tree, each with a link to its own level. */
export function TeamTable({
  rows,
  loadingRows = 0,
  busy = false,
  sort = null,
  levelHref,
  onSort,
  onBranch,
}: TeamTableProps) {
  const language = useLanguage();
  const { t } = useTranslation('agentTeam');
  const moment = (at: string | null): string => (at === null ? t('never') : formatMoment(Date.parse(at), language));
  const contractsText = useContractsText();
  const columns: readonly DataColumn<Downline>[] = [
    {
      key: 'account',
      header: t('columns.account'),
      sortable: true,
      cell: ({ account, nickname }) => (
        <span className={person}>
          <bdi translate="no">{nickname}</bdi>
          <Text as="span" size="sm" tone="muted" translate="no">
            {account}
          </Text>
        </span>
      ),
    },
    {
      key: 'kind',
      header: t('columns.kind'),
      cell: ({ kind, online }) => (
        <Inline gap="xxs">
          <Badge tone={kind === 'agent' ? 'accentSoft' : 'neutral'}>
            {typeof kind === 'string' ? t(`kinds.${kind}`) : wordOf(kind)}
          </Badge>
          {online && <Badge tone="positive">{t('online')}</Badge>}
        </Inline>
      ),
    },
    { key: 'level', header: t('columns.level'), align: 'end', priority: 'low', cell: ({ level }) => level },
    {
      key: 'team',
      header: t('columns.team'),
      align: 'end',
      sortable: true,
      cell: ({ team }) => formatCount(team, language),
    },
    { key: 'balance', header: t('columns.balance'), align: 'end', cell: ({ balance }) => <Amount value={balance} /> },
    {
      key: 'teamBalance',
      header: t('columns.teamBalance'),
      align: 'end',
      sortable: true,
      cell: ({ teamBalance }) => <Amount value={teamBalance} />,
    },
    {
      key: 'stake',
      header: t('columns.stake'),
      align: 'end',
      sortable: true,
      cell: ({ stake }) => <Amount value={stake} />,
    },
    {
      key: 'profit',
      header: t('columns.profit'),
      align: 'end',
      sortable: true,
      cell: ({ profit }) => <Amount sign="always" value={profit} />,
    },
    {
      key: 'rates',
      header: t('columns.rates'),
      cell: (downline) => <RatesCell {...downline} />,
    },
    {
      key: 'lastLoginAt',
      header: t('columns.lastLogin'),
      priority: 'low',
      cell: ({ lastLoginAt }) => <TwoLines>{moment(lastLoginAt)}</TwoLines>,
    },
    {
      key: 'contracts',
      header: t('columns.contracts'),
      priority: 'low',
      cell: ({ contracts }) => <TwoLines>{contractsText(contracts)}</TwoLines>,
    },
    {
      key: 'lastBetAt',
      header: t('columns.lastBet'),
      sortable: true,
      cell: ({ lastBetAt }) => <TwoLines>{moment(lastBetAt)}</TwoLines>,
    },
    {
      key: 'registeredAt',
      header: t('columns.registered'),
      sortable: true,
      priority: 'low',
      cell: ({ registeredAt }) => <TwoLines>{moment(registeredAt)}</TwoLines>,
    },
  ];
  return (
    <DataTable
      label={t('list')}
      columns={columns.map(({ cell, ...column }) => ({
        ...column,
        cell: (row: TeamRow) => row.kind === 'account' && cell(row.downline),
      }))}
      rows={rows}
      rowKey={({ key }) => key}
      rowHref={(row) => (row.kind === 'account' ? levelHref(row.downline.id) : null)}
      rowNote={(row) => (row.kind === 'account' ? null : <Note row={row} levelHref={levelHref} />)}
      tree={
        onBranch && {
          level: ({ depth }) => depth,
          open: (row) => (row.kind === 'account' ? row.open : null),
          onOpen: (row, open) => row.kind === 'account' && onBranch(row.downline.id, open),
          toggleLabel: (row) => t('branch.toggle', { account: row.kind === 'account' ? row.downline.account : '' }),
        }
      }
      loadingRows={loadingRows}
      busy={busy}
      sort={sort ?? undefined}
      onSort={({ key, order }) => {
        const known = sortOf(key);
        if (known !== null) onSort?.({ key: known, order });
      }}
    />
  );
}

const TwoLines = ({ children }: { children: ReactNode }) => <span className={twoLines}>{children}</span>;

interface NoteProps extends Pick<TeamScreenProps, 'levelHref'> {
  row: Exclude<TeamRow, { kind: 'account' }>;
}

/** What is said about an open branch in place of its accounts, or after the first of them. */
function Note({ row, levelHref }: NoteProps) {
  const language = useLanguage();
  const { t } = useTranslation('agentTeam');
  const { account } = row;
  switch (row.kind) {
    case 'loading':
      return (
        <Text as="span" tone="muted">
          <span role="status">{t('branch.loading')}</span>
        </Text>
      );
    case 'failed':
      return (
        <Inline gap="xs" align="center">
          <span role="alert">{t('branch.failed', { account })}</span>
          <Button tone="quiet" size="small" onClick={row.retry}>
            {t('branch.retry')}
          </Button>
        </Inline>
      );
    case 'more':
      return row.total === 0 ? (
        <Text as="span" tone="muted">
          {t('branch.none', { account })}
        </Text>
      ) : (
        <Link href={levelHref(row.parentId)} size="touch">
          {t('branch.more', { count: formatCount(row.total, language), account })}
        </Link>
      );
  }
}
