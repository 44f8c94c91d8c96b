import { ok } from '#api/errors.ts';
import { type GameType, gameTypes } from '#api/primitives.ts';
import type * as contract from '#api/rebate.ts';
import { memberAccount, outsideAccount, post, satangToAmount } from '../ledger.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Member, Rebate, RebateShare, Round } from '../rows.ts';
import { sha256Hex } from '../sha256.ts';
import type { World } from '../world.ts';
import { pageOf } from './gameView.ts';
import type { Handler, MemberContext } from './handler.ts';
import { isTrial } from './roles.ts';
import { iso } from './time.ts';

/** What comes back of a valid bet, in hundredths of a per cent. */
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
const minimumSatang = 100;

/** What can be claimed now. */
export const rebateSummary: Handler<typeof contract.rebateSummary> = (context) => {
  const { world, member } = context;
  const closed = refusalFor(context);
  if (closed) return closed;
  const until = world.now();
  const { since, shares, satang } = dueTo(world, member, until);
  return ok({
    since: since === null ? null : iso(since),
    until: iso(until),
    items: shares.map(itemOf),
    total: satangToAmount(satang),
    minimum: satangToAmount(minimumSatang),
    missing: satang < minimumSatang ? satangToAmount(minimumSatang - satang) : null,
    nextClaimAt: null,
  });
};

/** The player is credited what they saw, or nothing. */
export const rebateClaim: Handler<typeof contract.rebateClaim> = (context, input) => {
  const { world, member } = context;
  const closed = refusalFor(context);
  if (closed) return closed;
  const until = Date.parse(input.until);
  if (until > world.now()) return refuse('invalid_input');
  const claim = creditRebate(world, member, until, input.amount);
  return claim.ok ? ok(claimView(claim.value)) : claim;
};

/**
 * Credits what the bets settled before `until` (ms) come to. A bet is claimed once: each claim begins where the last one
 * ended. Joins the open transaction.
 * @param shown what the player was told that it comes to; another sum is refused
 */
export function creditRebate(world: World, member: Member, until: number, shown?: string): Answer<Rebate> {
  const claims = claimsOf(world, member);
  if (until <= (claims[0]?.until ?? Number.NEGATIVE_INFINITY)) return refuseFor('changed');
  const { shares, satang } = dueTo(world, member, until);
  if (shares.length === 0) return refuseFor('nothing');
  if (satang < minimumSatang) return refuseFor('belowMinimum');
  if (shown !== undefined && shown !== satangToAmount(satang)) return refuseFor('changed');

  const reference = referenceOf(member, claims.length + 1);
  const credited = post(world, {
    kind: 'rebate',
    ref: `rebate:${reference}`,
    lines: [
      { account: outsideAccount, satang: -satang },
      { account: memberAccount(member.id), satang },
    ],
  });
  if (!credited.ok) throw new Error(`rebate ${reference} was not posted (${credited.error.kind})`);
  const claim: Rebate = { reference, until, claimedAt: world.now(), satang, shares };
  world.store.put('rebates', member.id, { memberId: member.id, claims: [claim, ...claims] });
  return ok(claim);
}

export const rebateHistory: Handler<typeof contract.rebateHistory> = (context, input) => {
  const closed = refusalFor(context);
  if (closed) return closed;
  const { items, totalPages } = pageOf(claimsOf(context.world, context.member), input);
  return ok({ list: items.map(claimView), totalPages });
};

/** ROL-04, and the operator's switch. */
function refusalFor({ world, member }: MemberContext): Answer<never> | null {
  if (isTrial(member)) return refuse('trial_not_allowed');
  return world.settings.flags['MANPLAYREB3'] === true ? null : refuse('operation_not_allowed');
}

const refuseFor = (reason: contract.RebateRefusal): Answer<never> =>
  refuse('operation_not_allowed', { detail: { reason } });

const claimsOf = (world: World, member: Member): readonly Rebate[] =>
  world.store.get('rebates', member.id)?.claims ?? [];

interface Due {
  /** ms; null for who has not bet. */
  readonly since: number | null;
  readonly shares: readonly RebateShare[];
  readonly satang: number;
}

/**
 * What the bets come to that were settled since the last claim and before `until`. Not at that very moment: more could
 * be settled then after the player was told. Reads the rounds once.
 */
function dueTo(world: World, member: Member, until: number): Due {
  const claimedUntil = claimsOf(world, member)[0]?.until ?? null;
  const bets = new Map<GameType, number>();
  let firstBetAt = Number.POSITIVE_INFINITY;
  for (const [, round] of world.store.entries('rounds')) {
    if (round.memberId !== member.id) continue;
    firstBetAt = Math.min(firstBetAt, round.playedAt);
    const { gameType, settledAt } = round;
    if (settledAt === null || settledAt < (claimedUntil ?? 0) || settledAt >= until) continue;
    const satang = validBetSatang(round);
    if (satang > 0) bets.set(gameType, (bets.get(gameType) ?? 0) + satang);
  }
  const shares = gameTypes.flatMap((gameType) => {
    const bet = bets.get(gameType);
    return bet === undefined ? [] : [shareOf(gameType, bet)];
  });
  return {
    since: claimedUntil ?? (Number.isFinite(firstBetAt) ? firstBetAt : null),
    shares,
    satang: shares.reduce((sum, share) => sum + share.satang, 0),
  };
}

/** A stake that came back as it was, in a draw or from a round that could not be decided, was never at risk. */
export const validBetSatang = ({ stakeSatang, winSatang }: Round): number =>
  winSatang === stakeSatang ? 0 : stakeSatang;

/** Parts of a satang are not paid. */
function shareOf(gameType: GameType, bet: number): RebateShare {
  const rate = rebateRates[gameType];
  return { gameType, validBetSatang: bet, rate, satang: Math.floor((bet * rate) / 10_000) };
}

const itemOf = ({ gameType, validBetSatang: bet, rate, satang }: RebateShare): contract.RebateItem => ({
  gameType,
  validBet: satangToAmount(bet),
  // Hundredths of a per cent are written like satang.
  rate: satangToAmount(rate),
  amount: satangToAmount(satang),
});

const claimView = ({ reference, until, claimedAt, satang, shares }: Rebate): contract.RebateClaimed => ({
  reference,
  until: iso(until),
  claimedAt: iso(claimedAt),
  amount: satangToAmount(satang),
  items: shares.map(itemOf),
});

/** Of a member's claim by its number, so that none is posted twice; short enough to read out to customer service. */
const referenceOf = (member: Member, number: number): string =>
  `RB-${sha256Hex(`${member.id} ${number}`).slice(0, 10).toUpperCase()}`;
