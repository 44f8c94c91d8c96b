import type { GameType } from '#api/primitives.ts';
import { memberByAccount } from './accounts/accounts.ts';
import { placeRound } from './money/rounds.ts';
import type { Sandbox } from './sandbox.ts';
import { createToken } from './token.ts';

/** A bet to place. With `dueAt` (ms) it stays open until then. */
export interface PlayedBet {
  readonly gameType: GameType;
  /** @default the first vendor of the game type */
  readonly vassalage?: string;
  readonly stakeSatang: number;
  /** @default 0 */
  readonly winSatang?: number;
  readonly dueAt?: number;
  /** @default a random one */
  readonly roundId?: string;
}

/**
 * Places bets for an account by the real rules of rounds, for stories and tests about what follows. The wallet has to
 * cover the stakes.
 */
export function playFor(sandbox: Sandbox, account: string, bets: readonly PlayedBet[]): void {
  const member = memberByAccount(sandbox, account);
  if (member === undefined) throw new Error(`playFor: there is no account ${account}`);
  const memberId = member.id;
  sandbox.store.transaction(() => {
    const at = { createdAt: sandbox.now(), expiresAt: sandbox.now() + 60_000 };
    for (const { gameType, vassalage: wanted, stakeSatang, winSatang = 0, dueAt, roundId } of bets) {
      const vendor = sandbox.catalogue.vendors.find(
        (each) => each.gameType === gameType && (wanted === undefined || each.vassalage === wanted),
      );
      if (vendor === undefined) throw new Error(`playFor: no vendor offers ${gameType}`);
      const token = createToken();
      const { vassalage } = vendor;
      sandbox.store.put('sessions', token, { token, memberId, ...at });
      const launch = { token, memberId, sessionToken: token, vassalage, gameType, nodeId: null, gameCode: '' };
      sandbox.store.put('launches', token, { ...launch, practiceSatang: null, ...at });
      const played = placeRound(sandbox, {
        launchToken: token,
        roundId: roundId ?? token,
        stakeSatang,
        range: { minSatang: 1, maxSatang: stakeSatang },
        decide: () => ({ winSatang, outcome: null, ...(dueAt !== undefined && { dueAt }) }),
      });
      if (!played.ok) throw new Error(`playFor: refused with ${played.error.code}`);
      sandbox.store.remove('sessions', token);
      sandbox.store.remove('launches', token);
    }
  });
}
