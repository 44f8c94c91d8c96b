import { useState } from 'react';
import { type RecordRows, recordRows } from '#api/records.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { FilterField } from '#core/report/report.types.ts';
import { useIsFrom } from '#ui/theme/useIsFrom.ts';
import type { RowChoice } from './records.types.ts';

/** How a record begins on this device: with the rounds of a sitting together where rows are few, and each by itself in a table. */
export function useFirstRows(): RecordRows {
  const isWide = useIsFrom('tablet');
  // Not another one when a phone is turned.
  const [first] = useState<RecordRows>(isWide ? 'each' : 'sitting');
  return first;
}

/** The filter by which a record lists rounds of a sitting. */
export function useRowField(first: RecordRows): FilterField<RowChoice> {
  const { t } = useTranslation('records');
  const values = recordRows.toSorted((one, other) => Number(other === first) - Number(one === first));
  return { name: 'by', label: t('rows.label'), values, nameOf: (by) => t(`rows.${by}`) };
}
