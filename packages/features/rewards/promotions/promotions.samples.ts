import type { OfferedLanguage } from '#api/primitives.ts';
import { bannerPath } from '#demo/art/images.ts';
import { listedPromotions } from '#sandbox/money/promotionRules.ts';
import { defaultSettings } from '#sandbox/settings.ts';
import { type Globals, codeOf } from '#storybook/sampleOf.ts';
import { dayMs } from '#text/durations.ts';
import type { PromotionView } from './promotions.types.ts';
import { toPromotionView } from './promotionView.ts';

/** A fixed day, so that screenshots do not change. */
const today = Date.parse('2026-11-21T23:59:59+07:00');

/** The sandbox's promotions, for stories. The second has ended, the fourth has no picture. */
export function samplePromotions(globals: Globals): readonly PromotionView[] {
  const code = codeOf(globals);
  return listedPromotions({ settings: defaultSettings }).map(({ id, title, type, content, endsInDays }, index) =>
    toPromotionView(
      {
        id,
        title: title[code],
        type,
        content: content[code],
        image: index === 3 ? '' : bannerPath(id, code),
        endsAt: endsInDays === null ? null : new Date(today + endsInDays * dayMs).toISOString(),
      },
      {
        language: code.toUpperCase() as OfferedLanguage,
        imageUrl: (path) => path,
        stateOf: () => null,
        now: today + (index === 1 ? 60 * dayMs : 0),
      },
    ),
  );
}

/** The sandbox's promotions with very long titles and texts. */
export const longPromotions = (globals: Globals): readonly PromotionView[] =>
  samplePromotions(globals).map((promotion, index) => ({
    ...promotion,
    title: index === 1 ? 'W'.repeat(90) : Array(6).fill(promotion.title).join(' · '),
    content: promotion.content.repeat(8),
  }));
