import { useAnnouncements } from '../shared/announcements.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useImageAddress } from '../shared/images.ts';
import { usePlatform } from '../shared/platform.tsx';
import { type Remote, mapRemote } from '../shared/remote.ts';
import { type PromotionView, toPromotionView } from './promotionView.ts';

/** All promotions, in the operator's order. */
export function usePromotions(): Remote<readonly PromotionView[]> {
  const { clock } = usePlatform();
  const language = useLanguage();
  const imageAddress = useImageAddress();
  return mapRemote(useAnnouncements(), ({ promotion }) =>
    promotion.map((one) => toPromotionView(one, { language, imageAddress, now: clock.now() })),
  );
}
