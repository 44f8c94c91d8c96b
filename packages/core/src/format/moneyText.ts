import type { OfferedLanguage } from '#api/primitives.ts';
import { formatMoney } from '#ui/Money/formatMoney.ts';
import { localeOf } from './locale.ts';

/** How amounts are formatted for a player. */
export interface MoneyFormat {
  readonly currencySymbol: string;
  readonly language: OfferedLanguage;
}

/** Returns a function that formats an amount as text, e.g. `฿1,000.00`. For amounts inside a sentence. */
export const moneyText =
  ({ currencySymbol, language }: MoneyFormat) =>
  (amount: string): string =>
    formatMoney(amount, { currency: currencySymbol, locale: localeOf(language) });

/** Like `moneyText`, without satang that are zero: `฿1,000`. For limits and buttons. */
export const shortMoneyText =
  (format: MoneyFormat) =>
  (amount: string): string =>
    moneyText(format)(amount).replace(/[.,]00$/, '');
