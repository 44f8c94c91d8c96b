/** The highest stake of the demo games: 1,000 baht. */
const largestSatang = 100_000;

/** The stakes on offer, in satang: the game's minimum, then the steps 1, 2, 5, 10, 20, 50 … up to the highest. */
export function stakesFor(minBetSatang: number): number[] {
  const ladder: number[] = [];
  for (let ten = 1; ten <= largestSatang; ten *= 10) ladder.push(ten, 2 * ten, 5 * ten);
  return [minBetSatang, ...ladder.filter((stake) => stake > minBetSatang && stake <= largestSatang)];
}
