import { ChartCard } from '#core/components/ChartCard.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Spark, type SparkPoint } from '#ui/Spark/Spark.tsx';

/** How many accounts of the team have played on each day, as a line. Without points, there is none. */
export function ActiveDays({ points }: { points: readonly SparkPoint[] }) {
  const { t } = useTranslation('agentOverview');
  if (points.length === 0) return null;
  const title = t('chart.active');
  return (
    <ChartCard title={title}>
      <Spark label={title} points={points} columns={{ label: t('chart.day'), value: t('figures.active') }} />
    </ChartCard>
  );
}
