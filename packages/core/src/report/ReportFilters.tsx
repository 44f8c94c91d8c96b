import { Select } from '#ui/Select/Select.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { fields as fieldsClass } from './DayFields.css.ts';
import { DayFields } from './DayFields.tsx';
import type { DayChoice, FilterField, ReportProps } from './report.types.ts';

interface ReportFiltersProps<Filter extends object> extends Pick<ReportProps<never, Filter>, 'filter' | 'onFilter'> {
  /** Null where days cannot be chosen. */
  days: DayChoice | null;
  fields: readonly FilterField<Filter>[];
  /** They are in the sheet of a list whose days are chosen in its bar. @default false */
  inSheet?: boolean;
}

/** Filter row of a report, as it is declared. */
export function ReportFilters<Filter extends object>({
  days,
  filter,
  fields,
  inSheet = false,
  onFilter,
}: ReportFiltersProps<Filter>) {
  const { t } = useTranslation('records');
  // A name and a value of the same filter: whatever they are, they fit.
  const controls = (fields as readonly unknown[] as readonly FilterField<Record<string, string>>[]).map((field) => {
    const { name, label, all } = field;
    const value = String(filter[name as keyof Filter]);
    const onChange = (chosen: string): void => onFilter({ [name]: chosen } as Partial<Filter>);
    if ('Control' in field) return <field.Control key={name} {...{ label, all: all ?? '', value, onChange }} />;
    return (
      <Select
        key={name}
        label={label}
        value={value}
        onChange={onChange}
        options={[
          ...(all === undefined ? [] : [{ value: '', label: all }]),
          ...field.values.map((each) => ({ value: each, label: field.nameOf(each) })),
        ]}
      />
    );
  });
  if (days !== null)
    return (
      <DayFields days={days} inSheet={inSheet}>
        {controls}
      </DayFields>
    );
  if (controls.length === 0) return null;
  return (
    <div role="search" aria-label={t('filters')} className={fieldsClass}>
      {controls}
    </div>
  );
}
