import { Money, type MoneyProps } from '#ui/Money/Money.tsx';
import { localeOf } from '../format/locale.ts';
import { useMoneyFormat } from '../format/moneyFormat.tsx';
import { balance as balanceClass } from './Amount.css.ts';

interface AmountProps extends Pick<MoneyProps, 'size' | 'sign'> {
  /** A decimal number as a string, as the platform sends it, e.g. `12345.60`. */
  value: string;
  /** It is the player's balance, which the player can hide (NAV-03h). @default false */
  balance?: boolean;
}

/** An amount in the site's currency and the player's language. */
export function Amount({ value, balance = false, ...rest }: AmountProps) {
  const { currencySymbol, language } = useMoneyFormat();
  const amount = <Money {...rest} amount={value} currency={currencySymbol} locale={localeOf(language)} />;
  return balance ? <span className={balanceClass}>{amount}</span> : amount;
}
