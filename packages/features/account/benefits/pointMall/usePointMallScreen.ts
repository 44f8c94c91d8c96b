import { useState } from 'react';
import { pointBalance, pointConfig, pointRedeemList, pointRewards } from '#api/points.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { useClosedPage } from '#core/centre/useClosedPage.ts';
import { type Remote, loading, mapRemote, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { pathTo, paths } from '#core/routing/paths.ts';
import { useSearchParams } from '#core/routing/router.ts';
import { usePlaceTitle } from '#core/routing/title.ts';
import { useMember } from '#core/session/member.ts';
import { usePlayStop } from '#core/session/playStatus.ts';
import { useRequireAuth } from '#core/session/requireAuth.ts';
import { useOnSupport } from '#core/site/support.ts';
import { usePaymentPassword } from '#core/stepUp/usePaymentPassword.ts';
import { playHrefOf } from '../../money/orders/freeRounds.ts';
import { deliveryProblems, noDelivery, tabOf } from './pointMall.model.ts';
import type { MallTab, PointMallScreenProps, RedeemDraft } from './pointMall.types.ts';
import { usePointIntents } from './usePointIntents.ts';

const OwnHistory = lazyComponent(async () => (await import('./parts/OwnHistory.tsx')).OwnHistory);

/** Rewards per page: whole rows of two, three and four. */
const shopPage = 12;
const orderPage = 10;

/** Props of the points mall (RT-04e), connected to the platform. `?tab=` names the part that is shown. */
export function usePointMallScreen(): PointMallScreenProps {
  const [params] = useSearchParams();
  const language = useLanguage();
  const imageUrl = useImageUrl();
  const closed = useClosedPage('pointMall');
  const offered = closed === null;
  const { role: known } = useMember();
  const { requireAuth, allowed } = useRequireAuth();
  const role = known === 'visitor' || known === 'trial' ? known : 'member';
  const isMember = allowed && offered;
  const tab = tabOf(params.get('tab'));
  const { t } = useTranslation('pointMall');
  usePlaceTitle(params.get('tab') === null ? undefined : t(`tabs.${tab}`));

  const [rewardsPage, onRewardsPage] = useState(1);
  const [ordersPage, onOrdersPage] = useState(1);
  const [balance] = useRemote(pointBalance, isMember ? {} : null, 'live');
  const shopInput = { pageNo: rewardsPage, pageSize: shopPage, language };
  const [rewards] = useRemote(pointRewards, offered ? shopInput : null, 'list');
  const [config] = useRemote(pointConfig, offered ? { language } : null, 'list');
  const [orders] = useRemote(
    pointRedeemList,
    isMember && tab === 'redemptions' ? { pageNo: ordersPage, pageSize: orderPage, language } : null,
    'list',
  );
  const { play, stop, refresh: refreshPlay } = usePlayStop('claim');

  const password = usePaymentPassword(!isMember);
  const { redeem, convert } = usePointIntents({
    factors: password.state.status === 'ready' ? password.state.value.factors : [],
    onRefused: () => void refreshPlay(),
  });
  const redeemed = redeem.confirmation.draft;
  const changeDraft = (change: Partial<RedeemDraft>): void => {
    if (redeemed !== null) redeem.ask({ ...redeemed, ...change });
  };

  const hrefFor = (next: MallTab): string => pathTo('pointMall', next === 'shop' ? {} : { tab: next });
  // A break is known before anything is offered (RSP-06).
  const unlessResting = <Value>(remote: Remote<Value>): Remote<Value> =>
    isMember && play.status === 'loading' ? loading : remote;

  return {
    closed,
    tab,
    hrefFor,
    role,
    balance,
    rewards: mapRemote(unlessResting(rewards), (page) => ({
      ...page,
      list: page.list.map((reward) => ({ ...reward, image: reward.image && imageUrl(reward.image) })),
    })),
    rewardsPage,
    config: unlessResting(config),
    History: OwnHistory,
    redemptions: { page: orders, pageNo: ordersPage, onPage: onOrdersPage },
    // Back from the game, the player sees what is left.
    playHref: (rounds) => playHrefOf(rounds, hrefFor('redemptions')),
    stop,
    redeem,
    convert,
    ...(redeemed === null ? convert : redeem).confirmation,
    password,
    homeHref: paths.home(),
    onEnter: () => requireAuth(() => {}),
    onRedeem: (reward) =>
      requireAuth(() => {
        convert.reset();
        redeem.ask({
          kind: 'redeem',
          reward,
          quantity: 1,
          points: reward.pointsRequirement,
          delivery: noDelivery,
          problems: [],
        });
      }),
    onConvert: (choice) =>
      requireAuth(() => {
        redeem.reset();
        convert.ask({ kind: 'convert', choice, points: choice.points });
      }),
    onQuantity: (quantity) => changeDraft({ quantity, points: (redeemed?.reward.pointsRequirement ?? 0) * quantity }),
    onDelivery: (change) => changeDraft({ delivery: { ...(redeemed?.delivery ?? noDelivery), ...change } }),
    onCheck() {
      const problems = redeemed?.reward.kind === 'goods' ? deliveryProblems(redeemed.delivery) : [];
      changeDraft({ problems });
      return problems.length === 0;
    },
    onRewardsPage,
    onSupport: useOnSupport(),
  };
}
