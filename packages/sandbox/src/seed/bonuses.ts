import { dayMs } from '#text/durations.ts';
import type { LocalText } from '../language.ts';
import { activeBonusOf, cancelBonus, expireBonuses, sumsOfCancelling } from '../money/bonuses.ts';
import { openDeposit, payDeposit } from '../money/deposits.ts';
import { joinPromotion, storeEntry } from '../money/joinPromotion.ts';
import { periodOf, promotionById, termsVersionOf } from '../money/promotionRules.ts';
import { claimReward, grantReward } from '../money/rewards.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import { startOfThaiDay } from '../time.ts';
import { backdateOpening, memberIdOf } from './members.ts';
import type { Move } from './moves.ts';
import { playFor } from './playFor.ts';

const demo = memberIdOf('demo');

/** Members who take part in the ranking of the week beside `demo`. */
const rivals = ['agent', 'nok', 'somchai', 'malee', 'faraway', 'krit', 'ploy'];

/** Lets `demo` and others take part in the week's promotions since it began: slots and the ranking of card games. */
export function seedEntries(sandbox: Sandbox): void {
  for (const account of ['demo', ...rivals]) enter(sandbox, account, 'promo-6');
  enter(sandbox, 'demo', 'promo-2');
}

function enter(sandbox: Sandbox, account: string, promotionId: string): void {
  const promotion = promotionById(sandbox, promotionId);
  if (promotion === undefined) return;
  const { name, begins, ends } = periodOf(sandbox, promotion);
  const entry = { memberId: memberIdOf(account), promotionId, period: name, joinedAt: begins, endsAt: ends };
  storeEntry(sandbox, { ...entry, application: null, decision: null });
}

/**
 * Bonuses of `demo` in every status, the newest of which is half wagered, and promotions in the states that come before a
 * reward: under way, joined, applied for, and with a reward that waits.
 */
export function seedBonuses(sandbox: Sandbox): void {
  const at = (daysAgo: number): Sandbox => sandboxAt(sandbox, sandbox.now() - daysAgo * dayMs);
  backdateOpening(sandbox, demo, sandbox.now() - 25 * dayMs);
  take(at(20), 'met', { th: 'โบนัสต้อนรับ', en: 'Welcome bonus' }, 5_000, 2);
  playFor(at(20), 'demo', [{ gameType: 'RNG', stakeSatang: 25_000, winSatang: 24_000 }]);
  take(at(16), 'expired', { th: 'โบนัสวันหยุดยาว', en: 'Long weekend bonus' }, 5_000, 3);
  expireBonuses(at(8));
  take(at(6), 'cancelled', { th: 'โบนัสคาสิโนสด', en: 'Live casino bonus' }, 8_000, 7);
  cancelNewest(at(5));
  take(at(2), 'active', { th: 'โบนัสสล็อตประจำสัปดาห์', en: 'Weekly slots bonus' }, 20_000, 7);
  playFor(sandbox, 'demo', [{ gameType: 'RNG', stakeSatang: 50_000, winSatang: 48_000 }]);
  seedEntries(sandbox);
  for (const id of ['promo-7', 'promo-10']) joinNow(sandbox, id);
  const [method] = sandbox.settings.depositMethods;
  if (method !== undefined) payDeposit(sandbox, openDeposit(sandbox, demo, method, 100_000).reference);
}

/** What `demo` has taken in the last month: a bonus that was wagered, and one that was not in time. Neither binds any more. */
export function plannedBonuses(today: number): readonly Move[] {
  const evening = (daysAgo: number): number => startOfThaiDay(today - daysAgo) + 20 * 60 * 60_000;
  return [
    {
      at: evening(24),
      run: (then) => take(then, 'met', { th: 'โบนัสต้อนรับ', en: 'Welcome bonus' }, 5_000, 8),
    },
    {
      at: evening(14),
      run: (then) => take(then, 'expired', { th: 'โบนัสวันหยุดยาว', en: 'Long weekend bonus' }, 20_000, 1),
    },
  ];
}

/** A bonus that asks for five times its sum. */
function take(sandbox: Sandbox, id: string, name: LocalText, satang: number, wagerDays: number): void {
  const terms = { satang, requiredSatang: satang * 5, wagerDays, gameTypes: ['RNG'] as const, endsAt: null };
  grantReward(sandbox, { id, memberId: demo, kind: 'gift', name, text: { th: '', en: '' }, ...terms });
  const taken = claimReward(sandbox, { id: demo }, id);
  if (!taken.ok) throw new Error(`the bonus ${id} of the scenario was refused: ${taken.error.code}`);
}

function cancelNewest(sandbox: Sandbox): void {
  const id = activeBonusOf(sandbox, demo)?.id ?? '';
  const sums = sumsOfCancelling(sandbox, demo, id);
  const cancelled = sums.ok ? cancelBonus(sandbox, demo, id, sums.value) : sums;
  if (!cancelled.ok) throw new Error(`the bonus of the scenario stays: ${cancelled.error.code}`);
}

function joinNow(sandbox: Sandbox, promotionId: string): void {
  const promotion = promotionById(sandbox, promotionId);
  if (promotion === undefined) throw new Error(`there is no ${promotionId}`);
  const joined = joinPromotion(sandbox, demo, { promotionId, termsVersion: termsVersionOf(promotion) }, null);
  if (!joined.ok) throw new Error(`${promotionId} was refused: ${joined.error.code}`);
}
