import { raffleClaim, raffleInfo } from '#api/raffle.ts';
import { rewardList } from '#api/rewards.ts';
import { useMoneyIntent } from '#core/data/moneyIntent.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRefreshAll, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useLocation } from '#core/routing/router.ts';
import { stopFor, usePlayStatus } from '#core/session/playStatus.ts';
import { useBadgeChange } from '#core/session/publicState.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { lookUpTurn } from './lookUpTurn.ts';
import type { WheelScreenProps } from './wheel.types.ts';

/** Props of the wheel (GEN-04h, LCK-02), connected to the platform. */
export function useWheelScreen(): WheelScreenProps {
  const { client } = usePlatform();
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const centreHref = useCentreHref(pathname + search);
  const [play] = usePlayStatus();
  const stop = play.status === 'ready' ? stopFor(play.value, 'claim') : null;
  // Asked only when it is known that the player takes no break (RSP-03). Without an answer the platform decides alone.
  const isOpen = play.status !== 'loading' && stop === null;
  const [wheel] = useRemote(raffleInfo, isOpen ? { language } : null, 'live');
  const promotionId = wheel.status === 'ready' ? wheel.value.promotionId : null;
  const refreshAll = useRefreshAll();
  const changeBadges = useBadgeChange();
  const { state, send, repeat, reset } = useMoneyIntent(raffleClaim, { lookUp: lookUpTurn(client) });
  const refresh = (): void => {
    void refreshAll(raffleInfo, rewardList);
    void changeBadges();
  };
  /** After a success the lists wait until the prize is shown: they would tell it before the wheel does. */
  const apply = (outcome: Awaited<ReturnType<typeof send>>): void => {
    if (outcome?.status === 'refused') refresh();
  };
  return {
    wheel,
    stop,
    turn: state,
    rewardsHref: centreHref('rewardCenter'),
    missionsHref: centreHref('missionLeaderboard'),
    language,
    async onTurn(ticketId) {
      if (promotionId === null) return;
      reset();
      apply(await send({ promotionId, ticketId }));
    },
    onRepeat: async () => apply(await repeat()),
    onShown: refresh,
  };
}
