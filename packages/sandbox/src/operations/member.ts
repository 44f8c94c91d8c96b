import { ok } from '#api/errors.ts';
import type * as contract from '#api/member.ts';
import { avatarPath } from '#demo/art/images.ts';
import { levelOf, settingsOf } from '../accounts/vipLevels.ts';
import type { Handler } from '../handler.ts';
import { satangToAmount } from '../money/ledger.ts';
import { positionOf } from '../money/position.ts';

export const memberInfo: Handler<typeof contract.memberInfo> = ({ sandbox, member: known, assistant, language }) => {
  // A review of the level that is due can change it.
  levelOf(sandbox, known);
  const member = sandbox.store.get('members', known.id) ?? known;
  const { club } = member;
  const levelName = club && settingsOf(sandbox, club.rankLevel)?.name[language];
  return ok({
    account: member.account,
    id: member.id,
    nickname: member.nickname,
    type: member.type,
    ...(assistant && {
      assistant: {
        of: sandbox.store.get('members', assistant.agentId)?.nickname ?? '',
        rights: [...assistant.rights],
      },
    }),
    toUpline: member.uplineId !== null,
    memberLabel: member.vipLabel === null ? [] : [{ labelName: member.vipLabel }],
    clubLabel: club && { ...club, labelName: levelName ?? club.labelName },
  });
};

export const memberAvatar: Handler<typeof contract.memberAvatar> = ({ member }) =>
  ok({ url: avatarPath(member.avatar) });

/** Stores the language of an account. A visitor's language is stored in the browser only. */
export const memberLanguageUpdate: Handler<typeof contract.memberLanguageUpdate> = (
  { sandbox, member },
  { language },
) => {
  if (member) sandbox.store.put('members', member.id, { ...member, language });
  return ok(null);
};

export const walletBalance: Handler<typeof contract.walletBalance> = ({ sandbox, member }) => {
  const { playable, inPlay, held, envelopes, withdrawable, bound } = positionOf(sandbox, member);
  return ok({
    sumBalance: satangToAmount(playable),
    inPlay: satangToAmount(inPlay),
    held: satangToAmount(held),
    envelopes: satangToAmount(envelopes),
    withdrawable: satangToAmount(withdrawable),
    bound: bound.map(({ turnover, satang }) => ({ requirementId: turnover.id, amount: satangToAmount(satang) })),
  });
};

export const walletMerchant: Handler<typeof contract.walletMerchant> = ({ sandbox }) =>
  ok({ isSingle: sandbox.settings.singleWallet });
