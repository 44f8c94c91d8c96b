/** The probabilities of whole numbers: `chances[i]` is that of `first + i`. They sum to one within 1e-11. */
export interface Spread {
  readonly first: number;
  readonly chances: readonly number[];
}

/** What is left out at the far end of a Poisson distribution. Prices are exact to 1e-9, so this is far below. */
const negligible = 1e-13;

/** The Poisson distribution: how many events happen that are expected `rate` times. */
export function poisson(rate: number): Spread {
  const chances: number[] = [];
  let chance = Math.exp(-rate);
  for (let count = 0; count <= rate || chance > negligible; count += 1) {
    chances.push(chance);
    chance *= rate / (count + 1);
  }
  return { first: 0, chances };
}

/** Two rates of events, and how likely they are the true ones. */
export interface RatePair {
  readonly one: number;
  readonly other: number;
  readonly weight: number;
}

/**
 * The Skellam distribution: the difference of two independent Poisson counts. Of several pairs of rates, the average by their
 * weights, which sum to one.
 */
export function skellam(pairs: readonly RatePair[]): Spread {
  const counts = pairs.map(({ one, other, weight }) => ({
    ...{ weight, one: poisson(one).chances, other: poisson(other).chances },
  }));
  const below = Math.max(...counts.map(({ other }) => other.length)) - 1;
  const above = Math.max(...counts.map(({ one }) => one.length)) - 1;
  const chances = new Float64Array(below + above + 1);
  for (const { one, other, weight } of counts) {
    for (let left = 0; left < one.length; left += 1) {
      const chance = weight * (one[left] ?? 0);
      for (let right = 0; right < other.length; right += 1) {
        const at = left - right + below;
        chances[at] = (chances[at] ?? 0) + chance * (other[right] ?? 0);
      }
    }
  }
  return { first: 0 - below, chances: [...chances] };
}

/** The same distribution of numbers that are larger by `by`. */
export const shifted = ({ first, chances }: Spread, by: number): Spread => ({ first: first + by, chances });
