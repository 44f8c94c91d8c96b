import { ok } from '#api/errors.ts';
import { tellApplication } from '../inbox/rewardMessages.ts';
import type { LocalText } from '../language.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { PromotionEntry } from '../schema/promotions.ts';
import { storeEntry } from './joinPromotion.ts';
import { promotionById } from './promotionRules.ts';
import { rewardIdOf, rewardOf } from './promotions.ts';
import { claimReward, storeReward } from './rewards.ts';

/**
 * PRM-02: decides an application for a promotion. One that is granted is credited at once: it binds nothing. Refuses with
 * `order_closed` one that is decided. Joins the open transaction.
 * @param reason tells the player why it was rejected; null grants it
 */
export function decideApplication(sandbox: Sandbox, key: string, reason: LocalText | null): Answer<PromotionEntry> {
  const { store } = sandbox;
  const entry = store.get('promotionEntries', key);
  const promotion = entry && promotionById(sandbox, entry.promotionId);
  if (entry === undefined || promotion?.rule?.kind !== 'application') return refuse('invalid_input');
  if (entry.decision !== null) return refuse('order_closed');
  const decided = { ...entry, decision: { granted: reason === null, at: sandbox.now(), reason } };
  storeEntry(sandbox, decided);
  store.remove('waitingApplications', key);
  tellApplication(sandbox, decided, promotion.title, promotion.rule.rewardSatang);
  if (reason !== null) return ok(decided);
  storeReward(sandbox, rewardOf(sandbox, entry, promotion, promotion.rule.rewardSatang));
  const credited = claimReward(sandbox, { id: entry.memberId }, rewardIdOf(entry));
  if (!credited.ok) throw new Error(`application ${key} was not credited`);
  return ok(decided);
}
