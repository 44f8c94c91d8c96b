import type { GameType } from '#api/primitives.ts';
import { memberByAccount } from '../accounts/accounts.ts';
import { createToken } from '../crypto/token.ts';
import { placeRound } from '../money/rounds.ts';
import type { Sandbox } from '../sandbox.ts';

/** A bet to place. With `dueAt` (ms) it stays open until then. */
export interface PlayedBet {
  readonly gameType: GameType;
  /** @default the first vendor of the game type */
  readonly vassalage?: string;
  readonly stakeSatang: number;
  /** PTS-03: a free round of this stake, which is given just before. */
  readonly free?: true;
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
    for (const { gameType, vassalage: wanted, stakeSatang, winSatang = 0, dueAt, roundId, free } of bets) {
      const vendor = sandbox.catalogue.vendors.find(
        (each) => each.gameType === gameType && (wanted === undefined || each.vassalage === wanted),
      );
      if (vendor === undefined) throw new Error(`playFor: no vendor offers ${gameType}`);
      const token = createToken();
      const { vassalage } = vendor;
      sandbox.store.put('sessions', token, { token, memberId, ...at });
      const game = sandbox.catalogue.games.find((each) => free && each.vassalage === vassalage);
      const [nodeId, gameCode] = [game?.nodeId ?? null, game?.gameCode ?? ''];
      const launch = { token, memberId, sessionToken: token, vassalage, gameType, nodeId, gameCode };
      sandbox.store.put('launches', token, { ...launch, practiceSatang: null, ...at });
      if (free && nodeId !== null)
        sandbox.store.put('freeRounds', token, {
          ...{ reference: token, memberId, name: { th: 'ฟรีสปิน', en: 'Free spin' }, vassalage, nodeId, stakeSatang },
          ...{ rounds: 1, played: 0, wonSatang: 0, endsAt: at.expiresAt },
        });
      const played = placeRound(sandbox, {
        launchToken: token,
        roundId: roundId ?? token,
        stakeSatang,
        ...(free && { freeRounds: token }),
        range: { minSatang: 1, maxSatang: stakeSatang },
        decide: () => ({ winSatang, outcome: null, ...(dueAt !== undefined && { dueAt }) }),
      });
      if (!played.ok) throw new Error(`playFor: refused with ${played.error.code}`);
      sandbox.store.remove('sessions', token);
      sandbox.store.remove('launches', token);
    }
  });
}
