const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string): Intl.NumberFormat {
  let format = formats.get(locale);
  if (!format) {
    // Truncated, so that the displayed amount never exceeds the actual one.
    format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      roundingMode: 'trunc',
      numberingSystem: 'latn',
    });
    formats.set(locale, format);
  }
  return format;
}

/** How an amount is formatted. */
export interface MoneyFormat {
  /** The currency symbol before the digits. */
  currency: string;
  /** The BCP 47 locale of the separators. */
  locale: string;
  /** Whether positive amounts have a plus sign, e.g. in a list of transactions. @default 'auto' */
  sign?: 'auto' | 'always';
}

/**
 * Formats an amount with two decimal places. The digits are formatted as a string, so amounts above 2^53 keep their
 * precision. Returns a dash if the amount is not a decimal number.
 */
export function formatMoney(amount: string, { currency, locale, sign = 'auto' }: MoneyFormat): string {
  const [, minus, digits] = /^(-?)(\d+(?:\.\d+)?)$/.exec(amount) ?? [];
  if (digits === undefined) return '–';
  const text = formatOf(locale).format(digits as Intl.StringNumericLiteral);
  const isZero = !/[1-9]/.test(text);
  const mark = isZero ? '' : minus ? '\u2212' : sign === 'always' ? '+' : '';
  return `${mark}${currency}${text}`;
}
