import type { ReactNode } from 'react';
import type { Downline, DownlinePage } from '#api/agentTeam.ts';
import { Amount } from '#core/components/Amount.tsx';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/Column.ts';
import type { DataPick } from '#ui/DataTable/DataPick.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { RowPick } from '#ui/DataTable/RowPick.tsx';
import { useHold } from '#ui/DataTable/useHold.ts';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { Picking } from '../selection/selection.types.ts';
import { sortOf } from '../team.model.ts';
import type { TeamRow, TeamScreenProps, TeamView } from '../team.types.ts';
import { TeamResult } from './TeamResult.tsx';

interface TeamTableProps extends Pick<TeamScreenProps, 'levelHref'> {
  /** Which accounts are picked, for rows with boxes. A long press picks the first one. */
  picking?: Picking;
  columns: readonly Column<Downline>[];
  /** Of all pages; none where the branches of the rows overlap. */
  totals?: DownlinePage['totals'];
  /** How many accounts they are of; null while it is not known. */
  total?: number | null;
  rows: readonly TeamRow[];
  loadingRows?: number;
  busy?: boolean;
  sort?: TeamView['sort'];
  onSort?: (sort: NonNullable<TeamView['sort']>) => void;
  /** Opens and closes the branch of an account. Without it, the rows are a list. */
  onBranch?: TeamScreenProps['onBranch'] | undefined;
}

/** The accounts of a level as a table or tree, each with a link to its own level. */
export function TeamTable({
  picking,
  columns,
  totals,
  total = null,
  rows,
  loadingRows = 0,
  busy = false,
  sort = null,
  levelHref,
  onSort,
  onBranch,
}: TeamTableProps) {
  const { t } = useTranslation('agentTeam');
  const language = useLanguage();
  const many = useTranslation('agentMany').t;
  const isPicked = (row: TeamRow) => (row.kind === 'account' ? picking?.ids.has(row.downline.id) === true : null);
  const onPick = (row: TeamRow, picked: boolean) => row.kind === 'account' && picking?.onPick(row.downline.id, picked);
  const pick: DataPick<TeamRow> = {
    isPicked,
    onPick,
    box: (row, name) => (
      <RowPick
        picked={isPicked(row)}
        label={many('pick', { account: row.kind === 'account' ? row.downline.account : '' })}
        onPick={(picked) => onPick(row, picked)}
      >
        {name}
      </RowPick>
    ),
  };
  const holdProps = useHold<TeamRow>(picking?.on === false ? (row) => onPick(row, true) : undefined);
  const sums: Readonly<Partial<Record<string, ReactNode>>> = totals === undefined ? {} : sumsOf(totals);
  return (
    <DataTable
      label={t('list')}
      columns={columns.flatMap(({ key, header, align = 'start', sortable = false, cell }) =>
        cell === undefined
          ? []
          : [
              {
                ...{ key, header, align, sortable, total: sums[key] },
                cell: (row: TeamRow) => row.kind === 'account' && cell(row.downline),
              },
            ],
      )}
      rowsAs="line"
      {...(totals && { totalLabel: total === null ? t('sum') : t('sumOf', { count: formatCount(total, language) }) })}
      rows={rows}
      rowKey={({ key }) => key}
      // While accounts are picked, a tap on a row picks it.
      rowHref={(row) => (row.kind === 'account' && picking?.on !== true ? levelHref(row.downline.id) : null)}
      pick={picking?.on === true ? pick : undefined}
      rowProps={holdProps}
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

/** The sum line: what the branches of all rows have together. */
const sumsOf = ({ teamBalance, stake, profit }: NonNullable<DownlinePage['totals']>) => ({
  teamBalance: <Amount value={teamBalance} />,
  stake: <Amount value={stake} />,
  profit: <TeamResult value={profit} />,
});

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
