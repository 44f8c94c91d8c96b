import type * as contract from '#api/announcements.ts';
import { ok } from '#api/errors.ts';
import { bannerPath, bannerScenePath } from '#demo/art/images.ts';
import type { Handler } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import { listedPromotions, periodOf } from '../money/promotionRules.ts';
import { restOf } from '../play/protections.ts';
import { scenarioRules } from '../scenarios.ts';
import { bannerCalls, banners } from '../seed/banners.ts';
import { type Notice, notices, popups } from '../seed/notices.ts';
import { wordingOf } from '../texts/wording.ts';
import { iso, startOfThaiDay, thaiDay } from '../time.ts';

/** Notices are published at ten in the morning. */
const publishedMs = 10 * 60 * 60_000;

/** The last second before an end, ms. */
const endOf = (ends: number | null): string | null => (ends === null ? null : iso(ends - 1_000));

/** ENT-07: lists announcements. Parts that `types` does not name are empty. There is nothing of type H. */
export const announcementList: Handler<typeof contract.announcementList> = ({ sandbox, member }, input) => {
  const isEmpty = scenarioRules[sandbox.scenario].catalogue === 'empty';
  const types = (input.types === '' ? 'B' : input.types).split(',');
  // RSP-06: only notices are no advertising.
  const resting = member !== null && restOf(sandbox, member.id) !== null;
  const part = <Item>(type: 'B' | 'PL' | 'PU' | 'PR', items: readonly Item[]): readonly Item[] =>
    types.includes(type) && !isEmpty && (!resting || type === 'PL') ? items : [];
  const today = thaiDay(sandbox.now());
  const language = gameLanguage(input.language);
  const { title, content } = wordingOf(sandbox, language);
  const noticeView = (notice: Notice) => ({
    id: notice.id,
    title: title(notice.title),
    content: content(notice.content),
    publishedAt: iso(startOfThaiDay(today - notice.daysAgo) + publishedMs),
    urgent: sandbox.settings.urgentNotices.includes(notice.id),
  });
  return ok({
    success: true,
    player: part('PL', notices).map(noticeView),
    banners: part('B', banners).map(({ art, note, ...banner }) => ({
      ...banner,
      url: bannerPath(banner.bannerId, language),
      title: title(banner.title),
      scene: {
        wide: bannerScenePath(banner.bannerId, 'wide'),
        tall: bannerScenePath(banner.bannerId, 'tall'),
        title: title(art.title),
        note: title(note),
        action: banner.linkageType === 'NONE' ? '' : title(bannerCalls[banner.linkageType]),
      },
    })),
    popup: part('PU', popups).map(noticeView),
    promotion: part('PR', listedPromotions(sandbox)).map((promotion) => ({
      id: promotion.id,
      type: promotion.type,
      title: title(promotion.title),
      content: content(promotion.content),
      image: bannerPath(promotion.id, language),
      endsAt: endOf(periodOf(sandbox, promotion).ends),
    })),
  });
};
