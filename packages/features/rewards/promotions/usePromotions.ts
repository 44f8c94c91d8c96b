import { promotionStates } from '#api/promotions.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { usePlatform, useSession } from '#core/data/platform.tsx';
import { type Remote, mapRemote, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { usePlayStop } from '#core/session/playStatus.ts';
import { roleOf } from '#core/session/role.ts';
import { useAnnouncements } from '#core/site/announcements.ts';
import { stateKey } from '../offer/offer.model.ts';
import type { PromotionView } from './promotions.types.ts';
import { toPromotionView } from './promotionView.ts';

/**
 * All promotions in the operator's order, as views. A member's states follow when they are known: the list does not wait for
 * them.
 */
export function usePromotions(): Remote<readonly PromotionView[]> {
  const { clock } = usePlatform();
  const language = useLanguage();
  const imageUrl = useImageUrl();
  const role = roleOf(useSession());
  const { isOpen } = usePlayStop('join');
  const asks = isOpen && (role === 'member' || role === 'agent');
  const [states] = useRemote(promotionStates, asks ? { language } : null, 'live');
  const known = new Map(
    states.status === 'ready' ? states.value.list.map(({ promotionId, state }) => [promotionId, stateKey(state)]) : [],
  );
  const context = { language, imageUrl, now: clock.now(), stateOf: (id: string) => known.get(id) ?? null };
  return mapRemote(useAnnouncements(), ({ promotion }) => promotion.map((one) => toPromotionView(one, context)));
}
