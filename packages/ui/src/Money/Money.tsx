import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { formatMoney, type MoneyFormat } from './formatMoney.ts';
import { money, sizes, veil } from './Money.css.ts';

export const moneySizes = ['inherit', 'sm', 'md', 'lg', 'xl', 'xxl'] as const;

export interface MoneyProps extends MoneyFormat {
  /** A decimal number as a string, as the platform sends it, e.g. `12345.60`. */
  amount: string;
  /** The text size. @default 'inherit' */
  size?: (typeof moneySizes)[number];
  /** Hides the digits. The value is read to screen readers instead, e.g. “balance hidden”. */
  concealed?: string;
}

/** An amount with two decimal places, in tabular digits. */
export function Money({ amount, size = 'inherit', concealed, ...format }: MoneyProps) {
  const className = size === 'inherit' ? money : `${money} ${sizes[size]}`;
  if (concealed === undefined)
    return (
      <span translate="no" className={className}>
        {formatMoney(amount, format)}
      </span>
    );
  return (
    <span className={className}>
      <span aria-hidden translate="no" className={veil}>
        {`${format.currency}••••`}
      </span>
      <VisuallyHidden>{concealed}</VisuallyHidden>
    </span>
  );
}
