import { profitGroups } from '#api/profit.ts';
import { LazySection } from '#core/components/LazySection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { DayFields } from '#core/records/DayFields.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { ProfitResults } from './parts/ProfitResults.tsx';
import type { ProfitScreenProps } from './profit.types.ts';

// Below the figures, which come first.
const OwnLimits = lazyComponent(async () => (await import('./parts/OwnLimits.tsx')).OwnLimits);

/** Profit and loss (MEM-03c): what was paid in and out, played and received, and the player's own limits beside it. */
export function ProfitScreen(props: ProfitScreenProps) {
  const { t } = useTranslation('profit');
  return (
    <Stack gap="lg">
      <Text tone="muted">{t('text')}</Text>
      <DayFields days={props.days} language={props.language}>
        <Select
          label={t('by')}
          value={props.by}
          onChange={(value) => props.onBy(profitGroups.find((each) => each === value) ?? 'day')}
          options={profitGroups.map((each) => ({ value: each, label: t(`groups.${each}`) }))}
        />
      </DayFields>
      <ProfitResults
        profit={props.profit}
        by={props.answeredBy}
        days={props.days}
        answered={props.answered}
        refreshing={props.refreshing}
        language={props.language}
        onRefresh={props.onRefresh}
      />
      <LazySection placeholder={<Skeleton shape="text" lines={4} />}>
        <OwnLimits limits={props.limits} limitsHref={props.limitsHref} language={props.language} />
      </LazySection>
    </Stack>
  );
}
