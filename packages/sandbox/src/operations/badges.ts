import type * as contract from '#api/badges.ts';
import { ok } from '#api/errors.ts';
import { firstStepsOf } from '../accounts/firstSteps.ts';
import { isReferralOn } from '../accounts/referrals.ts';
import { isAgent } from '../accounts/roles.ts';
import { noticesOf } from '../agents/notices.ts';
import type { Handler } from '../handler.ts';
import { unreadCount, unreadOf } from '../inbox/unread.ts';
import { satangToAmount } from '../money/ledger.ts';
import { settleReferrals } from '../money/referralRewards.ts';
import { rewardsOf, tellReached } from '../money/rewards.ts';
import { playableSatang } from '../money/vendorWallets.ts';
import { firstReceiptDue } from '../money/withdrawals.ts';
import { playStatusOf } from '../play/guard.ts';
import type { RewardNow } from '../schema/rewards.ts';
import { iso } from '../time.ts';

/** What can be taken counts as a promotion, and not during a break (RSP-06). */
export const memberPublicState: Handler<typeof contract.memberPublicState> = ({ sandbox, member }) => {
  settleReferrals(sandbox, member);
  const inBreak = playStatusOf(sandbox, member).rest !== null;
  const rewards = inBreak ? [] : rewardsOf(sandbox, member);
  tellReached(sandbox, rewards);
  const receiptDue = firstReceiptDue(sandbox, member.id);
  const claimable = rewards.filter(({ state }) => state === 'claimable');
  return ok({
    balance: satangToAmount(playableSatang(sandbox, member.id)),
    currencySymbol: sandbox.settings.currencySymbol,
    unreadMessage: unreadCount(sandbox, member.id),
    availablePromoCount: claimable.length,
    availableMissionCount: claimable.filter(({ reward }) => reward.kind === 'mission').length,
    agentNoticeCount: isAgent(member) ? noticesOf(sandbox, member).count : 0,
    waitingRewards: waitingView(claimable),
    firstSteps: firstStepsOf(sandbox, member),
    inBreak,
    hasVip: member.vipLabel !== null,
    vipRankLevel: member.club?.rankLevel ?? null,
    receiptUntil: receiptDue === null ? null : iso(receiptDue),
    availablePromo: [{ type: 'REFERRAL', enabled: isReferralOn(sandbox) }],
  });
};

export const messageUnread: Handler<typeof contract.messageUnread> = ({ sandbox, member }) =>
  ok({ count: unreadCount(sandbox, member.id), folders: unreadOf(sandbox, member.id) });

/** What rewards that can be taken pay together, and when the first one ends. */
function waitingView(claimable: readonly RewardNow[]) {
  if (claimable.length === 0) return null;
  const paid = claimable.flatMap(({ reward: { satang } }) => (satang === null || satang === 0 ? [] : [satang]));
  const ends = claimable.flatMap(({ reward: { endsAt } }) => endsAt ?? []);
  return {
    sum: paid.length === 0 ? null : satangToAmount(paid.reduce((sum, satang) => sum + satang, 0)),
    endsAt: ends.length === 0 ? null : iso(Math.min(...ends)),
  };
}
