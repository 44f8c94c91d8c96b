import { useState } from 'react';
import {
  type PointType,
  pointBalance,
  pointConfig,
  pointRedeemList,
  pointRewards,
  pointTransactions,
} from '#api/points.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { type Remote, loading, mapRemote, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useReportState } from '#core/report/useReportState.ts';
import { pathTo, paths } from '#core/routing/paths.ts';
import { useSearchParams } from '#core/routing/router.ts';
import { usePlaceTitle } from '#core/routing/title.ts';
import { useMember } from '#core/session/member.ts';
import { usePlayStop } from '#core/session/playStatus.ts';
import { useRequireAuth } from '#core/session/requireAuth.ts';
import { useWhitelabel } from '#core/site/site.ts';
import { useOnSupport } from '#core/site/support.ts';
import { isFeatureOn } from '#core/site/switches.ts';
import { usePaymentPassword } from '#core/stepUp/usePaymentPassword.ts';
import { useSendWithProof } from '#core/stepUp/useProof.ts';
import { playHrefOf } from '../../money/orders/freeRounds.ts';
import { deliveryProblems, noDelivery, readDelivery, tabOf } from './pointMall.model.ts';
import type { MallDraft, MallTab, PointMallScreenProps } from './pointMall.types.ts';
import { usePointIntents } from './usePointIntents.ts';

/** Rewards per page: whole rows of two, three and four. */
const shopPage = 12;
const orderPage = 10;

/** Props of the points mall (RT-04e), connected to the platform. `?tab=` names the part that is shown. */
export function usePointMallScreen(): PointMallScreenProps {
  const [params] = useSearchParams();
  const language = useLanguage();
  const imageUrl = useImageUrl();
  const offered = isFeatureOn(useWhitelabel(), 'POINTS');
  const { role: known } = useMember();
  const { requireAuth, allowed } = useRequireAuth();
  const role = known === 'visitor' || known === 'trial' ? known : 'member';
  const isMember = allowed && offered;
  const tab = tabOf(params.get('tab'));
  const { t } = useTranslation('pointMall');
  usePlaceTitle(params.get('tab') === null ? undefined : t(`tabs.${tab}`));

  const [rewardsPage, onRewardsPage] = useState(1);
  const [ordersPage, onOrdersPage] = useState(1);
  const filters = useReportState<{ type: PointType | '' }>({ type: '' });
  const [balance] = useRemote(pointBalance, isMember ? {} : null, 'live');
  const shopInput = { pageNo: rewardsPage, pageSize: shopPage, language };
  const [rewards] = useRemote(pointRewards, offered ? shopInput : null, 'list');
  const [config] = useRemote(pointConfig, offered ? { language } : null, 'list');
  const [orders] = useRemote(
    pointRedeemList,
    isMember && tab === 'redemptions' ? { pageNo: ordersPage, pageSize: orderPage, language } : null,
    'list',
  );
  const { type } = filters.filter;
  const historyInput = { ...filters.paging, ...(type !== '' && { type }) };
  const [history, { refresh }] = useRemote(
    pointTransactions,
    isMember && tab === 'history' ? historyInput : null,
    'list',
  );
  const { play, stop, refresh: refreshPlay } = usePlayStop('claim');

  const password = usePaymentPassword(!isMember);
  const send = useSendWithProof();
  const { redeem, convert } = usePointIntents({ onRefused: () => void refreshPlay() });
  const [draft, setDraft] = useState<MallDraft | null>(null);

  const open = (next: MallDraft): void => {
    redeem.reset();
    convert.reset();
    setDraft(next);
  };

  const onConfirm: PointMallScreenProps['onConfirm'] = async (values) => {
    if (draft === null || password.state.status !== 'ready') return { kind: 'sent' };
    const { factors } = password.state.value;
    const sendDraft = () => {
      const { points } = draft;
      if (draft.kind === 'convert') {
        const { amount } = draft.choice;
        return send(convert, factors, values, (proof) => ({ points, amount, proof }));
      }
      const { reward, quantity, delivery } = draft;
      const goods = reward.kind === 'goods' && { delivery: readDelivery(delivery) };
      return send(redeem, factors, values, (proof) => ({
        rewardId: reward.id,
        quantity,
        points,
        ...goods,
        language,
        proof,
      }));
    };
    const problems = draft.kind === 'redeem' && draft.reward.kind === 'goods' ? deliveryProblems(draft.delivery) : [];
    if (draft.kind === 'redeem') setDraft({ ...draft, problems });
    if (problems.length > 0) return { kind: 'wrong', problems: {} };
    const sent = await sendDraft();
    if (!sent.ok) return sent.result;
    setDraft(null);
    return { kind: 'sent' };
  };

  const hrefFor = (next: MallTab): string => pathTo('pointMall', next === 'shop' ? {} : { tab: next });
  // A break is known before anything is offered (RSP-06).
  const unlessResting = <Value>(remote: Remote<Value>): Remote<Value> =>
    isMember && play.status === 'loading' ? loading : remote;

  return {
    offered,
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
    history: {
      ...filters.propsFor(history, refresh),
      page: history,
      type,
      onType: (next) => filters.setFilter({ type: next }),
    },
    redemptions: { page: orders, pageNo: ordersPage, onPage: onOrdersPage },
    // Back from the game, the player sees what is left.
    playHref: (rounds) => playHrefOf(rounds, hrefFor('redemptions')),
    stop,
    draft,
    redeem,
    convert,
    password,
    homeHref: paths.home(),
    onEnter: () => requireAuth(() => {}),
    onRedeem: (reward) =>
      requireAuth(() =>
        open({
          kind: 'redeem',
          reward,
          quantity: 1,
          points: reward.pointsRequirement,
          delivery: noDelivery,
          problems: [],
        }),
      ),
    onConvert: (choice) => requireAuth(() => open({ kind: 'convert', choice, points: choice.points })),
    onQuantity: (quantity) =>
      setDraft((now) =>
        now?.kind === 'redeem' ? { ...now, quantity, points: now.reward.pointsRequirement * quantity } : now,
      ),
    onDelivery: (change) =>
      setDraft((now) => (now?.kind === 'redeem' ? { ...now, delivery: { ...now.delivery, ...change } } : now)),
    onConfirm,
    onDismiss: () => setDraft(null),
    onRewardsPage,
    onSupport: useOnSupport(),
  };
}
