import { ChartCard } from '#core/components/ChartCard.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { type Bar, Bars } from '#ui/Bars/Bars.tsx';

interface DayChartProps {
  /** What the bars show. */
  name: 'validBet' | 'profit';
  /** Without bars, there is no chart. */
  bars: readonly Bar[];
}

/** One figure of every day as bars, with the table behind them for screen readers. */
export function DayChart({ name, bars }: DayChartProps) {
  const { t } = useTranslation('agentOverview');
  if (bars.length === 0) return null;
  const title = t(`chart.${name}`);
  return (
    <ChartCard title={title}>
      {/* What the players lose, the agent earns. Bets are neither. */}
      <Bars
        label={title}
        bars={bars}
        gains={name === 'profit' ? 'below' : 'none'}
        columns={{ label: t('chart.day'), value: t(`figures.${name}`) }}
      />
    </ChartCard>
  );
}
