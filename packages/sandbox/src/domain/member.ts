import { ok } from '#api/errors.ts';
import type * as contract from '#api/member.ts';
import { avatarPath } from '../images.ts';
import { balanceOf, memberAccount, satangToAmount } from '../ledger.ts';
import type { Handler } from './handler.ts';

export const memberInfo: Handler<typeof contract.memberInfo> = ({ member }) =>
  ok({
    account: member.account,
    id: member.id,
    nickname: member.nickname,
    type: member.type,
    toUpline: member.uplineId !== null,
    memberLabel: member.vipLabel === null ? [] : [{ labelName: member.vipLabel }],
    clubLabel: member.club,
  });

export const memberAvatar: Handler<typeof contract.memberAvatar> = ({ member }) =>
  ok({ url: avatarPath(member.avatar) });

/** A visitor's choice is the browser's to remember; an account's is kept here as well. */
export const memberLanguageUpdate: Handler<typeof contract.memberLanguageUpdate> = (
  { world, member },
  { language },
) => {
  if (member) world.store.put('members', member.id, { ...member, language });
  return ok(null);
};

export const walletBalance: Handler<typeof contract.walletBalance> = ({ world, member }) =>
  ok({ sumBalance: satangToAmount(balanceOf(world, memberAccount(member.id))) });

export const walletMerchant: Handler<typeof contract.walletMerchant> = ({ world }) =>
  ok({ isSingle: world.settings.singleWallet });
