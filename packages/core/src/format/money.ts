import type { Amount } from '#api/primitives.ts';

/** Converts a decimal amount to whole satang, without smaller parts. A `bigint`, because `Number` loses digits. */
export function toSatang(amount: Amount): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + `${fraction}00`.slice(0, 2));
}
