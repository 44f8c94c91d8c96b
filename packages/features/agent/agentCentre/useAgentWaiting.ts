import { agentAnnouncements, agentOverview } from '#api/agentCentre.ts';
import { siteConstants } from '#api/primitives.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { dayOf } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useReadNotices } from '#core/notices/readNotices.ts';
import { daysOf } from '#core/report/ranges.model.ts';
import { waitingOn } from './agentCentre.model.ts';

/**
 * What waits on each page of the agent centre, by page. Asks for what the overview and the announcements begin with, so that
 * both are there when they are opened. What cannot be read waits nowhere.
 * @param wanted false while no menu is shown
 */
export function useAgentWaiting(wanted: boolean): Readonly<Record<string, number>> {
  const { clock } = usePlatform();
  const language = useLanguage();
  const read = useReadNotices();
  const { from, to } = daysOf({ quick: 'week' }, dayOf(clock.now())).requested;
  const [overview] = useRemote(agentOverview, wanted ? { from, to } : null, 'list');
  const first = { pageNo: 1, pageSize: siteConstants.pageSize, language };
  const [announcements] = useRemote(agentAnnouncements, wanted ? first : null, 'list');
  return waitingOn(
    overview.status === 'ready' ? overview.value.contractsWaiting : [],
    announcements.status === 'ready' ? announcements.value.list.map(({ id }) => id) : [],
    read,
  );
}
