import { agentAnnouncements } from '#api/agentCentre.ts';
import { agentNotices } from '#api/agentNotices.ts';
import { siteConstants } from '#api/primitives.ts';
import { useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useReadNotices } from '#core/notices/readNotices.ts';
import { waitingOn } from './agentCentre.model.ts';

/**
 * What waits on each page of the agent centre, by page. Asks for what the notices and the announcements begin with, so
 * that both are there when they are opened. What cannot be read waits nowhere.
 * @param wanted false while no menu is shown
 */
export function useAgentWaiting(wanted: boolean): Readonly<Record<string, number>> {
  const language = useLanguage();
  const read = useReadNotices();
  const [notices] = useRemote(agentNotices, wanted ? {} : null, 'list');
  const first = { pageNo: 1, pageSize: siteConstants.pageSize, language };
  const [announcements] = useRemote(agentAnnouncements, wanted ? first : null, 'list');
  return waitingOn(
    notices.status === 'ready' ? notices.value : { list: [], count: 0 },
    announcements.status === 'ready' ? announcements.value.list.map(({ id }) => id) : [],
    read,
  );
}
