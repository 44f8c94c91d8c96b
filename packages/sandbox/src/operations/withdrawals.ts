import { ok } from '#api/errors.ts';
import type * as contract from '#api/withdrawals.ts';
import { spendProof } from '../accounts/paymentPasswords.ts';
import { maskPhone } from '../accounts/phoneNumbers.ts';
import type { Handler } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import { amountToSatang, satangToAmount } from '../money/ledger.ts';
import { positionOf } from '../money/position.ts';
import { turnoverView } from '../money/turnoverView.ts';
import {
  blockOf,
  checkWithdrawal,
  feeOf,
  methodFor,
  methodsOf,
  promiseOf,
  todayOf,
  todayView,
} from '../money/withdrawalRules.ts';
import { openWithdrawal } from '../money/withdrawals.ts';
import { withdrawalView } from '../money/withdrawalView.ts';
import { wordingOf } from '../texts/wording.ts';
import { iso } from '../time.ts';

export const withdrawOptions: Handler<typeof contract.withdrawOptions> = ({ sandbox, member }, { language }) => {
  const { title } = wordingOf(sandbox, gameLanguage(language));
  const { factors, asksReceipt, receiptMinutes } = sandbox.settings.moneyOut;
  const { main, withdrawable, bound, held, missing } = positionOf(sandbox, member);
  const block = blockOf(sandbox, member);
  return ok({
    balance: satangToAmount(main),
    available: satangToAmount(withdrawable),
    bound: satangToAmount(main - withdrawable),
    held: satangToAmount(held),
    methods: methodsOf(sandbox, member).map((method) => ({
      id: method.id,
      kind: method.kind,
      name: title(method.name),
      payTo: method.kind !== 'bank' && member.mobile !== null ? maskPhone(member.mobile) : null,
      minAmount: satangToAmount(method.minSatang),
      maxAmount: satangToAmount(method.maxSatang),
      quickAmounts: method.quickSatang.map(satangToAmount),
      feeText: method.fee && title(method.fee),
      expectedMinutes: method.expectedMinutes,
      maintenance: method.maintenance,
    })),
    today: todayView(todayOf(sandbox, member)),
    requirements: bound.map(({ turnover }) => turnoverView(sandbox, turnover, language)),
    missing: satangToAmount(missing),
    blocked: block && { ...block, until: block.until === null ? null : iso(block.until) },
    factors: [...factors],
    asksReceipt,
    receiptMinutes,
  });
};

export const withdrawQuote: Handler<typeof contract.withdrawQuote> = ({ sandbox, member }, input) => {
  const satang = amountToSatang(input.amount);
  const method = methodFor(sandbox, member, input.methodId, satang);
  if (!method.ok) return method;
  const fee = feeOf(method.value, satang ?? 0);
  return ok({
    fee: satangToAmount(fee),
    arrives: satangToAmount((satang ?? 0) - fee),
    expectedBy: iso(promiseOf(sandbox, method.value)),
  });
};

/** Makes a withdrawal. A refusal undoes everything, including the use of the proof. */
export const withdrawCreate: Handler<typeof contract.withdrawCreate> = (context, input) => {
  const { sandbox, member, session, language } = context;
  const { methodId, bankAccountId } = input;
  const checked = checkWithdrawal(sandbox, member, { methodId, bankAccountId, satang: amountToSatang(input.amount) });
  if (!checked.ok) return checked;
  const spent = spendProof(sandbox, member, session, input.proof);
  if (!spent.ok) return spent;
  const opened = openWithdrawal(sandbox, checked.value);
  return opened.ok ? ok(withdrawalView(sandbox, opened.value, language)) : opened;
};
