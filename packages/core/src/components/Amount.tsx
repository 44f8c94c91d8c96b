import { Money, type MoneyProps } from '#ui/Money/Money.tsx';
import { localeOf } from '../format/locale.ts';
import { useMoneyFormat } from '../format/moneyFormat.tsx';

interface AmountProps extends Pick<MoneyProps, 'size' | 'sign'> {
  /** A decimal number as a string, as the platform sends it, e.g. `12345.60`. */
  value: string;
}

/** An amount in the site's currency and the player's language. */
export function Amount({ value, ...rest }: AmountProps) {
  const { currencySymbol, language } = useMoneyFormat();
  return <Money {...rest} amount={value} currency={currencySymbol} locale={localeOf(language)} />;
}
