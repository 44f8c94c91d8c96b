/** The most that the demonstration game takes for one spin: 1,000 baht. */
const largestSatang = 100_000;

/** Stakes on offer, in satang: the game's own smallest, then 1, 2, 5, 10, 20, 50 … up to the largest. */
export function stakesFor(minBetSatang: number): number[] {
  const ladder: number[] = [];
  for (let ten = 1; ten <= largestSatang; ten *= 10) ladder.push(ten, 2 * ten, 5 * ten);
  return [minBetSatang, ...ladder.filter((stake) => stake > minBetSatang && stake <= largestSatang)];
}

/** `'1.00'` in satang, by its digits: no floating point on the way. */
export function toSatang(amount: string): number {
  const [whole = '0', part = ''] = amount.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
