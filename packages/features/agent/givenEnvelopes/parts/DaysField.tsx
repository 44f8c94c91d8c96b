import { type GivenEnvelopeDays, givenEnvelopeDays } from '#api/agentEnvelopes.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Select } from '#ui/Select/Select.tsx';

interface DaysFieldProps {
  days: GivenEnvelopeDays;
  onDays: (days: GivenEnvelopeDays) => void;
}

/** For how long a red envelope can be opened. */
export function DaysField({ days, onDays }: DaysFieldProps) {
  const { t } = useTranslation('agentEnvelopes');
  return (
    <Select
      label={t('days')}
      value={`${days}`}
      options={givenEnvelopeDays.map((each) => ({ value: `${each}`, label: t(`daysOf.${each}`) }))}
      onChange={(value) => onDays(givenEnvelopeDays.find((each) => `${each}` === value) ?? days)}
    />
  );
}
