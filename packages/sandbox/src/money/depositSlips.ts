import type { SlipStatus } from '#api/cashier.ts';
import { ok } from '#api/errors.ts';
import { dayMs } from '#text/durations.ts';
import { sha256Hex } from '../crypto/hashes.ts';
import { tellSlip } from '../inbox/moneyMessages.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Deposit } from '../schema/money.ts';
import type { DepositSlipRow, UploadedFile } from '../schema/moneyOut.ts';
import { creditDeposit, readDeposit } from './deposits.ts';

/** How long after its creation an order takes a slip, in ms. */
export const slipOpenMs = 3 * dayMs;
/** How soon a slip is answered, in ms. */
export const slipAnswerMs = 30 * 60_000;
/** How many slips an order takes. */
const mostSlips = 3;

/** What the back office can find out about a slip. */
export type SlipDecision = Exclude<SlipStatus, 'checking'>;

/** The slip of an order. One of an order that was paid meanwhile is accepted; one without an answer in time is not found. */
export function slipOf(sandbox: Sandbox, { reference, status }: Deposit): DepositSlipRow | undefined {
  const slip = sandbox.store.get('depositSlips', reference);
  if (slip?.status !== 'checking') return slip;
  if (status === 'paid') return { ...slip, status: 'accepted' };
  return slip.answerBy <= sandbox.now() ? { ...slip, status: 'notFound' } : slip;
}

/** MNY-07: whether an order takes a slip: unpaid by transfer or code, at most three days old, and no slip being checked. */
export function acceptsSlip(sandbox: Sandbox, deposit: Deposit): boolean {
  const { kind, status, createdAt } = deposit;
  const slip = slipOf(sandbox, deposit);
  return (
    kind !== 'wallet' &&
    (status === 'waiting' || status === 'expired' || status === 'cancelled') &&
    sandbox.now() < createdAt + slipOpenMs &&
    slip?.status !== 'checking' &&
    (slip?.digests.length ?? 0) < mostSlips
  );
}

/**
 * Stores the slip of an order, to be checked by the back office. The same picture for the same order is stored once.
 * Refuses with `order_closed` an order that takes none, with `slip_duplicate` a picture of another order of any member.
 */
export function sendSlip(sandbox: Sandbox, deposit: Deposit, file: UploadedFile): Answer<Deposit> {
  const digest = sha256Hex(file.base64);
  const earlier = slipOf(sandbox, deposit);
  if (earlier?.status === 'checking' && earlier.digests.at(-1) === digest) return ok(deposit);
  if (!acceptsSlip(sandbox, deposit)) return refuse('order_closed', { detail: { status: deposit.status } });
  for (const [reference, { digests }] of sandbox.store.entries('depositSlips')) {
    if (reference !== deposit.reference && digests.includes(digest)) return refuse('slip_duplicate');
  }
  const { reference, memberId } = deposit;
  const now = sandbox.now();
  sandbox.store.put('depositSlips', reference, {
    ...{ reference, memberId, fileId: file.id, digests: [...(earlier?.digests ?? []), digest] },
    ...{ status: 'checking', sentAt: now, answerBy: now + slipAnswerMs },
  });
  return ok(deposit);
}

/** The slips that wait for the back office, oldest first. */
export function slipsToCheck(
  sandbox: Sandbox,
): readonly { readonly deposit: Deposit; readonly slip: DepositSlipRow }[] {
  return Array.from(sandbox.store.entries('depositSlips'), ([reference]) => readDeposit(sandbox, reference))
    .flatMap((deposit) => {
      const slip = deposit && slipOf(sandbox, deposit);
      return deposit && slip?.status === 'checking' ? [{ deposit, slip }] : [];
    })
    .toSorted((one, other) => one.slip.sentAt - other.slip.sentAt);
}

/** Answers a slip that is being checked. An accepted one credits its order, once. Refuses with `order_closed` otherwise. */
export function decideSlip(sandbox: Sandbox, reference: string, decision: SlipDecision): Answer<SlipDecision> {
  return sandbox.store.transaction((): Answer<SlipDecision> => {
    const deposit = readDeposit(sandbox, reference);
    const slip = deposit && slipOf(sandbox, deposit);
    if (deposit === undefined || slip === undefined) return refuse('invalid_input');
    if (slip.status !== 'checking') return refuse('order_closed');
    sandbox.store.put('depositSlips', reference, { ...slip, status: decision });
    if (decision === 'accepted') creditDeposit(sandbox, deposit);
    else tellSlip(sandbox, deposit, decision, slip.digests.length);
    return ok(decision);
  });
}
