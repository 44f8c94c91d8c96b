import { ok } from '#api/errors.ts';
import type { WithdrawalBlock } from '#api/withdrawals.ts';
import { dayMs, minuteMs } from '#text/durations.ts';
import { normaliseName } from '#text/names.ts';
import { ownBankAccount } from '../accounts/bankAccounts.ts';
import { paymentPasswordOf } from '../accounts/paymentPasswords.ts';
import { homeNumber } from '../accounts/phoneNumbers.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Withdrawal } from '../schema/moneyOut.ts';
import type { DailyLimit, WithdrawalMethodSettings } from '../seed/moneyOut.ts';
import { iso, startOfThaiDay, thaiDay } from '../time.ts';
import { satangToAmount } from './ledger.ts';
import { missingTurnover } from './position.ts';
import { type NewWithdrawal, waitingWithdrawalsOf, withdrawalsOf } from './withdrawals.ts';

/** The methods that a member can use: all but a bank account pay to the own mobile number. */
export const methodsOf = ({ settings }: Sandbox, { mobile }: Member): readonly WithdrawalMethodSettings[] =>
  settings.moneyOut.methods.filter(({ kind }) => kind === 'bank' || mobile !== null);

/** What is left of a member's limits today. */
export interface Today {
  readonly countLeft: number;
  readonly satangLeft: number;
  /** ms */
  readonly resetsAt: number;
}

/** Counts the withdrawals of the site's day, without those that were rejected or cancelled. */
export function todayOf(sandbox: Sandbox, member: Member): Today {
  const begins = startOfThaiDay(thaiDay(sandbox.now()));
  const limit = limitOf(sandbox, member);
  let { count: countLeft, satang: satangLeft } = limit;
  for (const { createdAt, status, satang } of withdrawalsOf(sandbox, member.id)) {
    if (createdAt < begins) break;
    if (status === 'rejected' || status === 'cancelled') continue;
    countLeft -= 1;
    satangLeft -= satang;
  }
  return { countLeft: Math.max(0, countLeft), satangLeft: Math.max(0, satangLeft), resetsAt: begins + dayMs };
}

function limitOf({ settings }: Sandbox, { club }: Member): DailyLimit {
  const rank = club?.rankLevel ?? 0;
  const reached = settings.moneyOut.daily.filter(({ fromRank }) => fromRank <= rank);
  return reached.at(-1) ?? { fromRank: 0, count: 0, satang: 0 };
}

export const todayView = ({ countLeft, satangLeft, resetsAt }: Today) => ({
  countLeft,
  amountLeft: satangToAmount(satangLeft),
  resetsAt: iso(resetsAt),
});

/** Why a member cannot withdraw now, whatever the method and amount; null for no reason. */
export function blockOf(
  sandbox: Sandbox,
  member: Member,
): { readonly code: WithdrawalBlock; readonly until: number | null; readonly reference: string | null } | null {
  const waiting = waitingWithdrawalsOf(sandbox, member.id);
  const [first] = waiting;
  if (first && waiting.length >= sandbox.settings.moneyOut.atOnce) {
    return { code: 'withdraw_waiting', until: null, reference: first.reference };
  }
  const { restsUntil } = paymentPasswordOf(sandbox, member);
  if (restsUntil !== null) return { code: 'withdraw_resting', until: restsUntil, reference: null };
  if (missingTurnover(sandbox, member) > 0) return { code: 'turnover_missing', until: null, reference: null };
  const { countLeft, satangLeft, resetsAt } = todayOf(sandbox, member);
  return countLeft > 0 && satangLeft > 0 ? null : { code: 'withdraw_daily', until: resetsAt, reference: null };
}

/** Finds a method and checks an amount against its limits. */
export function methodFor(
  sandbox: Sandbox,
  member: Member,
  methodId: string,
  satang: number | null,
): Answer<WithdrawalMethodSettings> {
  const method = methodsOf(sandbox, member).find(({ id }) => id === methodId);
  if (method === undefined || method.maintenance) return refuse('method_unavailable');
  const { minSatang, maxSatang } = method;
  if (satang === null || satang < minSatang || satang > maxSatang || satang <= feeOf(method, satang)) {
    const limits = { minAmount: satangToAmount(minSatang), maxAmount: satangToAmount(maxSatang) };
    return refuse('amount_out_of_range', { detail: limits });
  }
  return ok(method);
}

export const feeOf = ({ feeSatang, freeFromSatang }: WithdrawalMethodSettings, satang: number): number =>
  satang < freeFromSatang ? feeSatang : 0;

/** When a withdrawal by this method is promised, ms. */
export const promiseOf = ({ now }: Sandbox, { expectedMinutes }: WithdrawalMethodSettings): number =>
  now() + expectedMinutes * minuteMs;

/** What the player asks for. */
export interface WithdrawalRequest {
  readonly methodId: string;
  readonly bankAccountId?: string | undefined;
  readonly satang: number | null;
}

/** Checks everything about a withdrawal but the balance and the proof. Writes nothing. */
export function checkWithdrawal(sandbox: Sandbox, member: Member, asked: WithdrawalRequest): Answer<NewWithdrawal> {
  const block = blockOf(sandbox, member);
  if (block !== null) return refuseBlocked(sandbox, member, block);
  const method = methodFor(sandbox, member, asked.methodId, asked.satang);
  if (!method.ok) return method;
  const satang = asked.satang ?? 0;
  const today = todayOf(sandbox, member);
  if (satang > today.satangLeft) return refuse('withdraw_daily', { detail: todayView(today) });
  const destination = destinationOf(sandbox, member, method.value, asked.bankAccountId);
  if (!destination.ok) return destination;
  const { id: methodId, kind } = method.value;
  return ok({
    memberId: member.id,
    methodId,
    kind,
    bankAccountId: kind === 'bank' ? (asked.bankAccountId ?? null) : null,
    destination: destination.value,
    satang,
    feeSatang: feeOf(method.value, satang),
    promisedBy: promiseOf(sandbox, method.value),
  });
}

function refuseBlocked(
  sandbox: Sandbox,
  member: Member,
  { code, until, reference }: NonNullable<ReturnType<typeof blockOf>>,
): Answer<never> {
  if (code === 'withdraw_waiting') return refuse(code, { detail: { reference } });
  if (code === 'withdraw_resting') return refuse(code, { detail: { until: iso(until ?? sandbox.now()) } });
  if (code === 'withdraw_daily') return refuse(code, { detail: todayView(todayOf(sandbox, member)) });
  return refuse(code, { detail: { missing: satangToAmount(missingTurnover(sandbox, member)) } });
}

/** PAT-02: the holder must be the member. An account that was added earlier may have another name meanwhile. */
function destinationOf(
  sandbox: Sandbox,
  { id, mobile, payeeName, nickname }: Member,
  method: WithdrawalMethodSettings,
  bankAccountId: string | undefined,
): Answer<Withdrawal['destination']> {
  if (method.kind !== 'bank') {
    if (mobile === null) return refuse('method_unavailable');
    return ok({ name: method.id, number: homeNumber(mobile), holder: payeeName ?? nickname });
  }
  const account = ownBankAccount(sandbox, id, bankAccountId);
  if (account === undefined) return refuse('bank_account_required');
  if (account.usableFrom > sandbox.now()) {
    return refuse('bank_account_waiting', { detail: { until: iso(account.usableFrom) } });
  }
  const { holder, bankCode, number } = account;
  if (payeeName === null || normaliseName(holder) !== normaliseName(payeeName)) return refuse('bank_name_mismatch');
  return ok({ name: bankCode, number, holder });
}
