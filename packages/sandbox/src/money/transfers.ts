import type * as v from 'valibot';
import { ok } from '#api/errors.ts';
import type { WireOutputOf } from '#api/operation.ts';
import type { transferBlocks, transferTerms, uplineTransfer } from '#api/transfers.ts';
import { dayMs } from '#text/durations.ts';
import { paymentPasswordOf, spendProof } from '../accounts/paymentPasswords.ts';
import type { MemberContext } from '../handler.ts';
import { tellTransfer } from '../inbox/moneyMessages.ts';
import { isPausedBy } from '../play/pauses.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { MemberTransfer } from '../schema/moneyOut.ts';
import { iso, startOfThaiDay, thaiDay } from '../time.ts';
import { givenEnvelopesOf } from './givenEnvelopeRows.ts';
import { amountToSatang, balanceOf, memberAccount, movingAccount, post, satangToAmount } from './ledger.ts';
import { missingTurnover, positionOf } from './position.ts';
import { derivedReference } from './references.ts';

/** The member whom a member can transfer to. Refuses with `upline_missing`. */
export function uplineOf({ store }: Sandbox, { uplineId }: Member): Answer<Member> {
  const upline = uplineId === null ? undefined : store.get('members', uplineId);
  return upline === undefined ? refuse('upline_missing') : ok(upline);
}

/** The transfers of a member in both directions, newest first. */
export const memberTransfersOf = ({ store }: Sandbox, memberId: string): readonly MemberTransfer[] =>
  (store.get('memberTransfers', memberId)?.references ?? []).flatMap((each) => store.get('transfers', each) ?? []);

/** What is left of a member's sum of today for transfers and red envelopes, in satang, and when it begins anew, ms. */
function leftToday(sandbox: Sandbox, { id }: Member): { readonly satang: number; readonly resetsAt: number } {
  const begins = startOfThaiDay(thaiDay(sandbox.now()));
  let satang = sandbox.settings.transfers.dailySatang;
  for (const { fromId, at, satang: sum } of memberTransfersOf(sandbox, id)) {
    if (at < begins) break;
    if (fromId === id) satang -= sum;
  }
  for (const { at, satang: sum } of givenEnvelopesOf(sandbox, id)) {
    if (at < begins) break;
    satang -= sum;
  }
  return { satang: Math.max(0, satang), resetsAt: begins + dayMs };
}

/**
 * Why a member can transfer nothing now, whatever the amount; null for no reason. What is bound by turnover stays (MNY-03),
 * and a reset of the payment password rests transfers like withdrawals (MNY-01).
 */
function transferBlockOf(
  sandbox: Sandbox,
  member: Member,
): { readonly code: (typeof transferBlocks)[number]; readonly until: number | null } | null {
  const { restsUntil } = paymentPasswordOf(sandbox, member);
  if (restsUntil !== null) return { code: 'withdraw_resting', until: restsUntil };
  if (missingTurnover(sandbox, member) > 0) return { code: 'turnover_missing', until: null };
  const { satang, resetsAt } = leftToday(sandbox, member);
  return satang >= sandbox.settings.transfers.minSatang ? null : { code: 'transfer_daily', until: resetsAt };
}

/**
 * What a member can transfer now, for the contract.
 * @param times to how many accounts at once; what is available, and left of the day, is for all of them together
 */
export function transferTermsOf(sandbox: Sandbox, member: Member, times = 1): v.InferInput<typeof transferTerms> {
  const { transfers, moneyOut } = sandbox.settings;
  const { withdrawable, missing } = positionOf(sandbox, member);
  const { satang, resetsAt } = leftToday(sandbox, member);
  const block = transferBlockOf(sandbox, member);
  const most = times === 1 ? Infinity : Math.floor(Math.min(withdrawable, satang) / Math.max(times, 1));
  return {
    minAmount: satangToAmount(transfers.minSatang),
    maxAmount: satangToAmount(Math.min(transfers.maxSatang, most)),
    available: satangToAmount(withdrawable),
    missing: satangToAmount(missing),
    leftToday: satangToAmount(satang),
    resetsAt: iso(resetsAt),
    blocked: block && { ...block, until: block.until === null ? null : iso(block.until) },
    factors: [...moneyOut.factors],
  };
}

/**
 * Checks everything about the sum of a transfer, or of red envelopes to the downline, but the balance. Writes nothing.
 * @param times how often the sum leaves the member
 */
export function checkSum(sandbox: Sandbox, member: Member, satang: number, times = 1): Answer<null> {
  const { minSatang, maxSatang } = sandbox.settings.transfers;
  const block = transferBlockOf(sandbox, member);
  const today = leftToday(sandbox, member);
  const daily = { leftToday: satangToAmount(today.satang), resetsAt: iso(today.resetsAt) };
  if (block?.code === 'withdraw_resting') return refuse(block.code, { detail: { until: iso(block.until ?? 0) } });
  if (block?.code === 'turnover_missing') {
    return refuse(block.code, { detail: { missing: satangToAmount(missingTurnover(sandbox, member)) } });
  }
  if (block?.code === 'transfer_daily') return refuse(block.code, { detail: daily });
  if (satang < minSatang || satang > maxSatang) {
    const detail = { minAmount: satangToAmount(minSatang), maxAmount: satangToAmount(maxSatang) };
    return refuse('amount_out_of_range', { detail });
  }
  return satang * times > today.satang ? refuse('transfer_daily', { detail: daily }) : ok(null);
}

/** What a transfer is called with. */
interface AskedTransfer {
  readonly amount: string;
  readonly proof: string;
  readonly remark?: string | undefined;
}

/**
 * Transfers a sum from the member who asks to another one, with the proof of the payment password. A refusal has to undo
 * everything, including the use of the proof.
 */
export function makeTransfer(
  { sandbox, member, session }: MemberContext,
  to: Member,
  { amount, proof, remark = '' }: AskedTransfer,
): Answer<WireOutputOf<typeof uplineTransfer>> {
  const satang = amountToSatang(amount) ?? 0;
  const checked = checkSum(sandbox, member, satang);
  if (!checked.ok) return checked;
  const spent = spendProof(sandbox, member, session, proof);
  if (!spent.ok) return spent;
  const made = transferTo(sandbox, member, to, { satang, remark });
  if (!made.ok) return made;
  const { reference, at } = made.value;
  return ok({
    reference,
    at: iso(at),
    amount: satangToAmount(satang),
    balance: satangToAmount(balanceOf(sandbox, memberAccount(member.id))),
  });
}

/**
 * Moves a sum from a member to another one at once. Refuses with `insufficient_balance`, and with `account_paused` what an agent
 * sends to an account that the agent has paused. Joins the open transaction.
 */
export function transferTo(
  sandbox: Sandbox,
  from: Member,
  to: Member,
  { satang, remark }: Pick<MemberTransfer, 'satang' | 'remark'>,
): Answer<MemberTransfer> {
  if (isPausedBy(sandbox, from.id, to.id)) return refuse('account_paused');
  const { store } = sandbox;
  const own = store.get('memberTransfers', from.id)?.references ?? [];
  const reference = derivedReference('U', `${from.id} transfer ${own.length + 1}`);
  // Two postings, so that the record of each side has its own kind.
  const legs = [
    ['transferOut', '', memberAccount(from.id), movingAccount(from.id)],
    ['transferIn', ':arrived', movingAccount(from.id), memberAccount(to.id)],
  ] as const;
  for (const [kind, part, source, target] of legs) {
    const posted = post(sandbox, {
      kind,
      ref: `transfer:${reference}${part}`,
      lines: [
        { account: source, satang: -satang },
        { account: target, satang },
      ],
    });
    if (!posted.ok && posted.error.kind === 'overdraft') return refuse('insufficient_balance');
    if (!posted.ok) throw new Error(`transfer ${reference} was not posted (${posted.error.kind})`);
  }
  const transfer: MemberTransfer = { reference, fromId: from.id, toId: to.id, satang, remark, at: sandbox.now() };
  store.put('transfers', reference, transfer);
  tellTransfer(sandbox, transfer);
  for (const { id } of [from, to]) {
    const references = store.get('memberTransfers', id)?.references ?? [];
    store.put('memberTransfers', id, { memberId: id, references: [reference, ...references] });
  }
  return ok(transfer);
}
