import type { GameType } from '#api/primitives.ts';
import { memberByAccount } from './domain/accounts.ts';
import { placeRound } from './rounds.ts';
import { createToken } from './token.ts';
import type { World } from './world.ts';

/** A bet as it ended; one with `dueAt` (ms) waits for that. */
export interface PlayedBet {
  readonly gameType: GameType;
  readonly stakeSatang: number;
  /** @default 0 */
  readonly winSatang?: number;
  readonly dueAt?: number;
}

/**
 * Plays for an account by the real rules of rounds, for stories and tests that are about what comes after. What it
 * stakes has to be in the wallet.
 */
export function playFor(world: World, account: string, bets: readonly PlayedBet[]): void {
  const member = memberByAccount(world, account);
  if (member === undefined) throw new Error(`playFor: nobody is called ${account}`);
  const memberId = member.id;
  world.store.transaction(() => {
    const at = { createdAt: world.now(), expiresAt: world.now() + 60_000 };
    for (const { gameType, stakeSatang, winSatang = 0, dueAt } of bets) {
      const vendor = world.catalogue.vendors.find((each) => each.gameType === gameType);
      if (vendor === undefined) throw new Error(`playFor: nobody offers ${gameType}`);
      const token = createToken();
      const { vassalage } = vendor;
      world.store.put('sessions', token, { token, memberId, ...at });
      const launch = { token, memberId, sessionToken: token, vassalage, gameType, nodeId: null, gameCode: '' };
      world.store.put('launches', token, { ...launch, practiceSatang: null, ...at });
      const played = placeRound(world, {
        launchToken: token,
        roundId: token,
        stakeSatang,
        range: { minSatang: 1, maxSatang: stakeSatang },
        decide: () => ({ winSatang, outcome: null, ...(dueAt !== undefined && { dueAt }) }),
      });
      if (!played.ok) throw new Error(`playFor: refused with ${played.error.code}`);
      world.store.remove('sessions', token);
      world.store.remove('launches', token);
    }
  });
}
