import { formatMoney } from '#ui/Money/formatMoney.ts';
import { localeOf } from '../../shared/format.ts';
import type { RebateScreenProps } from '../RebateScreen.tsx';

/** How sums are written, for those that stand within a sentence. */
export type MoneyFormat = Pick<RebateScreenProps, 'currencySymbol' | 'language'>;

export const moneyText =
  ({ currencySymbol, language }: MoneyFormat) =>
  (amount: string): string =>
    formatMoney(amount, { currency: currencySymbol, locale: localeOf(language) });
