import { useTranslation } from '../i18n/useTranslation.tsx';
import type { FilterField } from '../report/report.types.ts';
import { type KindFilter, kindFilterNames } from './kinds.model.ts';

export interface KindChoice {
  /** '' for every kind. */
  readonly kind: KindFilter | '';
}

/** The filter of a list of movements. */
export function useKindField(): FilterField<KindChoice> {
  const { t } = useTranslation('records');
  return {
    name: 'kind',
    label: t('kind'),
    all: t('allKinds'),
    values: kindFilterNames,
    nameOf: (kind) => t(`kindFilters.${kind}`),
  };
}
