import { ok } from '#api/errors.ts';
import type * as contract from '#api/transfers.ts';
import { spendProof } from '../accounts/paymentPasswords.ts';
import type { Handler } from '../handler.ts';
import { amountToSatang, balanceOf, memberAccount, satangToAmount } from '../money/ledger.ts';
import {
  checkTransfer,
  leftToday,
  maskAccount,
  memberTransfersOf,
  transferBlockOf,
  transferTo,
  uplineOf,
} from '../money/transfers.ts';
import { sumsOf } from '../money/withdrawalRules.ts';
import { pageOf } from '../paging.ts';
import { iso } from '../time.ts';

export const uplineInfo: Handler<typeof contract.uplineInfo> = ({ sandbox, member }) => {
  const upline = uplineOf(sandbox, member);
  if (!upline.ok) return upline;
  const { transfers, moneyOut } = sandbox.settings;
  const { available, missing } = sumsOf(sandbox, member);
  const { satang, resetsAt } = leftToday(sandbox, member);
  const block = transferBlockOf(sandbox, member);
  return ok({
    account: maskAccount(upline.value.account),
    nickname: upline.value.nickname,
    minAmount: satangToAmount(transfers.minSatang),
    maxAmount: satangToAmount(transfers.maxSatang),
    available: satangToAmount(available),
    missing: satangToAmount(missing),
    leftToday: satangToAmount(satang),
    resetsAt: iso(resetsAt),
    blocked: block && { ...block, until: block.until === null ? null : iso(block.until) },
    factors: [...moneyOut.factors],
  });
};

/** Transfers money to the upline. A refusal undoes everything, including the use of the proof. */
export const uplineTransfer: Handler<typeof contract.uplineTransfer> = ({ sandbox, member, session }, input) => {
  const satang = amountToSatang(input.amount) ?? 0;
  const upline = checkTransfer(sandbox, member, satang);
  if (!upline.ok) return upline;
  const spent = spendProof(sandbox, member, session, input.proof);
  if (!spent.ok) return spent;
  const made = transferTo(sandbox, member, upline.value, { satang, remark: input.remark ?? '' });
  if (!made.ok) return made;
  const { reference, at } = made.value;
  return ok({
    reference,
    at: iso(at),
    amount: satangToAmount(satang),
    balance: satangToAmount(balanceOf(sandbox, memberAccount(member.id))),
  });
};

export const memberTransfers: Handler<typeof contract.memberTransfers> = ({ sandbox, member }, input) => {
  const all = memberTransfersOf(sandbox, member.id).map((transfer) => {
    const out = transfer.fromId === member.id;
    return { transfer, direction: out ? 'out' : 'in', other: out ? transfer.toId : transfer.fromId };
  });
  const wanted = all.filter(({ direction }) => input.direction === undefined || input.direction === direction);
  const { items, totalPages } = pageOf(wanted, input);
  return ok({
    list: items.map(({ transfer: { reference, satang, at, remark }, direction, other }) => {
      const { nickname = '', account = '' } = sandbox.store.get('members', other) ?? {};
      return {
        reference,
        direction,
        nickname,
        account: maskAccount(account),
        amount: satangToAmount(satang),
        at: iso(at),
        remark,
      };
    }),
    totalPages,
  });
};
