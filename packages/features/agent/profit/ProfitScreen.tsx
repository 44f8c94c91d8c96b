import { type ProfitFigures, profitFigureNames, profitSorts } from '#api/agentReports.ts';
import { Amount } from '#core/components/Amount.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { DayFields } from '#core/records/DayFields.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { DataColumn } from '#ui/DataTable/DataTable.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { AccountCell } from '../reports/parts/AccountCell.tsx';
import { oneLine } from '../reports/parts/oneLine.css.ts';
import { ReportResults } from '../reports/parts/ReportResults.tsx';
import { ProfitPath } from './parts/ProfitPath.tsx';
import type { ProfitScreenProps, ProfitView } from './profit.types.ts';

/** What can be negative is shown with its sign. */
const signed: ReadonlySet<keyof ProfitFigures> = new Set(['profit', 'total']);
/** What cards leave out. */
const minor: ReadonlySet<keyof ProfitFigures> = new Set(['openStake', 'win', 'bonus', 'rebate']);

/** Profit and loss of an agent's team (AGT-11), level by level. The signs are those of the players. */
export function ProfitScreen(props: ProfitScreenProps) {
  const { days, language, page, onParent } = props;
  const { t } = useTranslation('agentReports');
  const totals = page.status === 'ready' ? page.value.totals : null;
  const figures = profitFigureNames.map((name): DataColumn<ProfitView> => {
    const sign = signed.has(name) ? 'always' : 'auto';
    return {
      key: name,
      header: t(`figures.${name}`),
      align: 'end',
      sortable: profitSorts.some((each) => each === name),
      priority: minor.has(name) ? 'low' : 'normal',
      cell: ({ figures: of, own }) => (
        <Stack gap="xxs">
          <Amount sign={sign} value={of[name]} />
          {own !== null && own[name] !== of[name] && (
            <Text as="span" size="sm" tone="muted">
              <span>{t('profit.own')}</span> <Amount sign={sign} value={own[name]} />
            </Text>
          )}
        </Stack>
      ),
      ...(totals && { total: <Amount sign={sign} value={totals.branch[name]} /> }),
    };
  });
  return (
    <Stack gap="lg">
      <DayFields days={days} language={language} />
      <Text size="sm" tone="muted">
        {t('signs')}
      </Text>
      {totals !== null && totals.path.length > 1 && <ProfitPath path={totals.path} onParent={onParent} />}
      <ReportResults
        {...props}
        report="profit"
        totals={({ totals: { branch } }) => [
          { name: t('figures.deposits'), value: <Amount value={branch.deposits} /> },
          { name: t('figures.withdrawals'), value: <Amount value={branch.withdrawals} /> },
          { name: t('figures.stake'), value: <Amount value={branch.stake} /> },
          { name: t('figures.openStake'), value: <Amount value={branch.openStake} /> },
          { name: t('figures.validBet'), value: <Amount value={branch.validBet} /> },
          { name: t('figures.win'), value: <Amount value={branch.win} /> },
          { name: t('figures.profit'), value: <Amount sign="always" value={branch.profit} /> },
          { name: t('figures.total'), value: <Amount sign="always" value={branch.total} /> },
        ]}
        totalLabel={t('profit.sum')}
        onRow={(row) => (row.team > 0 && row.own !== null ? onParent(row.id) : props.onBets(row))}
        columns={[
          {
            key: 'account',
            header: t('account'),
            sortable: true,
            cell: ({ account, nickname }) => <AccountCell account={account} nickname={nickname} />,
          },
          {
            key: 'team',
            header: t('team'),
            align: 'end',
            sortable: true,
            cell: ({ team, own }) => (own === null ? <Badge tone="neutral">{t('profit.ownLine')}</Badge> : team),
          },
          ...figures,
          {
            key: 'more',
            header: t('profit.more'),
            cell: (row) => (
              <span className={oneLine}>
                <Button tone="quiet" size="small" onClick={() => props.onBets(row)}>
                  <span>{t('profit.bets')}</span> <VisuallyHidden>{row.account}</VisuallyHidden>
                </Button>
                <Button tone="quiet" size="small" onClick={() => props.onMovements(row)}>
                  <span>{t('profit.movements')}</span> <VisuallyHidden>{row.account}</VisuallyHidden>
                </Button>
              </span>
            ),
          },
        ]}
      />
    </Stack>
  );
}
