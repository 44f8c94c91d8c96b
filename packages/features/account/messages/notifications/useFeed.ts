import { useState } from 'react';
import type { MemberInfoValue } from '#api/member.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, mapRemote } from '#core/data/remote.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { dayOf } from '#core/format/dates.ts';
import { useEventHref } from '#core/live/useEventHref.ts';
import { groupOf, groupsFor, useCountAfter, useLastEvents } from '#core/live/useLastEvents.ts';
import { newestFirst, pageOf } from './notifications.model.ts';
import type { FeedFilter, FeedProps } from './notifications.types.ts';
import { useSeenCursor } from './useSeenCursor.ts';

const noFilter: FeedFilter = { group: '' };

/** The last events of the member, connected to the platform. @param hasTeam the member has a team */
export function useFeed(member: Remote<MemberInfoValue>, hasTeam: boolean): FeedProps {
  const { clock } = usePlatform();
  const lock = useActionLock();
  const hrefOf = useEventHref();
  const [{ filter, wanted }, setShown] = useState({ filter: noFilter, wanted: 1 });
  const [events, refresh] = useLastEvents();
  const all = events.status === 'ready' ? events.value.list : [];
  const latest = events.status === 'ready' ? events.value.cursor : null;
  const [seen, mark] = useSeenCursor(member.status === 'ready' ? member.value.id : null, latest);
  // Nothing is newer than what is listed but what is listed.
  const fresh = useCountAfter(seen === latest ? null : seen);
  const today = dayOf(clock.now());
  const oldest = newestFirst(all).at(-1);
  const rows = newestFirst(
    all.map((event, at) => ({ ...event, group: groupOf(event), fresh: at < fresh, href: hrefOf(event) })),
  ).filter(({ group }) => filter.group === '' || group === filter.group);
  const { list, pageNo, totalPages } = pageOf(rows, wanted);
  return {
    page: mapRemote(events, () => ({ list, totalPages, fresh: Math.min(fresh, all.length) })),
    groups: groupsFor(all, hasTeam),
    filter,
    onFilter: (change) => setShown({ filter: { ...filter, ...change }, wanted: 1 }),
    list: {
      answered: { from: oldest === undefined ? today : dayOf(Date.parse(oldest.at)), to: today },
      pageNo,
      refreshing: lock.busy,
      filtered: filter.group !== '',
      onClearFilters: () => setShown({ filter: noFilter, wanted: 1 }),
      onPage: (page) => setShown({ filter, wanted: page }),
      onRefresh: () => void lock.run(refresh),
    },
    onSeen() {
      if (latest !== null) mark(latest);
    },
  };
}
