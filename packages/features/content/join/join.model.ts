import type { Promotion } from '#api/announcements.ts';
import type { PromotionState } from '#api/promotions.ts';
import { readText } from '#text/readText.ts';

/** The code of an invitation, and what kind of code the link says that it is. */
export interface LinkCode {
  readonly code: string;
  readonly kind: 'referralCode' | 'affiliateCode';
}

/**
 * Reads the code of an invitation: `?referralCode=` of a member, `?code=` or `?affiliateCode=` of an agent. The sign-up takes
 * either kind as either, so that a link that names the wrong one still works.
 * @returns null for none
 */
export function codeOf(query: URLSearchParams): LinkCode | null {
  const named = (name: string): string => readText(query.get(name) ?? '');
  const referralCode = named('referralCode');
  if (referralCode !== '') return { code: referralCode, kind: 'referralCode' };
  const code = named('code') || named('affiliateCode');
  return code === '' ? null : { code, kind: 'affiliateCode' };
}

/**
 * Returns the first promotion that adds to a deposit and has not ended, with its terms.
 * @param now platform time, in ms since the epoch
 * @returns null for none
 */
export function toOffer(
  promotions: readonly Promotion[],
  states: readonly PromotionState[],
  now: number,
): {
  readonly id: string;
  readonly title: string;
  readonly percent: number;
  readonly most: string;
  readonly times: number;
} | null {
  for (const { id, title, endsAt } of promotions) {
    const found = states.find(({ promotionId, state }) => promotionId === id && state !== 'Close');
    const bonus = found?.terms.deposit;
    if (!found || !bonus || (endsAt !== null && Date.parse(endsAt) <= now)) continue;
    return { id, title, percent: bonus.percent, most: bonus.most, times: found.terms.requirement?.times ?? 0 };
  }
  return null;
}
