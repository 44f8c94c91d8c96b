/** `'10.00'` in satang, by its digits. */
export function toSatang(amount: string): number {
  const [whole = '0', part = ''] = amount.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** What a ticket would win: a stake of `'10.00'` that pays 90 is `'900.00'`. */
export function winOf(stake: string, pays: number): string {
  const digits = String(toSatang(stake) * pays).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** In stakes, for this number: by how many different digits it has. */
export function paysOn(pays: readonly number[], number: string): number {
  return pays[Math.min(new Set(number).size, pays.length) - 1] ?? 0;
}
