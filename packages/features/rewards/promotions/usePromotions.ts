import { useImageUrl } from '#core/catalogue/images.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, mapRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useAnnouncements } from '#core/site/announcements.ts';
import type { PromotionView } from './promotions.types.ts';
import { toPromotionView } from './promotionView.ts';

/** All promotions in the operator's order, as views. */
export function usePromotions(): Remote<readonly PromotionView[]> {
  const { clock } = usePlatform();
  const language = useLanguage();
  const imageUrl = useImageUrl();
  return mapRemote(useAnnouncements(), ({ promotion }) =>
    promotion.map((one) => toPromotionView(one, { language, imageUrl, now: clock.now() })),
  );
}
