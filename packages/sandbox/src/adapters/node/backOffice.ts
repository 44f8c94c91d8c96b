import * as v from 'valibot';
import { typedAmount } from '#api/primitives.ts';
import { pictureLink } from '../../accounts/pictureLinks.ts';
import type { PlatformLanguage } from '../../language.ts';
import { type SlipDecision, decideSlip, slipsToCheck } from '../../money/depositSlips.ts';
import { amountToSatang, satangToAmount } from '../../money/ledger.ts';
import { approveWithdrawal, forceReceipts, payAgain, payWithdrawal, unpaidSatang } from '../../money/payments.ts';
import { settleWhatIsDue } from '../../money/settlement.ts';
import { rejectWithdrawal } from '../../money/withdrawals.ts';
import { withdrawalView } from '../../money/withdrawalView.ts';
import { type Answer, refuse } from '../../refusal.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { Withdrawal } from '../../schema/moneyOut.ts';
import { iso } from '../../time.ts';

const actions = ['approve', 'pay', 'payAgain', 'reject', 'force'] as const;
type OfficeAction = (typeof actions)[number];

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const reference = v.string();

/** What the back office does to a withdrawal. `pay` without an amount pays the rest. */
const actionBody = v.variant('action', [
  v.strictObject({ reference, action: v.literal('approve') }),
  v.strictObject({ reference, action: v.literal('pay'), amount: v.optional(typedAmount) }),
  v.strictObject({ reference, action: v.literal('payAgain'), paymentId: v.string() }),
  v.strictObject({ reference, action: v.picklist(['reject', 'force']), reason: text }),
]);

/** Lists the open withdrawals of all members, oldest first, for the back office. */
export function listWithdrawals(sandbox: Sandbox, language: PlatformLanguage) {
  settleWhatIsDue(sandbox);
  const { store } = sandbox;
  const open = Array.from(store.entries('waitingWithdrawals'), ([key]) => store.get('withdrawals', key));
  return { list: open.flatMap((withdrawal) => (withdrawal ? officeView(sandbox, withdrawal, language) : [])) };
}

/** Carries out an action of the back office. Refuses with `order_closed` what the withdrawal's status does not allow. */
export function actOnWithdrawal(sandbox: Sandbox, body: unknown): Answer<Withdrawal> {
  const asked = v.parse(actionBody, body);
  settleWhatIsDue(sandbox);
  return sandbox.store.transaction((): Answer<Withdrawal> => {
    const withdrawal = sandbox.store.get('withdrawals', asked.reference);
    if (withdrawal === undefined) return refuse('invalid_input');
    switch (asked.action) {
      case 'approve':
        return approveWithdrawal(sandbox, withdrawal);
      case 'pay': {
        const satang = asked.amount === undefined ? undefined : (amountToSatang(asked.amount) ?? 0);
        return payWithdrawal(sandbox, withdrawal, satang);
      }
      case 'payAgain':
        return payAgain(sandbox, withdrawal, asked.paymentId);
      case 'reject':
        return rejectWithdrawal(sandbox, withdrawal, { th: asked.reason, en: asked.reason });
      case 'force':
        return forceReceipts(sandbox, withdrawal, { th: asked.reason, en: asked.reason });
    }
  });
}

/** What the back office sees of a withdrawal: what the player sees, the whole account number, and the player's proof. */
function officeView(sandbox: Sandbox, withdrawal: Withdrawal, language: PlatformLanguage) {
  const view = withdrawalView(sandbox, withdrawal, language);
  return {
    ...view,
    account: sandbox.store.get('members', withdrawal.memberId)?.account ?? '',
    destination: { ...view.destination, number: withdrawal.destination.number },
    rest: satangToAmount(unpaidSatang(withdrawal)),
    payments: withdrawal.payments.map(({ case: opened }, at) => ({
      ...view.payments[at],
      remark: opened?.remark ?? '',
      pictures: opened?.fileIds.map((id) => pictureLink(sandbox, id, 'staff')) ?? [],
    })),
    actions: actionsOf(withdrawal),
  };
}

function actionsOf(withdrawal: Withdrawal): readonly OfficeAction[] {
  const { status, payments } = withdrawal;
  const isUnpaid = payments.length === 0;
  const isChecked = payments.some(({ case: opened }) => opened?.state === 'checking');
  const isOpen = isChecked || payments.some(({ receipt }) => receipt === 'waiting');
  const allowed: Readonly<Record<OfficeAction, boolean>> = {
    approve: status === 'pending' || status === 'reviewing',
    pay: unpaidSatang(withdrawal) > 0 && ['approved', 'paying', 'disputed'].includes(status),
    payAgain: isChecked,
    reject: isUnpaid,
    force: isOpen,
  };
  return actions.filter((action) => allowed[action]);
}

const slipBody = v.strictObject({
  reference,
  decision: v.picklist(['accepted', 'wrongAmount', 'wrongPayee', 'duplicate', 'notFound']),
});

/** Lists the slips of deposits that wait for an answer, oldest first. */
export function listSlips(sandbox: Sandbox) {
  settleWhatIsDue(sandbox);
  return {
    list: slipsToCheck(sandbox).map(({ deposit, slip }) => ({
      reference: deposit.reference,
      account: sandbox.store.get('members', deposit.memberId)?.account ?? '',
      amount: satangToAmount(deposit.payableSatang),
      kind: deposit.kind,
      status: deposit.status,
      createdAt: iso(deposit.createdAt),
      sentAt: iso(slip.sentAt),
      picture: pictureLink(sandbox, slip.fileId, 'staff'),
    })),
  };
}

/** Answers a slip. Refuses with `order_closed` one that is answered already. */
export function actOnSlip(sandbox: Sandbox, body: unknown): Answer<SlipDecision> {
  const { reference: asked, decision } = v.parse(slipBody, body);
  settleWhatIsDue(sandbox);
  return decideSlip(sandbox, asked, decision);
}
