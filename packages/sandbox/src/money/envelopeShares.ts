import { type Random, createRandom } from '#demo/art/random.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Envelope } from '../schema/envelopes.ts';
import { nameAccount } from '../seed/winners.ts';

/**
 * Divides a pot into pieces, in satang. Every piece has at least `minSatang`, up to about twice the mean, and together they
 * are the pot, to the satang. Throws for a pot that is too small.
 */
export function sharePot(
  random: Random,
  { potSatang, pieces, minSatang }: Pick<Envelope, 'potSatang' | 'pieces' | 'minSatang'>,
): readonly number[] {
  if (pieces < 1 || potSatang < pieces * minSatang) throw new RangeError('the pot is too small for its pieces');
  const shares: number[] = [];
  let left = potSatang;
  for (let rest = pieces; rest > 1; rest -= 1) {
    const spare = left - minSatang * rest;
    const share = minSatang + random.int(0, Math.floor((2 * spare) / rest));
    shares.push(share);
    left -= share;
  }
  // The last pieces vary most. Shuffled, the order of the openings has no influence.
  return random.shuffle([...shares, left]);
}

const known = new Map<string, readonly number[]>();

/** The pieces of an envelope in the order in which they are taken. Decided by the seed before anybody opens. */
export function sharesOf({ seed }: Sandbox, envelope: Envelope): readonly number[] {
  const { id, potSatang, pieces, minSatang } = envelope;
  const key = [seed, id, potSatang, pieces, minSatang].join(' ');
  const shares = known.get(key) ?? sharePot(createRandom(seed, `envelope ${id}`), envelope);
  known.set(key, shares);
  return shares;
}

/** An opening by a player outside the sandbox. */
export interface CrowdOpening {
  readonly nickname: string;
  readonly at: number;
}

/** When the crowd opens its pieces: most of them early. Oldest first. */
export function crowdOf({ seed }: Sandbox, { id, opensAt, endsAt, crowd }: Envelope): readonly CrowdOpening[] {
  const random = createRandom(seed, `crowd ${id}`);
  return Array.from({ length: crowd }, (_, index) => ({
    nickname: nameAccount(random),
    at: opensAt + Math.floor((endsAt - opensAt) * ((index + 1) / (crowd + 1)) ** 2),
  }));
}
