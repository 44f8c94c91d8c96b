import { useLocation } from '#core/routing/router.ts';
import { useAgentHref } from '#core/site/agentHref.ts';
import { Notices } from '#features/agent/notices/Notices.tsx';

/** What an agent is told (AGT-01c), on the home page: each from there is one tap away. Nothing without an agent centre. */
export function AgentNews() {
  const { pathname, search } = useLocation();
  const isOffered = useAgentHref(pathname + search)('teamManagement') !== null;
  return isOffered && <Notices level={2} />;
}
