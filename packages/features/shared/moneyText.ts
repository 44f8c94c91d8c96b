import type { OfferedLanguage } from '#api/primitives.ts';
import { formatMoney } from '#ui/Money/formatMoney.ts';
import { localeOf } from './format.ts';

/** How sums are written. */
export interface MoneyFormat {
  readonly currencySymbol: string;
  readonly language: OfferedLanguage;
}

/** For sums that stand within a sentence. */
export const moneyText =
  ({ currencySymbol, language }: MoneyFormat) =>
  (amount: string): string =>
    formatMoney(amount, { currency: currencySymbol, locale: localeOf(language) });

/** Without the satang where there are none: for limits and buttons. */
export const shortMoneyText =
  (format: MoneyFormat) =>
  (amount: string): string =>
    moneyText(format)(amount).replace(/\.00$/, '');
