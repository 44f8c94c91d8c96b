import { profitGroups } from '#api/profit.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { DayFields } from '../records/parts/DayFields.tsx';
import { OwnLimits } from './parts/OwnLimits.tsx';
import { ProfitResults } from './parts/ProfitResults.tsx';
import type { ProfitScreenProps } from './profit.types.ts';

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
      <OwnLimits limits={props.limits} limitsHref={props.limitsHref} language={props.language} />
    </Stack>
  );
}
