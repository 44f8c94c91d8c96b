import { formatMoney } from '#ui/Money/formatMoney.ts';
import { localeOf } from '../../shared/format.ts';
import type { DepositScreenProps } from '../DepositScreen.tsx';

/** Writes a sum without its satang where there are none: for limits and buttons. */
export function shortMoney({
  currencySymbol: currency,
  language,
}: Pick<DepositScreenProps, 'currencySymbol' | 'language'>): (amount: string) => string {
  return (amount) => formatMoney(amount, { currency, locale: localeOf(language) }).replace(/\.00$/, '');
}
