/** A seeded random source. The same seed gives the same sequence in every runtime. */
export type Random = {
  /** A float in [0, 1). */
  next(): number;
  /** A float in [low, high). */
  range(low: number, high: number): number;
  /** An integer in [low, high], both ends included. */
  int(low: number, high: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  /** One item of a non-empty list. */
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy; the input stays as it was. */
  shuffle<T>(items: readonly T[]): T[];
};

/** A stable unsigned 32-bit hash of a text (FNV-1a over UTF-16 units). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return mixBits(value);
}

/** Spreads consecutive integers over the 32-bit range, so that similar seeds give unrelated sequences. */
function mixBits(value: number): number {
  let bits = value >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}

/**
 * Creates a random source (mulberry32).
 * @param stream separates independent decisions of one seed, so that a new choice in one does not change the others
 */
export function createRandom(seed: number, stream = ''): Random {
  let state = mixBits(Math.floor(seed) ^ (stream === '' ? 0 : hash(stream)));

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  }

  function int(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1));
  }

  return {
    next,
    int,
    range: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick<T>(items: readonly T[]): T {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new RangeError('pick needs a non-empty list');
      return item;
    },
    shuffle<T>(items: readonly T[]): T[] {
      const copy = [...items];
      for (let index = copy.length - 1; index > 0; index -= 1) {
        const other = int(0, index);
        const item = copy[index] as T;
        copy[index] = copy[other] as T;
        copy[other] = item;
      }
      return copy;
    },
  };
}
