import type { RoundResult } from '#api/launch.ts';
import { createRandom, hash } from '#demo/art/random.ts';
import { secondMs } from '#text/durations.ts';
import type { Sandbox } from '../sandbox.ts';
import type { LiveTable, TableGame } from '../seed/liveTables.ts';
import { iso } from '../time.ts';
import { roomState } from './rooms.ts';

/** How long a round of the dealer lasts. */
const roundMs = 45_000;
/** How long a round takes bets. The rest of it is the deal. */
const betsMs = 30_000;
/** After so many rounds the cards are shuffled and the road begins anew. */
const roundsPerShoe = 64;

type Chance = readonly [result: RoundResult, chance: number];

/** The results of a round and their probabilities, in the rules of the demo tables. */
const chances: Readonly<Record<TableGame, readonly [Chance, Chance, Chance]>> = {
  baccarat: [
    ['banker', 0.4586],
    ['player', 0.4462],
    ['tie', 0.0952],
  ],
  dragonTiger: [
    ['dragon', 6 / 13],
    ['tiger', 6 / 13],
    ['tie', 1 / 13],
  ],
  hiLo: [
    ['low', 108 / 216],
    ['eleven', 27 / 216],
    ['high', 81 / 216],
  ],
  sicBo: [
    ['small', 105 / 216],
    ['big', 105 / 216],
    ['triple', 6 / 216],
  ],
  roulette: [
    ['red', 18 / 37],
    ['black', 18 / 37],
    ['zero', 1 / 37],
  ],
};

/**
 * The results that the dealer has shown since the last shuffle, oldest first. Computed from seed and clock; nothing is
 * stored. A player's own rounds are dealt to the player and are not among them. Empty while the table is not open.
 */
export function roadAt(sandbox: Sandbox, table: LiveTable): readonly RoundResult[] {
  if (roomState(sandbox, table).status !== 'open') return [];
  // Tables shuffle at different times.
  const rounds = Math.floor((sandbox.now() + aheadMs(table)) / roundMs) + (hash(table.roomId) % roundsPerShoe);
  const random = createRandom(sandbox.seed, `${table.roomId} shoe ${Math.floor(rounds / roundsPerShoe)}`);
  return Array.from({ length: rounds % roundsPerShoe }, () => resultOf(table.game, random.next()));
}

/** When the bets of the running round close, or of the next one during the deal. Null while the table is not open. */
export function closesAt(sandbox: Sandbox, table: LiveTable): string | null {
  if (roomState(sandbox, table).status !== 'open') return null;
  const inRound = (sandbox.now() + aheadMs(table)) % roundMs;
  return iso(sandbox.now() - inRound + betsMs + (inRound < betsMs ? 0 : roundMs));
}

/** Rounds do not begin at all tables in the same second. */
const aheadMs = ({ roomId }: LiveTable): number => (hash(roomId) % (roundMs / secondMs)) * secondMs;

function resultOf(game: TableGame, roll: number): RoundResult {
  let reached = 0;
  return chances[game].find(([, chance]) => roll < (reached += chance))?.[0] ?? chances[game][0][0];
}
