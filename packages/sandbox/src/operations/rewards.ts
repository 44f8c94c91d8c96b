import { ok } from '#api/errors.ts';
import type { Language } from '#api/primitives.ts';
import type * as contract from '#api/rewards.ts';
import { rewardStates } from '#api/rewards.ts';
import { ownFreeRoundsView } from '../games/freeRoundView.ts';
import type { Handler } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import { pageOf } from '../listing/paging.ts';
import { satangToAmount } from '../money/ledger.ts';
import { settleReferrals } from '../money/referralRewards.ts';
import { claimReward, rewardsOf } from '../money/rewards.ts';
import { mostStakeView } from '../money/turnoverView.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Reward, RewardNow } from '../schema/rewards.ts';
import { wordingOf } from '../texts/wording.ts';
import { iso } from '../time.ts';

/** MEM-03e: lists the rewards of one state. */
export const rewardList: Handler<typeof contract.rewardList> = ({ sandbox, member }, input) => {
  settleReferrals(sandbox, member);
  const all = rewardsOf(sandbox, member);
  const inTab = all.filter(({ state }) => state === input.tab);
  const soonest = input.tab === 'claimable' || input.tab === 'active' ? inTab.toSorted(byEnd) : inTab;
  const { items, totalPages } = pageOf(soonest, input);
  const count = (wanted: contract.RewardState): number => all.filter(({ state }) => state === wanted).length;
  const [claimable, active, taken, missed] = rewardStates.map(count) as [number, number, number, number];
  return ok({
    list: items.map((each) => rewardView(sandbox, each, input.language)),
    totalPages,
    counts: { claimable, active, taken, missed },
  });
};

export const rewardClaim: Handler<typeof contract.rewardClaim> = ({ sandbox, member }, { id }) => {
  settleReferrals(sandbox, member);
  const claimed = claimReward(sandbox, member, id);
  if (!claimed.ok) return claimed;
  const { reference, takenAt, satang, points } = claimed.value;
  return ok({
    id,
    reference: reference ?? '',
    claimedAt: iso(takenAt ?? sandbox.now()),
    amount: satang === null ? null : satangToAmount(satang),
    points: points ?? null,
    requirement: termsOf(claimed.value),
  });
};

const byEnd = (one: RewardNow, other: RewardNow): number =>
  (one.reward.endsAt ?? Number.MAX_SAFE_INTEGER) - (other.reward.endsAt ?? Number.MAX_SAFE_INTEGER);

const termsOf = ({ requiredSatang, gameTypes, wagerDays: days, mostStakeSatang }: Reward) =>
  requiredSatang === 0
    ? null
    : {
        amount: satangToAmount(requiredSatang),
        gameTypes: [...gameTypes],
        ...(days !== undefined && { days }),
        ...mostStakeView(mostStakeSatang),
      };

function rewardView(sandbox: Sandbox, now: RewardNow, language: Language) {
  const { reward, state, progress } = now;
  const { id, kind, name, text, satang, points, endsAt, takenAt, reference } = reward;
  const { title } = wordingOf(sandbox, gameLanguage(language));
  return {
    id,
    kind,
    name: title(name),
    text: title(text),
    amount: satang === null ? null : satangToAmount(satang),
    points: points ?? null,
    freeRounds:
      now.freeRounds === undefined ? null : ownFreeRoundsView(sandbox, now.freeRounds, gameLanguage(language)),
    requirement: termsOf(reward),
    state,
    progress: progress && {
      done: satangToAmount(progress.doneSatang),
      required: satangToAmount(progress.requiredSatang),
    },
    endsAt: endsAt === null ? null : iso(endsAt),
    takenAt: takenAt === null ? null : iso(takenAt),
    reference,
    reason: now.reason == null ? null : title(now.reason),
    link: linkOf(now),
    linkRef: now.place?.ref ?? null,
    claim: now.place === undefined ? ('here' as const) : ('atLink' as const),
  };
}

function linkOf({ reward: { kind, takenAt }, state, place }: RewardNow): string | null {
  if (place !== undefined) return place.page;
  if (kind === 'mission') return 'missionLeaderboard';
  if (kind === 'referral' && takenAt === null) return 'referral';
  return takenAt !== null && state === 'active' ? 'bonusDetails' : null;
}
