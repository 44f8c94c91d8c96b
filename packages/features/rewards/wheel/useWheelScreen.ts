import { raffleClaim, raffleInfo } from '#api/raffle.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { useMoneyFlow } from '#core/flow/useMoneyFlow.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useLocation } from '#core/routing/router.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { lookUpTurn } from './lookUpTurn.ts';
import type { WheelScreenProps } from './wheel.types.ts';

/** Props of the wheel (GEN-04h, LCK-02), connected to the platform. */
export function useWheelScreen(): WheelScreenProps {
  const { client } = usePlatform();
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const centreHref = useCentreHref(pathname + search);
  const [wheel] = useRemote(raffleInfo, { language }, 'live');
  const promotionId = wheel.status === 'ready' ? wheel.value.promotionId : null;
  const turn = useMoneyFlow(raffleClaim, { lookUp: lookUpTurn(client), readsAgain: 'whenAsked' });
  return {
    wheel,
    turn,
    rewardsHref: centreHref('rewardCenter'),
    missionsHref: centreHref('missionLeaderboard'),
    async onTurn(ticketId) {
      if (promotionId === null) return;
      turn.reset();
      await turn.send({ promotionId, ticketId });
    },
  };
}
