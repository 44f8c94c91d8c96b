import { profitSides } from '#api/agent.ts';
import {
  type ProfitFigures,
  type RowFigures,
  type TeamProfitRow,
  profitFigureNames,
  profitSorts,
} from '#api/agentReports.ts';
import { Amount } from '#core/components/Amount.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { fileColumn } from '#core/report/fileColumn.ts';
import { oneLine } from '#core/report/oneLine.css.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/Column.ts';
import { RowDetails } from '#ui/DataTable/RowDetails.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { AccountCell } from '../reports/parts/AccountCell.tsx';
import { PlayerResult } from '../reports/parts/PlayerResult.tsx';
import { TeamReport } from '../reports/TeamReport.tsx';
import { useSumFigures } from '../reports/useSumFigures.tsx';
import { ProfitPath } from './parts/ProfitPath.tsx';
import { isOwnLine, profitRows } from './profit.model.ts';
import type { ProfitScreenProps } from './profit.types.ts';

/** In the order in which the totals are read. */
const totalNames = [
  ...(['deposits', 'withdrawals', 'stake', 'settledStake', 'openStake'] as const),
  ...(['validBet', 'win', 'profit', 'total'] as const),
];
/** What players have won or lost. */
const results: ReadonlySet<keyof RowFigures> = new Set(['profit', 'total']);
/** What a folded row shows. */
const placeOf = (name: keyof ProfitFigures): Pick<Column<never>, 'place'> =>
  name === 'total' ? { place: 'value' } : name === 'stake' ? { place: 'aside' } : {};

/** Profit and loss of an agent's team (AGT-11), level by level. The signs are those of the players. */
export function ProfitScreen(props: ProfitScreenProps) {
  const { page, list, filter, onFilter, onParent, onBets, onMovements } = props;
  const { t } = useTranslation('agentReports');
  const sumFigures = useSumFigures();
  const answer = page.status === 'ready' ? page.value : null;
  const isOwn = (row: TeamProfitRow): boolean => answer !== null && isOwnLine(answer, row);
  const columns: readonly Column<TeamProfitRow>[] = [
    {
      key: 'account',
      header: t('account'),
      sortable: true,
      cell: ({ account, nickname }) => <AccountCell account={account} nickname={nickname} />,
      text: ({ account }) => account,
    },
    fileColumn(t('nickname'), ({ nickname }) => nickname),
    fileColumn(t('kind'), ({ kind }) => (typeof kind === 'string' ? t(`kinds.${kind}`) : kind.other)),
    {
      key: 'team',
      header: t('team'),
      align: 'end',
      place: 'note',
      sortable: true,
      cell(row) {
        if (isOwn(row)) return <Badge tone="neutral">{t('profit.ownLine')}</Badge>;
        return row.team > 0 ? row.team : <RowDetails>{row.team}</RowDetails>;
      },
      text: ({ team }) => String(team),
    },
    ...profitFigureNames.map((name): Column<TeamProfitRow> => {
      return {
        key: name,
        header: t(`figures.${name}`),
        fileHeader: t('profit.branchFigure', { name: t(`figures.${name}`) }),
        align: 'end',
        sortable: profitSorts.some((each) => each === name),
        ...placeOf(name),
        cell: ({ branch, own }) => (
          <Stack gap="xxs">
            <div>
              <FigureOf name={name} value={branch[name]} />
            </div>
            {own[name] !== branch[name] && (
              <RowDetails>
                <Text as="span" size="sm" tone="muted">
                  <span>{t('profit.own')}</span> <FigureOf name={name} value={own[name]} />
                </Text>
              </RowDetails>
            )}
          </Stack>
        ),
        text: ({ branch }) => branch[name],
        ...(answer && { total: <FigureOf name={name} value={answer.parent.branch[name]} /> }),
      };
    }),
    // Paper has no room for these.
    ...profitFigureNames.map((name) =>
      fileColumn<TeamProfitRow>(t('profit.ownFigure', { name: t(`figures.${name}`) }), ({ own }) => own[name], {
        align: 'end',
        paper: null,
      }),
    ),
    {
      key: 'more',
      header: t('profit.more'),
      cell: (row) => (
        <span className={oneLine}>
          {(['bets', 'movements'] as const).map((name) => (
            <Button
              key={name}
              tone="quiet"
              size="small"
              onClick={() => (name === 'bets' ? onBets(row) : onMovements(row))}
            >
              <span>{t(`profit.${name}`)}</span> <VisuallyHidden>{row.account}</VisuallyHidden>
            </Button>
          ))}
        </span>
      ),
    },
  ];
  return (
    <TeamReport
      {...props}
      report="profit"
      teamOf={({ parent }) => parent.team}
      columns={columns}
      rowsOf={(value) => profitRows(value, list.pageNo)}
      rowKey={({ id }) => id}
      totals={({ parent: { branch }, sums }) => [
        // What was staked is what is settled and what is open; without open bets it is one figure.
        ...totalNames
          .filter((name) => (name !== 'settledStake' && name !== 'openStake') || /[1-9]/.test(branch.openStake))
          .flatMap((name) => {
            const value = branch[name];
            return value === undefined
              ? []
              : { name: t(`figures.${name}`), value: <FigureOf name={name} value={value} /> };
          }),
        ...sumFigures(sums),
      ]}
      totalLabel={t('profit.sum')}
      sort={{ key: filter.sort, order: filter.order }}
      onSort={({ key, order }) => {
        const sort = profitSorts.find((each) => each === key);
        if (sort !== undefined) onFilter({ sort, order });
      }}
      onRow={(row) => (row.team > 0 && !isOwn(row) ? onParent(row.id) : onBets(row))}
      see={(count) => t('profit.see', { count })}
      fields={[
        { name: 'only', label: t('profit.listed'), values: profitSides, nameOf: (each) => t(`profit.sides.${each}`) },
      ]}
      remark={
        <Text size="sm" tone="muted">
          <span>{t('signs')}</span>
          {filter.only === 'active' && <span>{` ${t('profit.onlyActive')}`}</span>}
        </Text>
      }
    >
      {answer !== null && answer.path.length > 1 && <ProfitPath path={answer.path} onParent={onParent} />}
    </TeamReport>
  );
}

/** A figure of the players: a result in words. */
const FigureOf = ({ name, value }: { name: keyof RowFigures; value: string }) =>
  results.has(name) ? <PlayerResult value={value} /> : <Amount value={value} />;
