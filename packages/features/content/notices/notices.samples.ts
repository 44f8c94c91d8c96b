import type { OfferedLanguage } from '#api/primitives.ts';
import type { NoticeView } from '#core/notices/notice.types.ts';
import { type Notice, notices, popups } from '#sandbox/seed/notices.ts';
import { type Globals, codeOf } from '#storybook/sampleOf.ts';
import { dayMs } from '#text/durations.ts';
import { toNoticeView } from './notices.model.ts';

/** A fixed day, so that screenshots do not change. */
const today = Date.parse('2026-11-21T10:00:00+07:00');

const viewOf = (notice: Notice, globals: Globals): NoticeView => {
  const code = codeOf(globals);
  return toNoticeView(
    {
      id: notice.id,
      title: notice.title[code],
      content: notice.content[code],
      publishedAt: new Date(today - notice.daysAgo * dayMs).toISOString(),
      urgent: false,
    },
    code.toUpperCase() as OfferedLanguage,
  );
};

/** The sandbox's notices, for stories. */
export const sampleNotices = (globals: Globals): readonly NoticeView[] =>
  notices.map((notice) => viewOf(notice, globals));

/** The sandbox's news, for stories: pop-ups first. */
export const sampleNews = (globals: Globals): readonly NoticeView[] => [
  ...popups.map((notice) => viewOf(notice, globals)),
  ...sampleNotices(globals),
];

/** Very long titles and texts; one title has an unbreakable word, one notice has no date. */
export const longNotices = (globals: Globals): readonly NoticeView[] =>
  sampleNotices(globals).map((notice, index) => ({
    ...notice,
    title: `${Array(6).fill(notice.title).join(' · ')}${index === 1 ? ` ${'A'.repeat(120)}` : ''}`,
    content: notice.content.repeat(12),
    date: index === 2 ? null : notice.date,
  }));
