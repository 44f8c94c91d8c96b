import type * as contract from '#api/cashier.ts';
import { ok } from '#api/errors.ts';
import { cancelDeposit, depositsOf, openDeposit, readDeposit, waitingDepositOf } from '../deposits.ts';
import { satangToAmount } from '../ledger.ts';
import type { PlatformLanguage } from '../messages.ts';
import { bankPath } from '../pagePaths.ts';
import { refuse } from '../refusal.ts';
import type { Deposit, Member } from '../rows.ts';
import { depositAccount, depositBank, depositPayee, depositTaxId } from '../seed/cashier.ts';
import type { World } from '../world.ts';
import type { Handler } from './handler.ts';
import { promptPayPayload } from './promptPay.ts';
import { isTrial } from './roles.ts';
import { iso } from './time.ts';
import { wordingOf } from './wording.ts';

export const depositMethods: Handler<typeof contract.depositMethods> = ({ world, member }, { language }) => {
  if (isTrial(member)) return refuse('trial_not_allowed');
  const { title } = wordingOf(world, language === 'TH' ? 'th' : 'en');
  return ok({
    list: world.settings.depositWays.map((way) => ({
      id: way.id,
      kind: way.kind,
      name: title(way.name),
      minAmount: satangToAmount(way.minSatang),
      maxAmount: satangToAmount(way.maxSatang),
      quickAmounts: way.quickSatang.map(satangToAmount),
      feeText: way.fee && title(way.fee),
      maintenance: way.maintenance,
      recommended: way.recommended,
    })),
  });
};

export const depositCreate: Handler<typeof contract.depositCreate> = ({ world, member, language }, input) => {
  if (isTrial(member)) return refuse('trial_not_allowed');
  const way = world.settings.depositWays.find(({ id }) => id === input.methodId);
  if (way === undefined || way.maintenance) return refuse('method_unavailable');
  if (waitingDepositOf(world, member.id) !== undefined) return refuse('order_waiting');
  const satang = amountToSatang(input.amount);
  if (satang === null || satang < way.minSatang || satang > way.maxSatang) {
    const limits = { minAmount: satangToAmount(way.minSatang), maxAmount: satangToAmount(way.maxSatang) };
    return refuse('amount_out_of_range', { detail: limits });
  }
  return ok(viewOf(world, openDeposit(world, member.id, way, satang), language));
};

export const depositOrder: Handler<typeof contract.depositOrder> = ({ world, member, language }, { reference }) => {
  const deposit = ownDeposit(world, member, reference);
  return deposit === undefined ? refuse('invalid_input') : ok(viewOf(world, deposit, language));
};

export const depositCancel: Handler<typeof contract.depositCancel> = ({ world, member, language }, { reference }) => {
  if (ownDeposit(world, member, reference) === undefined) return refuse('invalid_input');
  const answer = cancelDeposit(world, reference);
  return answer.ok ? ok(viewOf(world, answer.value, language)) : answer;
};

export const depositOrders: Handler<typeof contract.depositOrders> = ({ world, member, language }) =>
  ok({ list: depositsOf(world, member.id).map((deposit) => viewOf(world, deposit, language)) });

/** Whole satang of a decimal amount; null for what is none, or more than can be counted. */
export function amountToSatang(amount: string): number | null {
  const [, baht, part = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (baht === undefined) return null;
  const satang = Number(baht) * 100 + Number(part.padEnd(2, '0'));
  return Number.isSafeInteger(satang) ? satang : null;
}

function ownDeposit(world: World, member: Member, reference: string): Deposit | undefined {
  const deposit = readDeposit(world, reference);
  return deposit?.memberId === member.id ? deposit : undefined;
}

const reasons = {
  th: 'ธนาคารสาธิตปฏิเสธการชำระเงิน',
  en: 'The bank of the demonstration refused the payment.',
};

function viewOf(world: World, deposit: Deposit, language: PlatformLanguage): contract.DepositOrder {
  return {
    reference: deposit.reference,
    methodId: deposit.methodId,
    amount: satangToAmount(deposit.satang),
    status: deposit.status,
    createdAt: iso(deposit.createdAt),
    expiresAt: iso(deposit.expiresAt),
    payTo: payToOf(world, deposit, language),
    reason: deposit.status === 'rejected' ? reasons[language] : null,
  };
}

function payToOf(world: World, deposit: Deposit, language: PlatformLanguage): contract.DepositPayTo {
  const { title } = wordingOf(world, language);
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
