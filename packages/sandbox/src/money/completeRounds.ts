import type { Sandbox } from '../sandbox.ts';
import type { Round } from '../schema/games.ts';
import { completeBets } from './bets.ts';
import { waitingFor } from './rounds.ts';
import { dueAtOf } from './settlement.ts';

/**
 * Upgrades the rounds of a sandbox that an earlier version stored. Drops launches without a game type and practice
 * rounds without a launch, adds missing fields to rounds, and rebuilds the lists of open rounds and of bets. Leaves a
 * sandbox of this version unchanged.
 */
export function completeRounds(sandbox: Sandbox): void {
  const { store } = sandbox;
  store.transaction(() => {
    for (const [token, launch] of [...store.entries('launches')]) {
      if (!hasAll(launch, ['gameType', 'practiceSatang'])) store.remove('launches', token);
    }
    for (const [key] of [...store.entries('practiceRounds')]) {
      if (!store.get('launches', key.split(':')[0] ?? '')) store.remove('practiceRounds', key);
    }
    for (const [key, round] of [...store.entries('rounds')]) {
      if (!hasAll(round, ['gameType', 'gameCode', 'settledAt'])) store.put('rounds', key, complete(sandbox, round));
    }
    completeWaiting(sandbox);
    completeBets(sandbox);
  });
}

const hasAll = <Row extends object>(row: Row, fields: readonly (keyof Row)[]): boolean =>
  fields.every((field) => field in row);

/** Adds the fields that the first version implied: it had slot machines only, which settle immediately. */
function complete({ catalogue }: Sandbox, round: Round): Round {
  const implied: Pick<Round, 'gameType' | 'gameCode' | 'settledAt'> = {
    gameType: catalogue.vendorByCode.get(round.vassalage)?.gameType ?? 'RNG',
    gameCode: catalogue.gameById.get(round.nodeId ?? -1)?.gameCode ?? '',
    settledAt: round.playedAt,
  };
  return { ...implied, ...round };
}

function completeWaiting(sandbox: Sandbox): void {
  const { store } = sandbox;
  const open = new Map<string, Round>();
  for (const table of ['rounds', 'practiceRounds'] as const) {
    for (const [key, round] of store.entries(table)) if (round.settledAt === null) open.set(key, round);
  }
  for (const [key] of [...store.entries('waitingRounds')]) if (!open.has(key)) store.remove('waitingRounds', key);
  for (const [key, round] of open) {
    const listed = store.get('waitingRounds', key);
    if (!listed || !hasAll(listed, ['dueAt'])) {
      store.put('waitingRounds', key, waitingFor(round, dueAtOf(sandbox, round)));
    }
  }
}
