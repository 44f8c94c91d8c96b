import type { PointType } from '#api/points.ts';
import type { GameType } from '#api/primitives.ts';
import { restOf } from '../play/protections.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Round } from '../schema/games.ts';
import type { Deposit } from '../schema/money.ts';
import type { PointState } from '../schema/points.ts';
import { isFeatureOn } from '../seed/whitelabel.ts';
import { thaiDay } from '../time.ts';
import { housePoints, pointsAccount, postPoints } from './points.ts';
import { validBetSatang } from './rebates.ts';

/** TXT-02: the type of the points that each kind of game earns. */
const pointTypeOf: Readonly<Record<GameType, PointType>> = {
  RNG: 'slots',
  FISH: 'slots',
  LIVE: 'live',
  PVP: 'poker',
  SPORTS: 'sports',
  ESPORTS: 'sports',
  COCKFIGHT: 'sports',
  LOTT: 'lottery',
  ELOTT: 'lottery',
};

/** A member's state of points, with the counts of the day begun anew on a new day. */
export function pointStateOf({ store, now }: Sandbox, memberId: string): PointState {
  const day = thaiDay(now());
  const stored = store.get('pointStates', memberId);
  const anew = { day, earned: {}, converted: 0 };
  if (stored === undefined) return { memberId, carriedSatang: {}, paidSatang: {}, conversions: 0, ...anew };
  return stored.day === day ? stored : { ...stored, ...anew };
}

/**
 * PTS-01: credits the points of a settled bet, once, the moment it is settled. The valid part of the bet counts, as for the
 * rebate. Joins the open transaction.
 */
export function earnByRound(sandbox: Sandbox, key: string, round: Round): void {
  const { memberId, settledAt, gameType, roundId } = round;
  if (memberId === null || settledAt === null) return;
  earn(sandbox, memberId, {
    ref: `bet:${key}`,
    reference: roundId,
    type: pointTypeOf[gameType],
    satang: validBetSatang(round),
  });
}

/** PTS-01: credits the points of a deposit. Joins the open transaction. */
export function earnByDeposit(sandbox: Sandbox, { memberId, reference, payableSatang: satang }: Deposit): void {
  earn(sandbox, memberId, { ref: `deposit:${reference}`, reference, type: 'deposit', satang });
}

interface Earning {
  readonly ref: string;
  readonly reference: string;
  readonly type: PointType;
  /** What was wagered or deposited. */
  readonly satang: number;
}

/** What is less than a point is carried on. Beyond the limit of a day, and during a break (RSP-06), nothing counts. */
function earn(sandbox: Sandbox, memberId: string, { ref, reference, type, satang }: Earning): void {
  const { store, settings } = sandbox;
  const rule = settings.points.rules.find((each) => each.type === type);
  if (rule === undefined || satang <= 0 || restOf(sandbox, memberId) !== null) return;
  if (store.get('pointPostings', ref) !== undefined || !isFeatureOn(sandbox, 'POINTS')) return;
  const state = pointStateOf(sandbox, memberId);
  const left = rule.dailyCap - (state.earned[type] ?? 0);
  if (left <= 0) return;
  const percent = factorOf(sandbox, memberId);
  const carried = (state.carriedSatang[type] ?? 0) + Math.floor((satang * percent) / 100);
  const paid = (state.paidSatang[type] ?? 0) + satang;
  const times = Math.floor(carried / rule.perSatang);
  const points = Math.min(times * rule.points, left);
  const rest = points === left ? 0 : carried - times * rule.perSatang;
  store.put('pointStates', memberId, {
    ...state,
    carriedSatang: { ...state.carriedSatang, [type]: rest },
    paidSatang: { ...state.paidSatang, [type]: points > 0 ? 0 : paid },
    earned: { ...state.earned, [type]: (state.earned[type] ?? 0) + points },
  });
  if (points === 0) return;
  const posted = postPoints(sandbox, {
    ref,
    memberId,
    type,
    reference,
    lines: [
      { account: housePoints, points: -points },
      { account: pointsAccount(memberId), points },
    ],
    paidSatang: paid,
    remark: null,
  });
  if (!posted.ok) throw new Error(`the points of ${ref} were not posted`);
}

/** How a member's level weighs what they play, in per cent. */
function factorOf({ store, settings }: Sandbox, memberId: string): number {
  const rank = store.get('members', memberId)?.club?.rankLevel ?? 0;
  return settings.points.factors.findLast(({ fromRank }) => rank >= fromRank)?.percent ?? 100;
}
