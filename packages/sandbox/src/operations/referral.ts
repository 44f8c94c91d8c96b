import { ok } from '#api/errors.ts';
import type { WireOutputOf } from '#api/operation.ts';
import type * as contract from '#api/referral.ts';
import { avatarPath } from '#demo/art/images.ts';
import { memberByAffiliateCode } from '../accounts/affiliates.ts';
import { maskAccount } from '../accounts/maskAccount.ts';
import { isReferralOn, memberByReferralCode, referralsOf } from '../accounts/referrals.ts';
import { openLink } from '../agents/links.ts';
import { sha256Hex } from '../crypto/hashes.ts';
import type { Handler } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import { pageOf } from '../listing/paging.ts';
import { satangToAmount } from '../money/ledger.ts';
import { countsUntil, friendStateOf, referralRewardId, settleReferrals } from '../money/referralRewards.ts';
import { refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Referral } from '../schema/referrals.ts';
import { wordingOf } from '../texts/wording.ts';
import { iso } from '../time.ts';

export const referralInfo: Handler<typeof contract.referralInfo> = ({ sandbox, member }, { language }) => {
  if (!isReferralOn(sandbox)) return refuse('operation_not_allowed');
  const { code } = referralsOf(sandbox, member.id);
  const friends = friendsOf(sandbox, member.id);
  const earned = friends.reduce((sum, { friendId }) => sum + earnedSatang(sandbox, member.id, friendId), 0);
  const { content } = wordingOf(sandbox, gameLanguage(language));
  return ok({
    code,
    link: `${linkPath(sandbox)}?referralCode=${code}`,
    rule: ruleOf(sandbox),
    conditions: content(sandbox.settings.referral.conditions),
    totals: {
      invited: friends.length,
      qualified: friends.filter((friend) => friendStateOf(friend) === 'qualified').length,
      earned: satangToAmount(earned),
    },
  });
};

export const referralList: Handler<typeof contract.referralList> = ({ sandbox, member }, input) => {
  if (!isReferralOn(sandbox)) return refuse('operation_not_allowed');
  const { items, totalPages } = pageOf(friendsOf(sandbox, member.id), input);
  return ok({
    list: items.map((friend) => {
      const satang = earnedSatang(sandbox, member.id, friend.friendId);
      return {
        // Without the account name, which a member id contains.
        id: sha256Hex(`friend ${friend.friendId}`).slice(0, 16),
        name: friend.name,
        signedUpAt: iso(friend.at),
        until: iso(countsUntil(sandbox, friend)),
        state: friendStateOf(friend),
        earned: satang === 0 ? null : satangToAmount(satang),
      };
    }),
    totalPages,
  });
};

/** RT-11c: tells a visitor who invites. A code of a member who is away is valid too. */
export const referralInvitation: Handler<typeof contract.referralInvitation> = ({ sandbox }, { code, domain }) => {
  const agent = openLink(sandbox, code)?.agent ?? memberByAffiliateCode(sandbox, code, domain);
  const inviterOf = ({ account, avatar }: Member) => ({ name: maskAccount(account), picture: avatarPath(avatar) });
  if (agent) return ok({ inviter: { ...inviterOf(agent), kind: 'agent' }, rule: null });
  const member = memberByReferralCode(sandbox, code);
  if (member === undefined) return ok({ inviter: null, rule: null });
  return ok({ inviter: { ...inviterOf(member), kind: 'member' }, rule: ruleOf(sandbox) });
};

/** Where an invitation leads. While visitors may open the entry pages only (RT-14), to the sign-up itself. */
const linkPath = ({ settings }: Sandbox): string => (settings.loginedToHomePage ? '/register' : '/join');

/** Whom a member has invited, newest first, after what was due. */
function friendsOf(sandbox: Sandbox, memberId: string): readonly Referral[] {
  settleReferrals(sandbox, { id: memberId });
  return referralsOf(sandbox, memberId).friendIds.flatMap((id) => sandbox.store.get('referrals', id) ?? []);
}

const earnedSatang = ({ store }: Sandbox, memberId: string, friendId: string): number =>
  store.get('rewards', `${memberId} ${referralRewardId(friendId)}`)?.satang ?? 0;

/** The rule as the settings that grant by it have it, so that the page cannot promise anything else. */
function ruleOf({ settings }: Sandbox): WireOutputOf<typeof contract.referralInfo>['rule'] {
  const { depositSatang, wagerSatang, days, rewardSatang, friendSatang, ...rule } = settings.referral;
  return {
    deposit: satangToAmount(depositSatang),
    wager: satangToAmount(wagerSatang),
    days,
    reward: satangToAmount(rewardSatang),
    requirement: termsOf(rule.requiredSatang),
    friendReward: friendSatang === 0 ? null : satangToAmount(friendSatang),
    friendRequirement: friendSatang === 0 ? null : termsOf(rule.friendRequiredSatang),
  };
}

const termsOf = (satang: number) => (satang === 0 ? null : { amount: satangToAmount(satang), gameTypes: [] });
