import type { Sandbox } from '../sandbox.ts';
import type { PromotionRule, SeedPromotion } from '../seed/promotions.ts';
import { activeBonusOf } from './bonuses.ts';
import { listedPromotions, termsVersionOf } from './promotionRules.ts';
import { depositShare, promotionNow } from './promotions.ts';

/** A bonus that a member can choose with a deposit. */
export interface DepositBonusNow {
  readonly promotion: SeedPromotion;
  readonly rule: Extract<PromotionRule, { kind: 'deposit' }>;
  readonly termsVersion: string;
  /** What the deposit brings; null for one that is too small. */
  readonly givesSatang: number | null;
}

/**
 * MNY-09: the promotions of deposits that a member can join now, for a deposit of this sum. None while another bonus binds,
 * where the operator lets one bind at a time.
 */
export function depositBonusesOf(sandbox: Sandbox, memberId: string, satang: number): readonly DepositBonusNow[] {
  if (sandbox.settings.promotions.oneBonus && activeBonusOf(sandbox, memberId) !== undefined) return [];
  return listedPromotions(sandbox).flatMap((promotion) => {
    const { rule } = promotion;
    if (rule?.kind !== 'deposit' || promotionNow(sandbox, { id: memberId }, promotion).state !== 'Join') return [];
    const givesSatang = satang < rule.fromSatang ? null : depositShare(rule, satang);
    return [{ promotion, rule, termsVersion: termsVersionOf(promotion), givesSatang }];
  });
}
