import type { Downline } from '#api/agentTeam.ts';
import { wordOf } from '#api/open.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import { Amount } from '#core/components/Amount.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { type DataColumn, DataTable } from '#ui/DataTable/DataTable.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { sortOf } from '../team.model.ts';
import type { TeamScreenProps, TeamView } from '../team.types.ts';
import { person } from '../TeamScreen.css.ts';

interface TeamTableProps extends Pick<TeamScreenProps, 'levelHref'> {
  rows: readonly Downline[];
  loadingRows?: number;
  busy?: boolean;
  sort?: TeamView['sort'];
  language: OfferedLanguage;
  onSort?: (sort: NonNullable<TeamView['sort']>) => void;
}

/** The accounts of a level, each with a link to its own. */
export function TeamTable({
  rows,
  loadingRows = 0,
  busy = false,
  sort = null,
  language,
  levelHref,
  onSort,
}: TeamTableProps) {
  const { t } = useTranslation('agentTeam');
  const moment = (at: string | null): string => (at === null ? t('never') : formatMoment(Date.parse(at), language));
  const columns: readonly DataColumn<Downline>[] = [
    {
      key: 'account',
      header: t('columns.account'),
      sortable: true,
      cell: ({ account, nickname }) => (
        <span className={person}>
          {nickname}
          <Text as="span" size="sm" tone="muted">
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
      key: 'lastLoginAt',
      header: t('columns.lastLogin'),
      priority: 'low',
      cell: ({ lastLoginAt }) => moment(lastLoginAt),
    },
    { key: 'lastBetAt', header: t('columns.lastBet'), sortable: true, cell: ({ lastBetAt }) => moment(lastBetAt) },
    {
      key: 'registeredAt',
      header: t('columns.registered'),
      sortable: true,
      priority: 'low',
      cell: ({ registeredAt }) => moment(registeredAt),
    },
  ];
  return (
    <DataTable
      label={t('list')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => levelHref(id)}
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
