import { useState } from 'react';
import { agentAnnouncements } from '#api/agentCentre.ts';
import { siteConstants } from '#api/primitives.ts';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { markNoticeRead, readNotices } from '#core/notices/readNotices.ts';
import { useSearchParams } from '#core/routing/router.ts';
import type { AnnouncementsScreenProps } from './announcements.types.ts';

/** Props of the announcements for agents (AGT-01), connected to the platform. `&ref=` opens one. */
export function useAnnouncementsScreen(): AnnouncementsScreenProps {
  const language = useLanguage();
  const [search] = useSearchParams();
  const [pageNo, setPageNo] = useState(1);
  const { pageSize } = siteConstants;
  const [announcements] = useRemote(agentAnnouncements, { pageNo, pageSize, language }, 'list');
  // The marks stay while the page is open, so that nothing moves while an agent reads.
  const [readBefore] = useState(readNotices);
  return {
    announcements: mapRemote(announcements, ({ list, totalPages }) => ({
      rows: list.map(({ id, title, content, publishedAt }) => ({
        ...{ id, title, content },
        date: formatMoment(Date.parse(publishedAt), language),
        unread: !readBefore.includes(id),
      })),
      totalPages,
    })),
    wanted: search.get('ref'),
    pageNo,
    onPage: setPageNo,
    onRead: markNoticeRead,
  };
}
