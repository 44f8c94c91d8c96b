import type { Promotion } from '#api/system.ts';
import { type PromotionType, promotionTypes, typeOf } from '../shared/promotionType.ts';

/** The types that occur. */
export const occurringTypes = (promotions: readonly Pick<Promotion, 'type'>[]): readonly PromotionType[] => {
  const present = new Set(promotions.map(typeOf));
  return promotionTypes.filter((type) => present.has(type));
};

export const hasEnded = ({ endsAt }: Pick<Promotion, 'endsAt'>, now: number): boolean =>
  endsAt !== null && Date.parse(endsAt) <= now;
