import * as v from 'valibot';
import { pictureLink } from '../../accounts/pictureLinks.ts';
import type { PlatformLanguage } from '../../language.ts';
import { decideApplication } from '../../money/applications.ts';
import { promotionById } from '../../money/promotionRules.ts';
import type { Answer } from '../../refusal.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { PromotionEntry } from '../../schema/promotions.ts';
import { iso } from '../../time.ts';

const reference = v.string();

/** What the back office does with an application. A rejection says why. */
const actionBody = v.variant('action', [
  v.strictObject({ reference, action: v.literal('approve') }),
  v.strictObject({
    reference,
    action: v.literal('reject'),
    remark: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  }),
]);

/** Lists the applications for promotions that wait, oldest first, for the back office. */
export function listApplications(sandbox: Sandbox, language: PlatformLanguage) {
  const { store } = sandbox;
  const waiting = Array.from(
    store.entries('waitingApplications'),
    ([key]) => [key, store.get('promotionEntries', key)] as const,
  );
  return {
    list: waiting.flatMap(([key, entry]) =>
      entry === undefined
        ? []
        : [
            {
              reference: key,
              account: store.get('members', entry.memberId)?.account ?? '',
              promotion: promotionById(sandbox, entry.promotionId)?.title[language] ?? entry.promotionId,
              remark: entry.application?.remark ?? '',
              pictures: (entry.application?.fileIds ?? []).map((id) => pictureLink(sandbox, id, 'staff')),
              createdAt: iso(entry.joinedAt),
            },
          ],
    ),
  };
}

/** Decides an application. Refuses with `order_closed` one that is decided already. */
export function actOnApplication(sandbox: Sandbox, body: unknown): Answer<PromotionEntry> {
  const asked = v.parse(actionBody, body);
  return sandbox.store.transaction(() =>
    decideApplication(
      sandbox,
      asked.reference,
      asked.action === 'approve' ? null : { th: asked.remark, en: asked.remark },
    ),
  );
}
