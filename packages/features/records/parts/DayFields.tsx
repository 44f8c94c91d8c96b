import type { ReactNode } from 'react';
import { longestRecordDays } from '#api/records.ts';
import { control as controlClass, well } from '#ui/Field/control.css.ts';
import { Field } from '#ui/Field/Field.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { quickRanges } from '../ranges.model.ts';
import type { RecordFrameProps } from '../recordFrame.ts';
import { fields, pair } from './DayFields.css.ts';

interface DayFieldsProps extends Pick<
  RecordFrameProps,
  'quick' | 'typed' | 'problem' | 'today' | 'onQuick' | 'onDays'
> {
  /** Filters of the record's own, beside the days. */
  children: ReactNode;
}

/** Which days: one press, or two dates. */
export function DayFields({ quick, typed, problem, today, onQuick, onDays, children }: DayFieldsProps) {
  const { t } = useTranslation('records');
  const error =
    problem === 'unfinished' || problem === null ? '' : t(`problem.${problem}`, { days: longestRecordDays });
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
        <div className={pair}>
          <DateField label={t('from')} value={typed.from} max={today} onChange={(from) => onDays({ from })} />
          <DateField label={t('to')} value={typed.to} max={today} error={error} onChange={(to) => onDays({ to })} />
        </div>
        <div className={pair}>{children}</div>
      </div>
    </Stack>
  );
}

interface DateFieldProps {
  label: string;
  /** yyyy-MM-dd, or '' while it is not finished. */
  value: string;
  max: string;
  error?: string;
  onChange: (value: string) => void;
}

/** The device's own way to choose a day. */
function DateField({ label, value, max, error = '', onChange }: DateFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className={well({ size: 'medium', state: error === '' ? 'ready' : 'invalid' })}>
          <input
            {...control}
            type="date"
            value={value}
            max={max}
            onChange={(event) => onChange(event.target.value)}
            className={controlClass}
          />
        </div>
      )}
    </Field>
  );
}
