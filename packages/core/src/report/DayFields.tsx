import type { ReactNode } from 'react';
import { longestRecordDays } from '#api/recordDays.ts';
import { DateField } from '#ui/DateField/DateField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { DayChips } from './DayChips.tsx';
import { fields } from './DayFields.css.ts';
import type { DayChoice } from './report.types.ts';
import { useDateFieldProps } from './useDateFieldProps.ts';

interface DayFieldsProps {
  days: DayChoice;
  /** The quick ranges are elsewhere. @default false */
  inSheet?: boolean;
  /** The report's own filters. */
  children?: ReactNode;
}

/** Filters of a report: quick ranges, custom dates, and the report's own filters. */
export function DayFields({ days, inSheet = false, children }: DayFieldsProps) {
  const { typed, problem, today, elsewhere, longest = longestRecordDays, onDays } = days;
  const { t } = useTranslation('records');
  const error = problem === 'unfinished' || problem === null ? '' : t(`problem.${problem}`, { days: longest });
  const field = useDateFieldProps(today);
  return (
    <Stack gap="sm">
      {!inSheet && <DayChips {...days} />}
      <div role="search" aria-label={t('filters')} className={fields}>
        <DateField {...field} label={t('from')} value={typed.from} onChange={(from) => onDays({ from })} />
        <DateField {...field} label={t('to')} value={typed.to} error={error} onChange={(to) => onDays({ to })} />
        {children}
      </div>
      {elsewhere && (
        <Text size="sm" tone="muted">
          {t('siteTime')}
        </Text>
      )}
    </Stack>
  );
}
