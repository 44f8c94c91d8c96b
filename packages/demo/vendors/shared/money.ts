/** Converts a decimal amount like `'10.50'` to satang by its digits, without floating point. */
export function toSatang(amount: string): number {
  const [whole = '0', part = ''] = amount.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Parses an amount as a player types it, like `'1,000.5'`, to satang; undefined when it is not an amount. */
export function parseAmount(text: string): number | undefined {
  const [amount] = /^\d{1,7}(?:\.\d{1,2})?$/.exec(text.replaceAll(/[,\s]/g, '')) ?? [];
  return amount === undefined ? undefined : toSatang(amount);
}

/** Formats satang as a decimal amount: 1050 becomes `'10.50'`. */
export function toAmount(satang: number): string {
  const digits = String(satang).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
