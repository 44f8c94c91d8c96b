import type * as contract from '#api/cashier.ts';
import { ok } from '#api/errors.ts';
import type { WireOutputOf } from '#api/operation.ts';
import { bankPath } from '#demo/paths.ts';
import { ownFile } from '../accounts/uploads.ts';
import type { Handler } from '../handler.ts';
import type { PlatformLanguage } from '../language.ts';
import { pageOf } from '../listing/paging.ts';
import { cancelDeposit, depositReferences, openDeposit, readDeposit, waitingDepositOf } from '../money/deposits.ts';
import { acceptsSlip, sendSlip, slipOf } from '../money/depositSlips.ts';
import { joinPromotion } from '../money/joinPromotion.ts';
import { amountToSatang, satangToAmount } from '../money/ledger.ts';
import { promotionById } from '../money/promotionRules.ts';
import { depositShare } from '../money/promotions.ts';
import { promptPayPayload } from '../money/promptPay.ts';
import { refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Deposit } from '../schema/money.ts';
import { depositAccount, depositBank, depositPayee, depositTaxId } from '../seed/cashier.ts';
import { wordingOf } from '../texts/wording.ts';
import { iso } from '../time.ts';

export const depositMethods: Handler<typeof contract.depositMethods> = ({ sandbox }, { language }) => {
  const { title } = wordingOf(sandbox, language === 'TH' ? 'th' : 'en');
  return ok({
    list: sandbox.settings.depositMethods.map((method) => ({
      id: method.id,
      kind: method.kind,
      name: title(method.name),
      minAmount: satangToAmount(method.minSatang),
      maxAmount: satangToAmount(method.maxSatang),
      quickAmounts: method.quickSatang.map(satangToAmount),
      feeText: method.fee && title(method.fee),
      maintenance: method.maintenance,
      recommended: method.recommended,
    })),
  });
};

export const depositCreate: Handler<typeof contract.depositCreate> = ({ sandbox, member, language }, input) => {
  const method = sandbox.settings.depositMethods.find(({ id }) => id === input.methodId);
  if (method === undefined || method.maintenance) return refuse('method_unavailable');
  if (waitingDepositOf(sandbox, member.id) !== undefined) return refuse('order_waiting');
  const satang = amountToSatang(input.amount);
  if (satang === null || satang < method.minSatang || satang > method.maxSatang) {
    const limits = { minAmount: satangToAmount(method.minSatang), maxAmount: satangToAmount(method.maxSatang) };
    return refuse('amount_out_of_range', { detail: limits });
  }
  if (input.bonus !== undefined) {
    const joined = joinPromotion(sandbox, member.id, input.bonus, null);
    if (!joined.ok) return joined;
  }
  return ok(orderView(sandbox, openDeposit(sandbox, member.id, method, satang, input.bonus?.promotionId), language));
};

export const depositOrder: Handler<typeof contract.depositOrder> = ({ sandbox, member, language }, { reference }) => {
  const deposit = ownDeposit(sandbox, member, reference);
  return deposit === undefined ? refuse('invalid_input') : ok(orderView(sandbox, deposit, language));
};

export const depositCancel: Handler<typeof contract.depositCancel> = ({ sandbox, member, language }, { reference }) => {
  if (ownDeposit(sandbox, member, reference) === undefined) return refuse('invalid_input');
  const answer = cancelDeposit(sandbox, reference);
  return answer.ok ? ok(orderView(sandbox, answer.value, language)) : answer;
};

export const depositOrders: Handler<typeof contract.depositOrders> = ({ sandbox, member, language }, input) => {
  const { items, totalPages } = pageOf(depositReferences(sandbox, member.id), input);
  const deposits = items.flatMap((reference) => readDeposit(sandbox, reference) ?? []);
  return ok({ list: deposits.map((deposit) => orderView(sandbox, deposit, language)), totalPages });
};

/** MNY-07: files the slip of an order. Refuses a picture that was sent for another one. */
export const depositSlip: Handler<typeof contract.depositSlip> = ({ sandbox, member, language }, input) => {
  const deposit = ownDeposit(sandbox, member, input.reference);
  if (deposit === undefined) return refuse('invalid_input', { detail: { field: 'reference' } });
  const file = ownFile(sandbox, member.id, input.fileId);
  if (file === undefined) return refuse('invalid_input', { detail: { field: 'fileId' } });
  const sent = sendSlip(sandbox, deposit, file);
  return sent.ok ? ok(orderView(sandbox, sent.value, language)) : sent;
};

function ownDeposit(sandbox: Sandbox, member: Member, reference: string): Deposit | undefined {
  const deposit = readDeposit(sandbox, reference);
  return deposit?.memberId === member.id ? deposit : undefined;
}

const rejectionReasons = {
  th: 'ธนาคารสาธิตปฏิเสธการชำระเงิน',
  en: 'The demo bank refused the payment.',
};

function orderView(
  sandbox: Sandbox,
  deposit: Deposit,
  language: PlatformLanguage,
): WireOutputOf<typeof contract.depositOrder> {
  const slip = slipOf(sandbox, deposit);
  return {
    reference: deposit.reference,
    methodId: deposit.methodId,
    amount: satangToAmount(deposit.satang),
    status: deposit.status,
    createdAt: iso(deposit.createdAt),
    expiresAt: iso(deposit.expiresAt),
    payTo: payToOf(sandbox, deposit, language),
    reason: deposit.status === 'rejected' ? rejectionReasons[language] : null,
    slip: slip ? { status: slip.status, sentAt: iso(slip.sentAt), answerBy: iso(slip.answerBy) } : null,
    acceptsSlip: acceptsSlip(sandbox, deposit),
    bonus: bonusOf(sandbox, deposit),
  };
}

/** MNY-09: what the bonus that was chosen with an order brings. */
function bonusOf(sandbox: Sandbox, { promotionId, payableSatang }: Deposit): string | null {
  const rule = promotionId === undefined ? null : promotionById(sandbox, promotionId)?.rule;
  return rule?.kind === 'deposit' ? satangToAmount(depositShare(rule, payableSatang)) : null;
}

function payToOf(sandbox: Sandbox, deposit: Deposit, language: PlatformLanguage): contract.DepositPayTo {
  const { title } = wordingOf(sandbox, language);
  const query = new URLSearchParams({ reference: deposit.reference, lang: language });
  const demoUrl = `${bankPath}?${query.toString()}`;
  const amount = satangToAmount(deposit.payableSatang);
  const payee = title(depositPayee);
  switch (deposit.kind) {
    case 'promptpay':
      return { kind: 'qr', payload: promptPayPayload({ taxId: depositTaxId }, amount), payee, demoUrl };
    case 'bank':
      return {
        kind: 'transfer',
        bank: title(depositBank),
        account: depositAccount,
        payee,
        exactAmount: amount,
        memo: deposit.reference,
        demoUrl,
      };
    case 'wallet':
      return { kind: 'page', url: demoUrl };
  }
}
