import { completeBets } from './bets.ts';
import { waitingFor } from './rounds.ts';
import type { Round } from './rows.ts';
import { dueAtOf } from './settlement.ts';
import type { World } from './world.ts';

/**
 * A world that an earlier version kept: launches of which it did not say what they play are dropped, rounds get what is
 * told of them since, and the lists of what waits and of who bet what are made from the rounds. Practice rounds whose
 * launch is gone go too. A world of this version stays as it is.
 */
export function completeRounds(world: World): void {
  const { store } = world;
  store.transaction(() => {
    for (const [token, launch] of [...store.entries('launches')]) {
      if (!hasAll(launch, ['gameType', 'practiceSatang'])) store.remove('launches', token);
    }
    for (const [key] of [...store.entries('practiceRounds')]) {
      if (!store.get('launches', key.split(':')[0] ?? '')) store.remove('practiceRounds', key);
    }
    for (const [key, round] of [...store.entries('rounds')]) {
      if (!hasAll(round, ['gameType', 'gameCode', 'settledAt'])) store.put('rounds', key, complete(world, round));
    }
    completeWaiting(world);
    completeBets(world);
  });
}

const hasAll = <Row extends object>(row: Row, parts: readonly (keyof Row)[]): boolean =>
  parts.every((part) => part in row);

/** Whatever is not said was so when there was only one way: a slot machine that decided at once. */
function complete({ catalogue }: World, round: Round): Round {
  const unsaid: Pick<Round, 'gameType' | 'gameCode' | 'settledAt'> = {
    gameType: catalogue.vendorByCode.get(round.vassalage)?.gameType ?? 'RNG',
    gameCode: catalogue.gameById.get(round.nodeId ?? -1)?.gameCode ?? '',
    settledAt: round.playedAt,
  };
  return { ...unsaid, ...round };
}

function completeWaiting(world: World): void {
  const { store } = world;
  const open = new Map<string, Round>();
  for (const table of ['rounds', 'practiceRounds'] as const) {
    for (const [key, round] of store.entries(table)) if (round.settledAt === null) open.set(key, round);
  }
  for (const [key] of [...store.entries('waitingRounds')]) if (!open.has(key)) store.remove('waitingRounds', key);
  for (const [key, round] of open) {
    const kept = store.get('waitingRounds', key);
    if (!kept || !hasAll(kept, ['dueAt'])) store.put('waitingRounds', key, waitingFor(round, dueAtOf(world, round)));
  }
}
