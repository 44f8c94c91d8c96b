import type { Promotion } from '#api/announcements.ts';
import { type PromotionType, promotionTypes, typeOf } from '#core/catalogue/promotionType.ts';

/** Returns the types that have promotions, in display order. */
export const occurringTypes = (promotions: readonly Pick<Promotion, 'type'>[]): readonly PromotionType[] => {
  const present = new Set(promotions.map(typeOf));
  return promotionTypes.filter((type) => present.has(type));
};

/** @param now ms since 1970, platform time */
export const hasEnded = ({ endsAt }: Pick<Promotion, 'endsAt'>, now: number): boolean =>
  endsAt !== null && Date.parse(endsAt) <= now;
