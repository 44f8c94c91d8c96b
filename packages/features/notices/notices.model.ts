import type { OfferedLanguage } from '#api/primitives.ts';
import type { Announcement } from '#api/system.ts';
import { formatMoment } from '../shared/format.ts';
import type { RouteName } from '../shared/navigation.ts';

/** A notice as it is shown: words, and its date for people. */
export interface NoticeView {
  readonly id: string;
  readonly title: string;
  /** Rich text, for `<RichText>` only. */
  readonly content: string;
  /** Null when the operator gave none. */
  readonly date: string | null;
}

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

/** NOT-02a: what opens by itself. What the operator wants to be seen first, then the notices to players. */
export const newsOf = ({ popup, player }: Announcements): readonly Announcement[] => [
  ...new Map([...popup, ...player].map((notice) => [notice.id, notice])).values(),
];

/** The same for who looks for something: the newest first, those without a date last and in the operator's order. */
export const newestFirst = (notices: readonly Announcement[]): readonly Announcement[] =>
  notices.toSorted((one, other) => publishedOf(other) - publishedOf(one));

const publishedOf = ({ publishedAt }: Announcement): number => (publishedAt === null ? 0 : Date.parse(publishedAt));

/** UTC+7 all year. */
const bangkokOffsetMs = 7 * 60 * 60 * 1000;

/** The day in Bangkok, `2026-11-21`: what operator and players mean by "today", wherever the device believes to be. */
export const bangkokDay = (time: number): string => new Date(time + bangkokOffsetMs).toISOString().slice(0, 10);

/** Pages that news must not lie over: whoever is there has something to finish. */
const quietRoutes: readonly (RouteName | null)[] = [
  'login',
  'register',
  'forget',
  'changePassword',
  'game',
  'seamless',
  'fbsports',
];

/** NOT-02: once after loading, and once for every login (a token that has not seen it). */
export function isNewsDue(
  at: { readonly route: RouteName | null; readonly token: string | null },
  seenBy: ReadonlySet<string | null>,
): boolean {
  if (quietRoutes.includes(at.route)) return false;
  return at.token === null ? seenBy.size === 0 : !seenBy.has(at.token);
}
