import type { OfferedLanguage } from '#api/primitives.ts';
import { type Notice, notices, popups } from '#sandbox/seed/notices.ts';
import { type NoticeView, toNoticeView } from './notices.model.ts';

const dayMs = 24 * 60 * 60_000;
/** Always the same day, so that pictures of stories can be compared. */
const today = Date.parse('2026-11-21T10:00:00+07:00');

type Globals = { readonly language?: unknown };

const written = (notice: Notice, { language }: Globals): NoticeView => {
  const code = language === 'en' ? 'en' : 'th';
  return toNoticeView(
    {
      id: notice.id,
      title: notice.title[code],
      content: notice.content[code],
      publishedAt: new Date(today - notice.daysAgo * dayMs).toISOString(),
    },
    code.toUpperCase() as OfferedLanguage,
  );
};

/** For stories: the notices of the sandbox. */
export const sampleNotices = (globals: Globals): readonly NoticeView[] =>
  notices.map((notice) => written(notice, globals));

/** What opens by itself: pop-ups first. */
export const sampleNews = (globals: Globals): readonly NoticeView[] => [
  ...popups.map((notice) => written(notice, globals)),
  ...sampleNotices(globals),
];

/** Titles and texts as long as they get; one has no date, one a word without any place to break it. */
export const longNotices = (globals: Globals): readonly NoticeView[] =>
  sampleNotices(globals).map((notice, index) => ({
    ...notice,
    title: `${Array(6).fill(notice.title).join(' · ')}${index === 1 ? ` ${'A'.repeat(120)}` : ''}`,
    content: notice.content.repeat(12),
    date: index === 2 ? null : notice.date,
  }));
