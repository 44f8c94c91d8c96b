import { sha256Hex } from '../crypto/hashes.ts';
import type { LocalText } from '../language.ts';
import type { Sandbox } from '../sandbox.ts';
import type { PointRule, PointSettings } from '../seed/points.ts';
import type { SeedPromotion } from '../seed/promotions.ts';
import { startOfThaiDay, thaiDate, thaiDay } from '../time.ts';
import { minRebateSatang, rebateRates } from './rebates.ts';
import { weekOf } from './weeks.ts';

/** When a promotion runs. Times are ms since the epoch; `ends` is not included. */
export interface PromotionPeriod {
  /** Distinguishes the weeks of one that can be joined each week. */
  readonly name: string;
  readonly begins: number;
  readonly ends: number | null;
}

/** How many days a reward waits after the end of its promotion. */
export const rewardWaitDays = 7;

/** TXT-03: the most that the Zalo reward brings, in the operator's own words. */
const zaloMost = '131K';

/**
 * The promotions that are listed: none whose page the operator has switched off, or whose service there is not. Their texts
 * state the facts.
 */
export const listedPromotions = ({ settings }: Pick<Sandbox, 'settings'>): readonly SeedPromotion[] =>
  settings.promotions.list
    .filter(
      ({ needs, onlyWith }) =>
        (needs === undefined || settings.flags[needs] !== false) &&
        (onlyWith === undefined || settings.flags[onlyWith] === true),
    )
    .map((promotion) => {
      const facts = promotionFacts(promotion, settings.points);
      const { title, content } = promotion;
      return { ...promotion, title: stateFacts(title, facts), content: stateFacts(content, facts) };
    });

/** What stands for the names in braces. */
type Facts = Readonly<Record<string, number | string>>;

/** The numbers that the text of a promotion names. One without a rule states those of the rebate and of the points. */
function promotionFacts({ rule }: SeedPromotion, { rules }: PointSettings): Facts {
  if (rule?.kind === 'deposit') return { percent: rule.percent };
  if (rule?.kind === 'ranking') return { places: rule.prizesSatang.length, waitDays: rewardWaitDays };
  if (rule !== null) return {};
  const baht = (type: PointRule['type']): number => (rules.find((each) => each.type === type)?.perSatang ?? 0) / 100;
  return {
    slotRebate: rebateRates.RNG / 100,
    liveRebate: rebateRates.LIVE / 100,
    sportsRebate: rebateRates.SPORTS / 100,
    minRebate: minRebateSatang / 100,
    slotBaht: baht('slots'),
    otherBaht: baht('live'),
    zaloMost,
    point: rules.find(({ type }) => type === 'slots')?.points ?? 0,
  };
}

function stateFacts({ th, en }: LocalText, facts: Facts): LocalText {
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
  return { th: fill(th), en: fill(en) };
}

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
