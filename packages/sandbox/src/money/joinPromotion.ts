import { ok } from '#api/errors.ts';
import { readLines } from '#text/readText.ts';
import { checkPictures, countLetters } from '../inbox/tickets.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Application, PromotionEntry } from '../schema/promotions.ts';
import type { SeedPromotion } from '../seed/promotions.ts';
import { periodOf, promotionById, termsVersionOf } from './promotionRules.ts';
import { entryKey, entryOf, isExcluded } from './promotions.ts';

/** TXT-03: letters as a reader counts them. */
const longestRemark = 140;

interface Asked {
  readonly promotionId: string;
  readonly termsVersion: string;
}

/**
 * Lets a member take part in the current period of a promotion. Refuses with `promotion_closed`, `promotion_joined`,
 * `promotion_terms_changed` or `promotion_not_eligible`. Joins the open transaction.
 * @param application null where nothing has to be sent
 */
export function joinPromotion(
  sandbox: Sandbox,
  memberId: string,
  { promotionId, termsVersion }: Asked,
  application: Application | null,
): Answer<SeedPromotion> {
  const promotion = promotionById(sandbox, promotionId);
  const rule = promotion?.rule ?? null;
  if (promotion === undefined || (rule?.kind === 'application') !== (application !== null)) {
    return refuse('invalid_input', { detail: { field: 'promotionId' } });
  }
  if (entryOf(sandbox, memberId, promotion) !== undefined) return refuse('promotion_joined');
  const { name, begins, ends } = periodOf(sandbox, promotion);
  const now = sandbox.now();
  if (rule === null || begins > now || (ends !== null && ends <= now)) return refuse('promotion_closed');
  if (isExcluded(sandbox, memberId, promotion)) {
    return refuse('promotion_not_eligible', { detail: { reason: 'deposited' } });
  }
  if (termsVersion !== termsVersionOf(promotion)) return refuse('promotion_terms_changed');
  if (application !== null) {
    const sent = checkApplication(sandbox, memberId, promotion, application);
    if (!sent.ok) return sent;
  }
  const entry = { memberId, promotionId, period: name, joinedAt: now, endsAt: ends, application, decision: null };
  storeEntry(sandbox, entry);
  if (application !== null) sandbox.store.put('waitingApplications', keyOf(entry), { memberId });
  return ok(promotion);
}

function checkApplication(
  sandbox: Sandbox,
  memberId: string,
  { rule }: SeedPromotion,
  { remark, fileIds }: Application,
): Answer<null> {
  if (rule?.kind !== 'application') return ok(null);
  const letters = countLetters(readLines(remark));
  const min = rule.remark ? 1 : 0;
  if (letters < min || letters > longestRemark) {
    return refuse('content_length', { detail: { min, max: longestRemark } });
  }
  if (fileIds.length !== rule.files) return refuse('upload_invalid', { detail: { reason: 'count' } });
  return checkPictures(sandbox, memberId, fileIds);
}

/** Stores an entry, and lists it with its member. Joins the open transaction. */
export function storeEntry({ store }: Sandbox, entry: PromotionEntry): void {
  const { memberId } = entry;
  const key = keyOf(entry);
  const keys = store.get('memberPromotions', memberId)?.keys ?? [];
  store.put('promotionEntries', key, entry);
  if (!keys.includes(key)) store.put('memberPromotions', memberId, { memberId, keys: [key, ...keys] });
}

const keyOf = ({ memberId, promotionId, period }: PromotionEntry): string => entryKey(memberId, promotionId, period);
