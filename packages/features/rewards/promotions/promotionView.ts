import type { Promotion } from '#api/announcements.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import type { ImageUrl } from '#core/catalogue/images.ts';
import { typeOf } from '#core/catalogue/promotionType.ts';
import { formatMoment } from '#core/format/dates.ts';
import { paths } from '#core/routing/paths.ts';
import type { StateKey } from '../offer/offer.model.ts';
import { hasEnded } from './promotions.model.ts';
import type { PromotionView } from './promotions.types.ts';

export interface PromotionContext {
  readonly language: OfferedLanguage;
  readonly imageUrl: ImageUrl;
  /** The state for the player, by the promotion's id. */
  readonly stateOf: (id: string) => StateKey | null;
  /** ms since 1970, platform time. */
  readonly now: number;
}

export const toPromotionView = (
  promotion: Promotion,
  { language, imageUrl, stateOf, now }: PromotionContext,
): PromotionView => ({
  id: promotion.id,
  title: promotion.title,
  type: typeOf(promotion),
  image: promotion.image === '' ? null : imageUrl(promotion.image),
  end: promotion.endsAt === null ? null : formatMoment(Date.parse(promotion.endsAt), language),
  ended: hasEnded(promotion, now),
  content: promotion.content,
  href: paths.promotion(promotion.id),
  state: stateOf(promotion.id),
});
