import { ok } from '#api/errors.ts';
import { dayMs } from '#text/durations.ts';
import type { LocalText } from '../language.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { iso, startOfThaiDay } from '../time.ts';
import { pointStateOf } from './earnPoints.ts';
import { memberAccount, outsideAccount, post, satangToAmount } from './ledger.ts';
import { housePoints, pointsAccount, pointsIn, postPoints } from './points.ts';
import { derivedReference } from './references.ts';
import { openTurnover } from './turnover.ts';

/** Pays money for points to the balance and asks for its turnover. Joins the open transaction. */
export function payForPoints(
  sandbox: Sandbox,
  memberId: string,
  { reference, name, satang }: { readonly reference: string; readonly name: LocalText; readonly satang: number },
): void {
  const posted = post(sandbox, {
    kind: 'points',
    ref: `points:${reference}`,
    lines: [
      { account: outsideAccount, satang: -satang },
      { account: memberAccount(memberId), satang },
    ],
  });
  if (!posted.ok) throw new Error(`the money of ${reference} was not posted (${posted.error.kind})`);
  const requiredSatang = requiredFor(sandbox, satang);
  openTurnover(sandbox, { memberId, source: 'points', reference, name, requiredSatang });
}

/** What has to be wagered before money from points can be withdrawn, in satang. */
export const requiredFor = ({ settings }: Sandbox, satang: number): number =>
  Math.ceil((satang * settings.points.turnoverPercent) / 100);

/** The money of points, in satang; null where they are not offered, or not a whole number of baht. */
export function satangForPoints({ settings }: Sandbox, points: number): number | null {
  const perBaht = settings.points.convert?.perBaht ?? 0;
  return perBaht > 0 && points % perBaht === 0 ? (points / perBaht) * 100 : null;
}

/** What is left of a member's points of today, and when they begin anew, ms. */
export function convertLeft(sandbox: Sandbox, memberId: string) {
  const { day, converted } = pointStateOf(sandbox, memberId);
  const most = sandbox.settings.points.convert?.maxDay ?? 0;
  return { left: Math.max(0, most - converted), resetsAt: startOfThaiDay(day) + dayMs };
}

/** A conversion that was made. */
interface Conversion {
  readonly reference: string;
  readonly satang: number;
}

/**
 * PTS-02: converts points to money at once. Refuses with `reward_changed`, `amount_out_of_range`, `points_daily` or
 * `points_insufficient`. Joins the open transaction.
 * @param amount what the player has agreed to receive
 */
export function convertPoints(sandbox: Sandbox, member: Member, points: number, amount: string): Answer<Conversion> {
  const { store, settings } = sandbox;
  const satang = satangForPoints(sandbox, points);
  if (settings.points.convert === null) return refuse('reward_changed', { detail: { off: true } });
  if (satang === null || satangToAmount(satang) !== amount) return refuse('reward_changed');
  const { min } = settings.points.convert;
  if (points < min) return refuse('amount_out_of_range', { detail: { min } });
  // Before the limit of the day: that it ends tomorrow would be no reason for who has too few.
  const owned = pointsIn(sandbox, pointsAccount(member.id));
  if (points > owned) return refuse('points_insufficient', { detail: { points: owned } });
  const today = convertLeft(sandbox, member.id);
  if (points > today.left) {
    return refuse('points_daily', { detail: { leftToday: today.left, resetsAt: iso(today.resetsAt) } });
  }
  const state = pointStateOf(sandbox, member.id);
  const conversions = state.conversions + 1;
  const reference = derivedReference('C', `${member.id} convert ${conversions}`);
  const taken = postPoints(sandbox, {
    ref: `convert:${reference}`,
    memberId: member.id,
    type: 'redeem',
    reference,
    lines: [
      { account: pointsAccount(member.id), points: -points },
      { account: housePoints, points },
    ],
    paidSatang: null,
    remark: { th: `แลกเป็นเงิน ฿${amount}`, en: `Converted to ฿${amount}` },
  });
  if (!taken.ok) return refuse('points_insufficient', { detail: { points: owned } });
  store.put('pointStates', member.id, { ...state, converted: state.converted + points, conversions });
  payForPoints(sandbox, member.id, { reference, name: { th: 'แลกคะแนนเป็นเงิน', en: 'Converted points' }, satang });
  return ok({ reference, satang });
}
