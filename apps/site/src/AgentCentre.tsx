import { screens } from 'virtual:screens/agent';
import { CentrePage } from '#core/centre/CentrePage.tsx';
import { agentPages } from '#core/routing/centrePages.ts';
import type { ScreenRoute } from '#core/routing/routes.ts';
import { AgentCentreDialog } from '#features/agent/agentCentre/AgentCentreDialog.tsx';
import { type AgentCentreOptions, useAgentCentre } from '#features/agent/agentCentre/useAgentCentre.ts';
import { screenOf } from './screens.tsx';

/** The agent centre with the page of the current URL (AGT-01). */
export function AgentCentre({ asking }: AgentCentreOptions) {
  const centre = useAgentCentre({ asking });
  const route: ScreenRoute = agentPages[centre.page];
  const Page = screenOf(route, screens);
  return (
    <AgentCentreDialog {...centre}>
      <CentrePage name={centre.page}>
        <Page key={centre.page} options={route.variant} />
      </CentrePage>
    </AgentCentreDialog>
  );
}
