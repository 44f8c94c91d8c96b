import type { GameType } from '#api/primitives.ts';
import { expireDeposits } from './deposits.ts';
import { logFault } from './logFault.ts';
import { handEnding } from './provider/cards/settle.ts';
import { drawEnding } from './provider/draw/settle.ts';
import { matchEnding } from './provider/fixtures/settle.ts';
import { settleRound, storedRound } from './rounds.ts';
import type { Round } from './rows.ts';
import type { World } from './world.ts';

/** How rounds of a kind end that waited. Both throw for a round that they cannot read. */
export interface Ending {
  /** When it ends by itself, ms. */
  readonly dueAt: (world: World, round: Round) => number;
  /** What it ends with, once it is due. Writes nothing. */
  readonly decide: (world: World, round: Round) => { readonly winSatang: number; readonly outcome: unknown };
}

/** Matches end, draws take place, and hands of cards are given up by their players. */
const endings: Partial<Record<GameType, Ending>> = {
  SPORTS: matchEnding,
  LOTT: drawEnding,
  ELOTT: drawEnding,
  PVP: handEnding,
};

/**
 * Settles every round that is due by the world's clock, whatever its kind, in the order in which they were due: so each
 * of them knows the balance of its moment. Called before a member or a provider is answered, so that nobody sees a
 * balance or a record from before; it reads only what waits. A round that cannot be decided gives its stake back, and
 * the fault is told once; the others are settled all the same. Orders to pay in end here too, when their time is over.
 */
export function settleWhatIsDue(world: World): void {
  const now = world.now();
  expireDeposits(world);
  const due: { readonly key: string; readonly dueAt: number }[] = [];
  for (const [key, { dueAt }] of world.store.entries('waitingRounds')) if (dueAt <= now) due.push({ key, dueAt });
  if (due.length === 0) return;
  due.sort((one, other) => one.dueAt - other.dueAt);
  world.store.transaction(() => {
    for (const { key, dueAt } of due) settleOne(world, key, dueAt);
  });
}

/** When a stored round ends by itself; at once where nobody can tell, so that its stake comes back. */
export function dueAtOf(world: World, round: Round): number {
  try {
    return endingOf(round).dueAt(world, round);
  } catch {
    return round.playedAt;
  }
}

function settleOne(world: World, key: string, at: number): void {
  const { round } = storedRound(world, key);
  const attempt = (work: () => void): boolean => {
    try {
      work();
      return true;
    } catch (cause) {
      logFault(new Error(`round ${key} cannot be settled`, { cause }));
      return false;
    }
  };
  // Nothing has been written when a step of these throws: first it is decided, then posted, then stored.
  const ended =
    round !== undefined &&
    (attempt(() => void settleRound(world, key, { ...endingOf(round).decide(world, round), at })) ||
      attempt(() => void settleRound(world, key, { winSatang: round.stakeSatang, at })));
  // Or it would be tried, and told, with every call from now on.
  if (!ended) world.store.remove('waitingRounds', key);
}

function endingOf({ gameType }: Round): Ending {
  const ending = endings[gameType];
  if (!ending) throw new Error(`nothing that waits is played as ${gameType}`);
  return ending;
}
