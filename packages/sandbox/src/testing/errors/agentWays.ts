import { agentLinkSave, agentLinkSaveDocs } from '#api/agentRegistration.ts';
import { agentDownline, agentRatesSet } from '#api/agentTeam.ts';
import type { OperationRefusalCode, Result } from '#api/errors.ts';
import { changeSettings } from '../../changeSettings.ts';
import { memberIdOf } from '../../seed/members.ts';
import type { TestPlatform } from '../platform.ts';

/** The refusals of agents and their teams. */
export type AgentRefusal = Extract<OperationRefusalCode, 'downline_not_found' | 'rate_out_of_range' | 'link_most'>;

/** Follows the instructions of the catalogue for the refusals of agents and their teams. */
export const agentWays: Readonly<Record<AgentRefusal, (platform: TestPlatform) => Promise<Result<unknown>>>> = {
  async downline_not_found({ client, signIn }) {
    await signIn('nok');
    return client.call(agentDownline, { id: memberIdOf('malee') });
  },
  async rate_out_of_range({ client, signIn }) {
    await signIn('agent');
    return client.call(agentRatesSet, { id: memberIdOf('nok'), rates: [{ gameType: 'RNG', rate: '0.81' }] });
  },
  async link_most({ client, signIn, sandbox }) {
    changeSettings(sandbox, { agents: { ...sandbox.settings.agents, mostLinks: 0 } });
    await signIn('agent');
    return client.call(agentLinkSave, agentLinkSaveDocs.example);
  },
};
