import { AgentHomeScreen } from '#features/login/agent/AgentHomeScreen.tsx';
import { useAgentHome } from '#features/login/agent/useAgentHome.ts';

export function Page() {
  return <AgentHomeScreen {...useAgentHome()} />;
}
