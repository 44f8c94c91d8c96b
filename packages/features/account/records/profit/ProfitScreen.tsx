import { profitGroups } from '#api/profit.ts';
import { Amount } from '#core/components/Amount.tsx';
import { ChartCard } from '#core/components/ChartCard.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { amountColumn } from '#core/report/columns.tsx';
import { Report } from '#core/report/Report.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Bars } from '#ui/Bars/Bars.tsx';
import type { Column } from '#ui/DataTable/Column.ts';
import type { Figure } from '#ui/Figures/Figures.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Spark } from '#ui/Spark/Spark.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { LongTime } from './parts/LongTime.tsx';
import { isEmpty } from './profit.model.ts';
import type { ProfitRowView, ProfitScreenProps, ProfitView } from './profit.types.ts';

// Below the figures, which come first.
const OwnLimits = lazyComponent(async () => (await import('./parts/OwnLimits.tsx')).OwnLimits);

/** In the order in which the totals are read. */
const figures = [
  ...(['deposits', 'withdrawals', 'netDeposits', 'stake', 'settledStake', 'openStake', 'validBet'] as const),
  ...(['win', 'profit', 'rebate', 'bonus', 'total'] as const),
] as const;
/** What can be negative is shown with its sign. */
const signed: ReadonlySet<string> = new Set(['netDeposits', 'profit', 'rebate', 'bonus', 'total']);
const signOf = (name: string) => (signed.has(name) ? 'always' : 'auto');

/** Profit and loss (MEM-03c): what was paid in and out, played and received, and the player's own limits beside it. */
export function ProfitScreen(props: ProfitScreenProps) {
  const { answeredBy: by } = props;
  const { t } = useTranslation('profit');
  const language = useLanguage();
  const columns: readonly Column<ProfitRowView>[] = [
    {
      key: 'name',
      header: t(`groups.${by}`),
      cell: ({ gameType, name, bets }) => (
        <Stack gap="xxs">
          <Text weight="medium">{gameType === null ? name : t(`common:gameTypes.${gameType}`)}</Text>
          <Text size="sm" tone="muted" numeric>
            {t('bets', { count: formatCount(bets, language) })}
          </Text>
        </Stack>
      ),
    },
    // Rebates and bonuses are not of one category, so only days have them.
    ...(
      ['stake', 'win', 'profit', ...(by === 'day' ? (['rebate', 'bonus'] as const) : (['validBet'] as const))] as const
    ).map((name) =>
      amountColumn<ProfitRowView>(name, t(`figures.${name}`), (row) => row[name] ?? '0.00', {
        sign: signOf(name),
        ...(name === 'profit' && { place: 'value' as const }),
        ...(name === 'stake' && { place: 'aside' as const }),
      }),
    ),
  ];
  const totals = ({ totals: sums }: ProfitView): readonly Figure[] =>
    figures.flatMap((name) => {
      const value = sums[name];
      // What was staked is what is settled and what is open; without open bets it is one figure.
      const isPart = name === 'settledStake' || name === 'openStake';
      if (value === undefined || (isPart && sums.waiting === 0)) return [];
      return [{ name: t(`figures.${name}`), value: <Amount sign={signOf(name)} value={value} /> }];
    });
  return (
    <Stack gap="lg">
      <Text tone="muted">{t('text')}</Text>
      <Report
        {...props}
        entries
        words={{ list: t('list'), failed: t('failed'), empty: t('empty'), emptyText: t('emptyText') }}
        fields={[{ name: 'by', label: t('by'), values: profitGroups, nameOf: (each) => t(`groups.${each}`) }]}
        columns={columns}
        rowsOf={({ rows }) => rows}
        rowKey={({ key }) => key}
        isEmpty={isEmpty}
        totals={totals}
        note={({ totals: { waiting } }) => (waiting > 0 ? t('waiting', { count: waiting }) : null)}
        above={({ rows }) => rows.length === 0 && <Text tone="muted">{t('noPlay')}</Text>}
        // The rows come first: on a phone, a chart fills the window.
        below={(value) => (
          <>
            <Charts value={value} />
            <LongTime year={value.year} lifetime={value.lifetime} />
          </>
        )}
      />
      <props.Position detail="short" />
      <LazySection placeholder={<Skeleton shape="text" lines={4} />}>
        <OwnLimits limits={props.limits} limitsHref={props.limitsHref} />
      </LazySection>
    </Stack>
  );
}

/** The result by day, and from the first day on. */
function Charts({ value: { bars, course } }: { value: ProfitView }) {
  const { t } = useTranslation('profit');
  return (
    <>
      {bars.length > 0 && (
        <ChartCard title={t('chart')}>
          <Bars label={t('chart')} bars={bars} />
        </ChartCard>
      )}
      {course.length > 0 && (
        <ChartCard title={t('course')}>
          <Spark label={t('course')} points={course} columns={{ label: t('groups.day'), value: t('course') }} />
        </ChartCard>
      )}
    </>
  );
}
