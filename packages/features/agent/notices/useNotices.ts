import { agentNotices, agentNoticesSeen } from '#api/agentNotices.ts';
import { useSession } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { useChange } from '#core/data/useChange.ts';
import { useLocation } from '#core/routing/router.ts';
import { roleOf } from '#core/session/role.ts';
import { useAgentHref } from '#core/site/agentHref.ts';
import { noticeHref } from './notices.model.ts';
import type { NoticesViewProps } from './notices.types.ts';

/** How often the list is asked for while it is shown, ms: as often as its number in the menus. */
const everyMs = 60_000;

/** The notices of an agent, connected to the platform. */
export function useNotices(): NoticesViewProps {
  const { pathname, search } = useLocation();
  const hrefOf = useAgentHref(pathname + search);
  const role = roleOf(useSession());
  const markSeen = useChange(agentNoticesSeen);
  const [notices] = useRemote(agentNotices, {}, 'list', { refreshEveryMs: everyMs });
  return {
    notices: mapRemote(notices, ({ list }) => list.map((notice) => ({ ...notice, href: noticeHref(notice, hrefOf) }))),
    // What fails stays new, and can be read again.
    onSeen(ids) {
      // What the agent has read, an assistant does not say (AGT-15).
      if (role !== 'assistant') void markSeen({ ids: [...ids] });
    },
  };
}
