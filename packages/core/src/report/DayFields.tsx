import type { ReactNode } from 'react';
import { longestRecordDays } from '#api/recordDays.ts';
import { DateField } from '#ui/DateField/DateField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { fields } from './DayFields.css.ts';
import { quickRanges } from './ranges.model.ts';
import type { DayChoice } from './report.types.ts';
import { useDateFieldProps } from './useDateFieldProps.ts';

interface DayFieldsProps {
  days: DayChoice;
  /** The report's own filters. */
  children?: ReactNode;
}

/** Filter row of a report: quick ranges, custom dates, and the report's own filters. */
export function DayFields({ days, children }: DayFieldsProps) {
  const { quick, typed, problem, today, elsewhere, longest = longestRecordDays, onQuick, onDays } = days;
  const { t } = useTranslation('records');
  const error = problem === 'unfinished' || problem === null ? '' : t(`problem.${problem}`, { days: longest });
  const field = useDateFieldProps(today);
  return (
    <Stack gap="sm">
      <TabStrip
        label={t('range.label')}
        items={quickRanges.map((id) => ({ id, label: t(`range.${id}`) }))}
        chosen={quick ?? undefined}
        onChoose={onQuick}
        previousLabel={t('arrowsBack')}
        nextLabel={t('arrowsOn')}
      />
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
