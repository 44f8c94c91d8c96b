import type { Announcement } from '#api/announcements.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import { formatMoment } from '#core/format/dates.ts';
import type { NoticeView } from '#core/notices/notice.types.ts';
import type { RouteName } from '#core/routing/routes.ts';
import type { NewsSeenBy } from '#core/site/newsSeen.ts';

export const toNoticeView = (
  { id, title, content, publishedAt }: Announcement,
  language: OfferedLanguage,
): NoticeView => ({
  id,
  title,
  content,
  date: publishedAt === null ? null : formatMoment(Date.parse(publishedAt), language),
});

interface Announcements {
  readonly popup: readonly Announcement[];
  readonly player: readonly Announcement[];
}

/** Returns the news of the dialog and the page (NOT-02a): the pop-ups, then the notices to players, without duplicates. */
export const newsOf = ({ popup, player }: Announcements): readonly Announcement[] => [
  ...new Map([...popup, ...player].map((notice) => [notice.id, notice])).values(),
];

/** Returns the news that opens by itself (NOT-02c): what the operator has marked as urgent. */
export const urgentOf = (news: readonly Announcement[]): readonly Announcement[] => news.filter(({ urgent }) => urgent);

/** Sorts notices newest first. Undated notices come last, in the operator's order. */
export const newestFirst = (notices: readonly Announcement[]): readonly Announcement[] =>
  notices.toSorted((one, other) => publishedOf(other) - publishedOf(one));

const publishedOf = ({ publishedAt }: Announcement): number => (publishedAt === null ? 0 : Date.parse(publishedAt));

/** True when urgent news should open (NOT-02c): on the home page, once for a visitor, and once more after signing in. */
export function isNewsDue(
  { route, who }: { readonly route: RouteName | null; readonly who: NewsSeenBy },
  seenBy: NewsSeenBy | null,
): boolean {
  if (route !== 'home') return false;
  return who === 'visitor' ? seenBy === null : seenBy !== 'member';
}
