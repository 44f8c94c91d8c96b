import { ok } from '#api/errors.ts';
import type * as contract from '#api/transfers.ts';
import { maskAccount } from '../accounts/maskAccount.ts';
import { accountSeenBy } from '../agents/team.ts';
import type { Handler } from '../handler.ts';
import { pageOf } from '../listing/paging.ts';
import { satangToAmount } from '../money/ledger.ts';
import { makeTransfer, memberTransfersOf, transferTermsOf, uplineOf } from '../money/transfers.ts';
import { iso } from '../time.ts';

export const uplineInfo: Handler<typeof contract.uplineInfo> = ({ sandbox, member }) => {
  const upline = uplineOf(sandbox, member);
  if (!upline.ok) return upline;
  const { id, account, nickname } = upline.value;
  let [sent, received] = [0, 0];
  for (const { fromId, toId, satang } of memberTransfersOf(sandbox, member.id)) {
    if (toId === id) sent += satang;
    if (fromId === id) received += satang;
  }
  const totals = { sent: satangToAmount(sent), received: satangToAmount(received) };
  return ok({ account: maskAccount(account), nickname, totals, ...transferTermsOf(sandbox, member) });
};

export const uplineTransfer: Handler<typeof contract.uplineTransfer> = (context, input) => {
  const upline = uplineOf(context.sandbox, context.member);
  return upline.ok ? makeTransfer(context, upline.value, input) : upline;
};

export const memberTransfers: Handler<typeof contract.memberTransfers> = ({ sandbox, member }, input) => {
  const all = memberTransfersOf(sandbox, member.id).map((transfer) => {
    const out = transfer.fromId === member.id;
    return { transfer, direction: out ? 'out' : 'in', other: out ? transfer.toId : transfer.fromId };
  });
  const wanted = all.filter(({ direction }) => input.direction === undefined || input.direction === direction);
  const { items, totalPages } = pageOf(wanted, input);
  return ok({
    list: items.map(({ transfer: { reference, satang, at, remark }, direction, other }) => ({
      reference,
      direction,
      nickname: sandbox.store.get('members', other)?.nickname ?? '',
      account: accountSeenBy(sandbox, member.id, other),
      amount: satangToAmount(satang),
      at: iso(at),
      remark,
    })),
    totalPages,
  });
};
