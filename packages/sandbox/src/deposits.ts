import { ok } from '#api/errors.ts';
import { memberAccount, outsideAccount, post } from './ledger.ts';
import { type Answer, refuse } from './refusal.ts';
import type { Deposit } from './rows.ts';
import type { DepositWay } from './seed/cashier.ts';
import type { World } from './world.ts';

/** How long an order can be paid, in ms. */
export const depositOpenMs = 15 * 60_000;
/** How many orders of a member are told. */
const latestDeposits = 10;

/** Opens an order. The rules are asked before: the way can be used, the sum is within its limits, no other order waits. */
export function openDeposit(world: World, memberId: string, way: DepositWay, satang: number): Deposit {
  const now = world.now();
  const deposit: Deposit = {
    reference: newReference(world),
    memberId,
    methodId: way.id,
    kind: way.kind,
    satang,
    payableSatang: way.kind === 'bank' ? recognisable(world, satang) : satang,
    status: 'waiting',
    createdAt: now,
    expiresAt: now + depositOpenMs,
    endedAt: null,
  };
  const { reference, payableSatang, expiresAt } = deposit;
  const references = [reference, ...(world.store.get('memberDeposits', memberId)?.references ?? [])];
  world.store.put('deposits', reference, deposit);
  world.store.put('waitingDeposits', reference, { memberId, payableSatang, expiresAt });
  world.store.put('memberDeposits', memberId, { memberId, references: references.slice(0, latestDeposits) });
  return deposit;
}

/** The latest orders of a member, newest first. */
export function depositsOf(world: World, memberId: string): readonly Deposit[] {
  const references = world.store.get('memberDeposits', memberId)?.references ?? [];
  return references.flatMap((reference) => world.store.get('deposits', reference) ?? []);
}

export const waitingDepositOf = (world: World, memberId: string): Deposit | undefined =>
  depositsOf(world, memberId).find(({ status }) => status === 'waiting');

/**
 * The money has come: the order is paid, once and for all. The same again changes nothing; an order that has ended takes
 * no money any more.
 */
export function payDeposit(world: World, reference: string): Answer<Deposit> {
  return world.store.transaction(() => {
    const deposit = readDeposit(world, reference);
    if (deposit === undefined) return refuse('invalid_input');
    if (deposit.status === 'paid') return ok(deposit);
    if (deposit.status !== 'waiting') return refuse('order_closed');
    const posted = post(world, {
      kind: 'deposit',
      ref: `deposit:${reference}`,
      lines: [
        { account: outsideAccount, satang: -deposit.payableSatang },
        { account: memberAccount(deposit.memberId), satang: deposit.payableSatang },
      ],
    });
    if (!posted.ok) throw new Error(`deposit ${reference} was not posted (${posted.error.kind})`);
    return ok(end(world, deposit, 'paid'));
  });
}

/** The bank does not take the payment. */
export const refuseDeposit = (world: World, reference: string): Answer<Deposit> => giveUp(world, reference, 'rejected');

/** The player does not want it any more. */
export const cancelDeposit = (world: World, reference: string): Answer<Deposit> =>
  giveUp(world, reference, 'cancelled');

/** An order as it is now: whose time is over has expired. */
export function readDeposit(world: World, reference: string): Deposit | undefined {
  expireDeposits(world);
  return world.store.get('deposits', reference);
}

/** Ends every order that was not paid in time. Reads only those that wait. */
export function expireDeposits(world: World): void {
  const now = world.now();
  const due = [...world.store.entries('waitingDeposits')].filter(([, { expiresAt }]) => expiresAt <= now);
  if (due.length === 0) return;
  world.store.transaction(() => {
    for (const [reference, { expiresAt }] of due) {
      const deposit = world.store.get('deposits', reference);
      if (deposit !== undefined) end(world, deposit, 'expired', expiresAt);
    }
  });
}

function giveUp(world: World, reference: string, status: 'rejected' | 'cancelled'): Answer<Deposit> {
  return world.store.transaction(() => {
    const deposit = readDeposit(world, reference);
    if (deposit === undefined) return refuse('invalid_input');
    if (deposit.status === status) return ok(deposit);
    return deposit.status === 'waiting' ? ok(end(world, deposit, status)) : refuse('order_closed');
  });
}

function end(world: World, deposit: Deposit, status: Deposit['status'], at = world.now()): Deposit {
  const ended: Deposit = { ...deposit, status, endedAt: at };
  world.store.put('deposits', deposit.reference, ended);
  world.store.remove('waitingDeposits', deposit.reference);
  return ended;
}

/** Without letters and digits that are taken for one another. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function newReference(world: World): string {
  const letter = () => letters[Math.floor(world.random() * letters.length)] ?? '';
  let reference = '';
  do reference = `D${Array.from({ length: 9 }, letter).join('')}`;
  while (world.store.get('deposits', reference) !== undefined);
  return reference;
}

/** The sum with satang on top that no other order that waits has; after many tries with whatever came last. */
function recognisable(world: World, satang: number): number {
  const taken = new Set([...world.store.entries('waitingDeposits')].map(([, { payableSatang }]) => payableSatang));
  let payable = satang;
  for (let tries = 0; tries < 200; tries += 1) {
    payable = satang + 1 + Math.floor(world.random() * 99);
    if (!taken.has(payable)) break;
  }
  return payable;
}
