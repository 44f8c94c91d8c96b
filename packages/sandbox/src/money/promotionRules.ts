import { sha256Hex } from '../hashes.ts';
import type { Sandbox } from '../sandbox.ts';
import type { SeedPromotion } from '../seed/promotions.ts';
import { startOfThaiDay, thaiDate, thaiDay } from '../time.ts';
import { weekOf } from './weeks.ts';

/** When a promotion runs. Times are ms since the epoch; `ends` is not included. */
export interface PromotionPeriod {
  /** Distinguishes the weeks of one that can be joined each week. */
  readonly name: string;
  readonly begins: number;
  readonly ends: number | null;
}

/** The promotions that are listed: none whose page the operator has switched off, or whose service there is not. */
export const listedPromotions = ({ settings }: Sandbox): readonly SeedPromotion[] =>
  settings.promotions.list.filter(
    ({ needs, onlyWith }) =>
      (needs === undefined || settings.flags[needs] !== false) &&
      (onlyWith === undefined || settings.flags[onlyWith] === true),
  );

export const promotionById = (sandbox: Sandbox, id: string): SeedPromotion | undefined =>
  listedPromotions(sandbox).find((promotion) => promotion.id === id);

/** The period of a promotion at this moment: its week, or the whole of it. */
export function periodOf(
  { now }: Sandbox,
  { per, beginsInDays, endsInDays }: Pick<SeedPromotion, 'per' | 'beginsInDays' | 'endsInDays'>,
): PromotionPeriod {
  const today = thaiDay(now());
  if (per === 'week') {
    const { begins, ends } = weekOf(today);
    return { name: thaiDate(begins), begins, ends };
  }
  return {
    name: 'once',
    begins: beginsInDays === undefined ? 0 : startOfThaiDay(today + beginsInDays),
    ends: endsInDays === null ? null : startOfThaiDay(today + endsInDays + 1),
  };
}

/** Changes with the terms and the text of a promotion, not with the day. */
export const termsVersionOf = ({ id, title, content, rule, per }: SeedPromotion): string =>
  sha256Hex(JSON.stringify([id, title, content, rule, per ?? null])).slice(0, 12);
