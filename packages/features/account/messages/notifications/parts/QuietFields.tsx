import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Grid } from '#ui/Grid/Grid.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { type QuietHours, endsNextDay, timesWith } from '../notifications.model.ts';
import type { SettingsEdits } from '../notifications.types.ts';

interface QuietFieldsProps {
  hours: QuietHours;
  problem: 'same' | undefined;
  onChange: (change: Partial<SettingsEdits>) => void;
}

/** The quiet hours: whether there are any, and from when to when. */
export function QuietFields({ hours, problem, onChange }: QuietFieldsProps) {
  const { t } = useTranslation('notifications');
  const options = timesWith(hours.from, hours.to).map((time) => ({ value: time, label: time }));
  const hint = endsNextDay(hours) ? t('quiet.nextDay') : undefined;
  return (
    <Stack gap="sm">
      <Heading level={3} size="md">
        {t('quiet.title')}
      </Heading>
      <Text>{t('quiet.text')}</Text>
      <Checkbox label={t('quiet.on')} checked={hours.on} onChange={(quiet) => onChange({ quiet })} />
      {hours.on && (
        <Grid fill="medium" gap="sm">
          <Select
            label={t('quiet.from')}
            value={hours.from}
            options={options}
            onChange={(from) => onChange({ from })}
          />
          <Select
            label={t('quiet.to')}
            hint={hint}
            error={problem && t(`quiet.problems.${problem}`)}
            value={hours.to}
            options={options}
            onChange={(to) => onChange({ to })}
          />
        </Grid>
      )}
    </Stack>
  );
}
