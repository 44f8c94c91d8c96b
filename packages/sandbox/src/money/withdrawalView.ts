import type { WireOutputOf } from '#api/operation.ts';
import type { WithdrawalStatus, withdrawOrder, withdrawalActors } from '#api/withdrawalOrders.ts';
import { maskNumber } from '../accounts/bankAccounts.ts';
import type { LocalText, PlatformLanguage } from '../language.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Withdrawal, WithdrawalPayment } from '../schema/moneyOut.ts';
import { bankOf } from '../seed/banks.ts';
import { wordingOf } from '../texts/wording.ts';
import { iso } from '../time.ts';
import { satangToAmount } from './ledger.ts';
import { canReceiveAll, paidSatang } from './payments.ts';
import { isCancellable } from './withdrawals.ts';

/** Who acts next. Null once the withdrawal is final. */
const actors: Readonly<Record<WithdrawalStatus, (typeof withdrawalActors)[number] | null>> = {
  pending: 'platform',
  reviewing: 'platform',
  approved: 'bank',
  paying: 'bank',
  sent: 'player',
  disputed: 'platform',
  received: null,
  rejected: null,
  cancelled: null,
};

/** A withdrawal as the contract shows it. */
export function withdrawalView(
  sandbox: Sandbox,
  withdrawal: Withdrawal,
  language: PlatformLanguage,
): WireOutputOf<typeof withdrawOrder> {
  const { title } = wordingOf(sandbox, language);
  const { destination, satang, feeSatang, status, payments, reason } = withdrawal;
  const promisedBy = promiseOf(withdrawal);
  return {
    reference: withdrawal.reference,
    methodId: withdrawal.methodId,
    destination: {
      bankAccountId: withdrawal.bankAccountId,
      name: title(nameOf(sandbox, destination.name)),
      number: maskNumber(destination.number),
      holder: destination.holder,
    },
    amount: satangToAmount(satang),
    fee: satangToAmount(feeSatang),
    arrives: satangToAmount(satang - feeSatang),
    paid: satangToAmount(paidSatang(withdrawal)),
    status,
    createdAt: iso(withdrawal.createdAt),
    steps: withdrawal.steps.map(({ step, at }) => ({ step, at: iso(at) })),
    next: actors[status],
    promisedBy: promisedBy === null ? null : iso(promisedBy),
    payments: payments.map((payment) => paymentView(payment, language)),
    reason: reason && title(reason),
    canCancel: isCancellable(sandbox, withdrawal),
    canConfirmAll: canReceiveAll(withdrawal),
  };
}

/** Where a withdrawal goes, with a masked number, in one line. */
export function destinationText(sandbox: Sandbox, { destination }: Withdrawal, language: PlatformLanguage): string {
  const { title } = wordingOf(sandbox, language);
  return `${title(nameOf(sandbox, destination.name))} ${maskNumber(destination.number)}`;
}

/** The promise of what happens next: the payment, or the answer to a report. */
function promiseOf({ status, promisedBy, payments }: Withdrawal): number | null {
  if (actors[status] === null || status === 'sent') return null;
  if (status !== 'disputed') return promisedBy;
  const open = payments.flatMap(({ case: opened }) => (opened?.state === 'checking' ? [opened.promisedBy] : []));
  return Math.min(...open);
}

/** The name of a bank or of a method. */
function nameOf({ settings }: Sandbox, name: string): LocalText {
  const method = settings.moneyOut.methods.find(({ id }) => id === name);
  return bankOf(name)?.name ?? method?.name ?? { th: name, en: name };
}

function paymentView(
  { id, satang, at, receipt, receiptUntil, note, case: opened }: WithdrawalPayment,
  language: PlatformLanguage,
) {
  return {
    id,
    amount: satangToAmount(satang),
    at: iso(at),
    receipt,
    receiptUntil: receipt === 'waiting' && receiptUntil !== null ? iso(receiptUntil) : null,
    note: note && note[language],
    case: opened && {
      number: opened.number,
      state: opened.state,
      promisedBy: opened.state === 'checking' ? iso(opened.promisedBy) : null,
    },
  };
}
