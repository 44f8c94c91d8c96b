import { useMember } from '#core/session/member.ts';
import { useAgentPages } from '../../agentCentre/useAgentPages.ts';
import { OverviewScreen } from '../../overview/OverviewScreen.tsx';
import { useOverviewScreen } from '../../overview/useOverviewScreen.ts';

/**
 * The overview of the agents' home page, connected to the platform. It asks nothing before the role is known; what keeps the
 * role from being known stands in its place.
 */
export function ConnectedOverview() {
  const { role, info } = useMember();
  const isOfDesk = role === 'agent' || role === 'assistant';
  const { refused } = useAgentPages(true);
  const props = useOverviewScreen({ idle: refused !== null || !isOfDesk });
  return <OverviewScreen {...props} {...(!isOfDesk && info.status === 'failed' && { overview: info })} />;
}
