import type { Amount } from '#api/primitives.ts';

/** Amounts of the contract, which are decimal text, as whole numbers of the smallest unit, and back. */
export interface Minor {
  /** Text to units. @throws RangeError for more decimals than the unit has, and beyond 2^53 */
  readonly units: (amount: Amount) => number;
  /** Units to text. @throws RangeError for a fraction of a unit, beyond 2^53, and for what is no number */
  readonly text: (units: number) => Amount;
}

/** Amounts in a unit with so many decimals: 2 for satang, 3 for thousandths. */
function minor(decimals: number): Minor {
  const form = new RegExp(`^(-?)(\\d{1,30})(?:\\.(\\d{1,${Math.max(decimals, 1)}})0*)?$`);
  return {
    units(amount) {
      const [, sign = '', whole = '', part = ''] = form.exec(amount) ?? [];
      const units = Number(whole + part.padEnd(decimals, '0').slice(0, decimals));
      if (whole === '' || part.slice(decimals).replaceAll('0', '') !== '' || !Number.isSafeInteger(units))
        throw new RangeError(`no amount with at most ${decimals} decimals below 2^53`);
      return sign === '' || units === 0 ? units : -units;
    },
    text(units) {
      if (!Number.isSafeInteger(units)) throw new RangeError('no whole number of units below 2^53');
      const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
      const cut = digits.length - decimals;
      return `${units < 0 ? '-' : ''}${digits.slice(0, cut)}${decimals === 0 ? '' : `.${digits.slice(cut)}`}`;
    },
  };
}

const satang = minor(2);

export const amounts = {
  /** `'12.5'` of the contract as `1250`. */
  satang: satang.units,
  /** `1250` of the platform as `'12.50'`. */
  baht: satang.text,
  minor,
} as const;
