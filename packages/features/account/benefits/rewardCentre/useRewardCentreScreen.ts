import { useEffect, useEffectEvent, useState } from 'react';
import { walletBalance } from '#api/member.ts';
import { type RewardState, rewardClaim, rewardList } from '#api/rewards.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { balanceAfter, useMoneyFlow } from '#core/flow/useMoneyFlow.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useLocation } from '#core/routing/router.ts';
import { onChangedElsewhere } from '#core/session/otherTabs.ts';
import { usePublicState } from '#core/session/publicState.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { playHrefOf } from '../../money/orders/freeRounds.ts';
import { lookUpReward } from './lookUpReward.ts';
import { pageNamed } from './rewardCentre.model.ts';
import type { RewardCentreScreenProps } from './rewardCentre.types.ts';

const pageSize = 10;

/** Props of the reward centre (MEM-03e), connected to the platform. */
export function useRewardCentreScreen(): RewardCentreScreenProps {
  const { client } = usePlatform();
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const centreHref = useCentreHref(pathname + search);
  /** Back from a game, the player sees what is left. */
  const here = centreHref('rewardCenter') ?? pathname + search;
  const imageUrl = useImageUrl();
  const [{ tab, pageNo }, setPlace] = useState<{ tab: RewardState; pageNo: number }>({ tab: 'claimable', pageNo: 1 });
  const [rewards, { refresh }] = useRemote(rewardList, { tab, pageNo, pageSize, language }, 'list');
  const [balance] = useRemote(walletBalance, {}, 'live');
  // What another tab has taken cannot be taken here. The badges follow by themselves.
  const follow = useEffectEvent(() => void refresh());
  useEffect(() => onChangedElsewhere(() => follow()), []);
  // Play changes what waits, such as free rounds: a list that is newer than the badges and differs makes them follow.
  const badge = usePublicState(true);
  const waiting = rewards.status === 'ready' ? { at: rewards.at, count: rewards.value.counts.claimable } : null;
  const differs = waiting !== null && badge.at !== null && waiting.at > badge.at && waiting.count !== badge.rewards;
  const followBadge = useEffectEvent(() => void badge.refresh());
  useEffect(() => {
    if (differs) followBadge();
  }, [differs]);
  const claim = useMoneyFlow(rewardClaim, { lookUp: lookUpReward(client) });
  return {
    rewards: mapRemote(rewards, ({ list, ...rest }) => ({
      ...rest,
      list: list.map(({ link, linkRef, ...reward }) => {
        const page = pageNamed(link);
        const image = reward.image && imageUrl(reward.image);
        const { freeRounds } = reward;
        const href = freeRounds ? playHrefOf(freeRounds, here) : page && centreHref(page, linkRef ?? undefined);
        return { ...reward, image, href };
      }),
    })),
    tab,
    pageNo,
    claim,
    balance: balanceAfter(claim, balance),
    bonusesHref: centreHref('bonusDetails'),
    onTab: (chosen) => setPlace({ tab: chosen, pageNo: 1 }),
    onPage: (to) => setPlace({ tab, pageNo: to }),
    async onClaim(ids) {
      for (const id of ids) {
        // One after the other: a claim that is refused or unknown is for the player to look at.
        const outcome = await claim.send({ id });
        if (outcome?.status !== 'done') return;
      }
    },
  };
}
