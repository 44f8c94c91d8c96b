/** A seeded source of choices: the same seed always gives the same sequence, in every runtime. */
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

/** FNV-1a over UTF-16 units: a stable 32-bit unsigned number for a text. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return mixBits(value);
}

/** Spreads neighbouring integers over the whole 32-bit range, so seeds 1, 2, 3 do not look related. */
function mixBits(value: number): number {
  let bits = value >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}

/**
 * A mulberry32 generator with drawing helpers.
 * `stream` separates independent decisions of one seed (title, scene, focal), so that adding a choice
 * to one of them does not reshuffle the others.
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
        const held = copy[index] as T;
        copy[index] = copy[other] as T;
        copy[other] = held;
      }
      return copy;
    },
  };
}
