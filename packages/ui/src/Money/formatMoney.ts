const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string): Intl.NumberFormat {
  let format = formats.get(locale);
  if (!format) {
    // Never rounded up: a player must not see more than there is.
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

export interface MoneyFormat {
  /** The mark before the digits. */
  currency: string;
  /** Of the separators. */
  locale: string;
  /** `always` also marks what came in, as in a list of movements. @default 'auto' */
  sign?: 'auto' | 'always';
}

/**
 * Text of an amount, with every digit it came with. Digits are given to the formatter as text, so that none is lost
 * above 2^53. What is not a decimal number gives a dash and never a wrong amount.
 */
export function formatMoney(amount: string, { currency, locale, sign = 'auto' }: MoneyFormat): string {
  const [, minus, digits] = /^(-?)(\d+(?:\.\d+)?)$/.exec(amount) ?? [];
  if (digits === undefined) return '–';
  const text = formatOf(locale).format(digits as Intl.StringNumericLiteral);
  const isNothing = !/[1-9]/.test(text);
  const mark = isNothing ? '' : minus ? '\u2212' : sign === 'always' ? '+' : '';
  return `${mark}${currency}${text}`;
}
