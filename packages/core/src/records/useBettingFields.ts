import { betStates } from '#api/betLegs.ts';
import { gameTypes } from '#api/primitives.ts';
import type { Remote } from '../data/remote.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import type { FilterField } from '../report/report.types.ts';
import type { BettingFilter, VendorChoice } from './records.types.ts';

/**
 * The filters of a list of bets: category, vendor and result.
 * @param page names the vendors with a bet in these days
 */
export function useBettingFields(
  page: Remote<{ readonly vendors: readonly VendorChoice[] }>,
  { vassalage: chosen }: BettingFilter,
): readonly FilterField<BettingFilter>[] {
  const { t } = useTranslation('records');
  const vendors = new Map(page.status === 'ready' ? page.value.vendors.map((each) => [each.vassalage, each.name]) : []);
  // Keeps the chosen vendor among the choices when the new days have no bet with it.
  if (chosen !== '' && !vendors.has(chosen)) vendors.set(chosen, chosen);
  return [
    {
      name: 'gameType',
      label: t('category'),
      all: t('allCategories'),
      values: gameTypes,
      nameOf: (type) => t(`common:gameTypes.${type}`),
    },
    {
      name: 'vassalage',
      label: t('vendor'),
      all: t('allVendors'),
      values: [...vendors.keys()],
      nameOf: (code) => vendors.get(code) ?? code,
    },
    {
      name: 'status',
      label: t('status'),
      all: t('allStates'),
      values: betStates,
      nameOf: (state) => t(`states.${state}`),
    },
  ];
}
