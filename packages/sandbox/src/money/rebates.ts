import { ok } from '#api/errors.ts';
import { type GameType, gameTypes } from '#api/primitives.ts';
import { sha256Hex } from '../crypto/hashes.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Round } from '../schema/games.ts';
import type { Rebate, RebateShare } from '../schema/money.ts';
import { memberAccount, outsideAccount, post, satangToAmount } from './ledger.ts';

/** The usual rebate on a valid bet by game type, in hundredths of a per cent. A VIP level can have more. */
export const rebateRates: Readonly<Record<GameType, number>> = {
  RNG: 80,
  LIVE: 60,
  FISH: 80,
  PVP: 30,
  SPORTS: 40,
  ESPORTS: 40,
  LOTT: 20,
  ELOTT: 20,
  COCKFIGHT: 30,
};
/** The rebate on a valid bet for a club rank, in hundredths of a per cent, rounded down. */
export function rebateRateOf({ settings }: Sandbox, rank: number, gameType: GameType): number {
  const percent = settings.vip.levels.find((level) => level.rank === rank)?.rebatePercent ?? 100;
  return Math.floor((rebateRates[gameType] * percent) / 100);
}

/** The smallest rebate that is paid. */
export const minRebateSatang = 100;

/** The rebate of a member's settled bets since the last claim. */
export interface DueRebate {
  /** ms; the last claim, or else the first bet. Null for a member without bets. */
  readonly since: number | null;
  readonly shares: readonly RebateShare[];
  readonly satang: number;
}

/**
 * Computes the rebate of the bets that were settled since the last claim and before `until` (ms). `until` itself is
 * excluded, because more bets may be settled in that millisecond after the player has seen the sum. The rates are those of
 * the member's level now. Reads the rounds once.
 */
export function dueRebate(sandbox: Sandbox, member: Pick<Member, 'id'>, until: number): DueRebate {
  const claimedUntil = claimsOf(sandbox, member)[0]?.until ?? null;
  const bets = new Map<GameType, number>();
  let firstBetAt = Number.POSITIVE_INFINITY;
  for (const [, round] of sandbox.store.entries('rounds')) {
    if (round.memberId !== member.id) continue;
    firstBetAt = Math.min(firstBetAt, round.playedAt);
    const { gameType, settledAt } = round;
    if (settledAt === null || settledAt < (claimedUntil ?? 0) || settledAt >= until) continue;
    const satang = validBetSatang(round);
    if (satang > 0) bets.set(gameType, (bets.get(gameType) ?? 0) + satang);
  }
  const rank = sandbox.store.get('members', member.id)?.club?.rankLevel ?? 0;
  const shares = gameTypes.flatMap((gameType) => {
    const bet = bets.get(gameType);
    return bet === undefined ? [] : [shareOf(gameType, bet, rebateRateOf(sandbox, rank, gameType))];
  });
  return {
    since: claimedUntil ?? (Number.isFinite(firstBetAt) ? firstBetAt : null),
    shares,
    satang: shares.reduce((sum, share) => sum + share.satang, 0),
  };
}

/**
 * Credits the rebate of the bets that were settled before `until` (ms). Each claim starts where the previous one ended,
 * so a bet is claimed once. Joins the open transaction.
 *
 * @param shown the amount that the player was shown; a different sum is refused
 */
export function creditRebate(sandbox: Sandbox, member: Member, until: number, shown?: string): Answer<Rebate> {
  const claims = claimsOf(sandbox, member);
  const [latest] = claims;
  // What was shown before the latest claim was made has been claimed since, perhaps in another tab.
  if (latest !== undefined && (until <= latest.until || until < latest.claimedAt)) return refuse('rebate_claimed');
  const { shares, satang } = dueRebate(sandbox, member, until);
  if (shares.length === 0) return refuse('rebate_nothing');
  if (satang < minRebateSatang) return refuse('rebate_below_minimum');
  if (shown !== undefined && shown !== satangToAmount(satang)) return refuse('rebate_changed');

  const reference = referenceOf(member, claims.length + 1);
  const credited = post(sandbox, {
    kind: 'rebate',
    ref: `rebate:${reference}`,
    lines: [
      { account: outsideAccount, satang: -satang },
      { account: memberAccount(member.id), satang },
    ],
  });
  if (!credited.ok) throw new Error(`rebate ${reference} was not posted (${credited.error.kind})`);
  const claim: Rebate = { reference, until, claimedAt: sandbox.now(), satang, shares };
  sandbox.store.put('rebates', member.id, { memberId: member.id, claims: [claim, ...claims] });
  return ok(claim);
}

/** The rebates that a member has claimed, newest first. */
export const claimsOf = (sandbox: Sandbox, member: Pick<Member, 'id'>): readonly Rebate[] =>
  sandbox.store.get('rebates', member.id)?.claims ?? [];

/**
 * The valid part of a settled stake: nothing when it was returned unchanged, such as after a draw, and half of it where the
 * other half was.
 */
export const validBetSatang = ({ stakeSatang, winSatang, returnedSatang = 0 }: Round): number =>
  winSatang === stakeSatang ? 0 : stakeSatang - returnedSatang;

/** Rounds down to whole satang. */
function shareOf(gameType: GameType, bet: number, rate: number): RebateShare {
  return { gameType, validBetSatang: bet, rate, satang: Math.floor((bet * rate) / 10_000) };
}

/** Derived from the member and the number of the claim, so that no claim is posted twice. Short enough to read out. */
const referenceOf = (member: Member, number: number): string =>
  `RB-${sha256Hex(`${member.id} ${number}`).slice(0, 10).toUpperCase()}`;
