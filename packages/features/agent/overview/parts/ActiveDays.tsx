import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Spark, type SparkPoint } from '#ui/Spark/Spark.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

/** How many accounts of the team have played on each day, as a line. Without points, there is none. */
export function ActiveDays({ points }: { points: readonly SparkPoint[] }) {
  const { t } = useTranslation('agentOverview');
  if (points.length === 0) return null;
  const title = t('chart.active');
  return (
    <Card as="section" padding="md">
      <Stack gap="sm">
        <Heading level={3} size="md">
          {title}
        </Heading>
        <Spark label={title} points={points} columns={{ label: t('chart.day'), value: t('figures.active') }} />
      </Stack>
    </Card>
  );
}
