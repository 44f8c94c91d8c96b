import type { OfferedLanguage } from '#api/primitives.ts';
import type { Promotion } from '#api/system.ts';
import { formatMoment } from '../shared/format.ts';
import type { ImageAddress } from '../shared/images.ts';
import { paths } from '../shared/navigation.ts';
import { type PromotionType, typeOf } from '../shared/promotionType.ts';
import { hasEnded } from './promotions.model.ts';

/** A promotion as it is shown: addresses and words, ready to draw. */
export interface PromotionView {
  readonly id: string;
  readonly title: string;
  readonly type: PromotionType;
  /** Null where there is none that we may load. */
  readonly image: string | null;
  /** When it ends; null for one that goes on. */
  readonly end: string | null;
  readonly ended: boolean;
  /** Rich text, for `<RichText>` only; '' for none. */
  readonly content: string;
  readonly href: string;
}

export interface PromotionContext {
  readonly language: OfferedLanguage;
  readonly imageAddress: ImageAddress;
  /** ms since 1970, by the platform's clock. */
  readonly now: number;
}

export const toPromotionView = (
  promotion: Promotion,
  { language, imageAddress, now }: PromotionContext,
): PromotionView => ({
  id: promotion.id,
  title: promotion.title,
  type: typeOf(promotion),
  image: promotion.image === '' ? null : imageAddress(promotion.image),
  end: promotion.endsAt === null ? null : formatMoment(Date.parse(promotion.endsAt), language),
  ended: hasEnded(promotion, now),
  content: promotion.content,
  href: paths.promotion(promotion.id),
});
