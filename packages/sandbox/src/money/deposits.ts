import { ok } from '#api/errors.ts';
import { noteFirstDeposit } from '../agents/teamEvents.ts';
import { tellDeposit, tellRejectedDeposit } from '../inbox/moneyMessages.ts';
import { noteLimits } from '../play/limitEvents.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Deposit } from '../schema/money.ts';
import type { DepositMethodSettings } from '../seed/cashier.ts';
import { earnByDeposit } from './earnPoints.ts';
import { memberAccount, outsideAccount, post } from './ledger.ts';
import { newReference } from './references.ts';
import { openTurnover } from './turnover.ts';

/** How long an order can be paid, in ms. */
export const depositOpenMs = 15 * 60_000;

/** Opens an order. The caller checks the method, the limits, and that the member has no open order. */
export function openDeposit(
  sandbox: Sandbox,
  memberId: string,
  method: DepositMethodSettings,
  satang: number,
  promotionId?: string,
): Deposit {
  const now = sandbox.now();
  const deposit: Deposit = {
    reference: newReference(sandbox, 'D', (taken) => sandbox.store.get('deposits', taken) !== undefined),
    memberId,
    methodId: method.id,
    kind: method.kind,
    satang,
    payableSatang: method.kind === 'bank' ? identifiableSum(sandbox, satang) : satang,
    status: 'waiting',
    createdAt: now,
    expiresAt: now + depositOpenMs,
    endedAt: null,
    ...(promotionId !== undefined && { promotionId }),
  };
  const { reference, payableSatang, expiresAt } = deposit;
  const references = [reference, ...(sandbox.store.get('memberDeposits', memberId)?.references ?? [])];
  sandbox.store.put('deposits', reference, deposit);
  sandbox.store.put('waitingDeposits', reference, { memberId, payableSatang, expiresAt });
  sandbox.store.put('memberDeposits', memberId, { memberId, references });
  return deposit;
}

/** The references of all orders of a member, newest first. */
export const depositReferences = ({ store }: Sandbox, memberId: string): readonly string[] =>
  store.get('memberDeposits', memberId)?.references ?? [];

/** Whether an order of a member was ever paid. */
const hasPaid = (sandbox: Sandbox, memberId: string): boolean =>
  depositReferences(sandbox, memberId).some((each) => sandbox.store.get('deposits', each)?.status === 'paid');

/** The open order of a member. Only the newest one can be open. */
export function waitingDepositOf(sandbox: Sandbox, memberId: string): Deposit | undefined {
  const [newest] = depositReferences(sandbox, memberId);
  const deposit = newest === undefined ? undefined : sandbox.store.get('deposits', newest);
  return deposit?.status === 'waiting' ? deposit : undefined;
}

/** Credits an order and marks it as paid. Idempotent; refuses an order that has ended otherwise with `order_closed`. */
export function payDeposit(sandbox: Sandbox, reference: string): Answer<Deposit> {
  return sandbox.store.transaction(() => {
    const deposit = readDeposit(sandbox, reference);
    if (deposit === undefined) return refuse('invalid_input');
    if (deposit.status === 'paid') return ok(deposit);
    return deposit.status === 'waiting'
      ? ok(creditDeposit(sandbox, deposit))
      : refuse('order_closed', { detail: { status: deposit.status } });
  });
}

/** Credits an unpaid order and marks it as paid, whatever its status: the back office has seen the money. */
export function creditDeposit(sandbox: Sandbox, deposit: Deposit): Deposit {
  const { reference } = deposit;
  return sandbox.store.transaction(() => {
    const posted = post(sandbox, {
      kind: 'deposit',
      ref: `deposit:${reference}`,
      lines: [
        { account: outsideAccount, satang: -deposit.payableSatang },
        { account: memberAccount(deposit.memberId), satang: deposit.payableSatang },
      ],
    });
    if (!posted.ok) throw new Error(`deposit ${reference} was not posted (${posted.error.kind})`);
    askTurnover(sandbox, deposit);
    tellDeposit(sandbox, deposit);
    if (!hasPaid(sandbox, deposit.memberId)) noteFirstDeposit(sandbox, deposit.memberId);
    noteLimits(sandbox, deposit.memberId);
    earnByDeposit(sandbox, deposit);
    return end(sandbox, deposit, 'paid');
  });
}

/** What a deposit itself asks to be wagered, in satang. */
export const depositTurnover = ({ settings }: Sandbox, satang: number): number =>
  Math.ceil((satang * settings.moneyOut.depositTurnoverPercent) / 100);

function askTurnover(sandbox: Sandbox, { memberId, reference, payableSatang }: Deposit): void {
  const requiredSatang = depositTurnover(sandbox, payableSatang);
  openTurnover(sandbox, { memberId, source: 'deposit', reference, name: depositName, requiredSatang });
}
const depositName = { th: 'ฝากเงิน', en: 'Deposit' };

/** Marks an order as rejected by the bank. */
export const refuseDeposit = (sandbox: Sandbox, reference: string): Answer<Deposit> =>
  endUnpaid(sandbox, reference, 'rejected');

/** Marks an order as cancelled by the player. */
export const cancelDeposit = (sandbox: Sandbox, reference: string): Answer<Deposit> =>
  endUnpaid(sandbox, reference, 'cancelled');

/** Reads an order. Expires overdue ones first. */
export function readDeposit(sandbox: Sandbox, reference: string): Deposit | undefined {
  expireDeposits(sandbox);
  return sandbox.store.get('deposits', reference);
}

/** Expires every order that was not paid in time. Reads the open ones only. */
export function expireDeposits(sandbox: Sandbox): void {
  const now = sandbox.now();
  const due = [...sandbox.store.entries('waitingDeposits')].filter(([, { expiresAt }]) => expiresAt <= now);
  if (due.length === 0) return;
  sandbox.store.transaction(() => {
    for (const [reference, { expiresAt }] of due) {
      const deposit = sandbox.store.get('deposits', reference);
      if (deposit !== undefined) end(sandbox, deposit, 'expired', expiresAt);
    }
  });
}

function endUnpaid(sandbox: Sandbox, reference: string, status: 'rejected' | 'cancelled'): Answer<Deposit> {
  return sandbox.store.transaction(() => {
    const deposit = readDeposit(sandbox, reference);
    if (deposit === undefined) return refuse('invalid_input');
    if (deposit.status === status) return ok(deposit);
    if (deposit.status !== 'waiting') return refuse('order_closed', { detail: { status: deposit.status } });
    if (status === 'rejected') tellRejectedDeposit(sandbox, deposit);
    return ok(end(sandbox, deposit, status));
  });
}

function end(sandbox: Sandbox, deposit: Deposit, status: Deposit['status'], at = sandbox.now()): Deposit {
  const ended: Deposit = { ...deposit, status, endedAt: at };
  sandbox.store.put('deposits', deposit.reference, ended);
  sandbox.store.remove('waitingDeposits', deposit.reference);
  return ended;
}

/** Adds up to 99 satang so that the sum differs from every open order. Gives up after 200 attempts. */
function identifiableSum(sandbox: Sandbox, satang: number): number {
  const taken = new Set([...sandbox.store.entries('waitingDeposits')].map(([, { payableSatang }]) => payableSatang));
  let payable = satang;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    payable = satang + 1 + Math.floor(sandbox.random() * 99);
    if (!taken.has(payable)) break;
  }
  return payable;
}
