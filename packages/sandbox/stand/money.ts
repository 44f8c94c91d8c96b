/** `'10.00'` in satang, by its digits: no floating point on the way. */
export function toSatang(amount: string): number {
  const [whole = '0', part = ''] = amount.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** 1050 becomes `'10.50'`. */
export function toAmount(satang: number): string {
  const digits = String(satang).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
