import { agentViewSet, mostViews } from '#api/agentBook.ts';
import { agentLinkSave, agentLinkSaveDocs } from '#api/agentRegistration.ts';
import { agentMessageMany, agentSelection, mostSelected, selectionMinutes } from '#api/agentSelection.ts';
import { agentDownline, agentRatesSet } from '#api/agentTeam.ts';
import type { OperationRefusalCode, Result } from '#api/errors.ts';
import { minuteMs } from '#text/durations.ts';
import { changeSettings } from '../../changeSettings.ts';
import { memberIdOf } from '../../seed/members.ts';
import { valueOf } from '../moneyOut.ts';
import type { TestPlatform } from '../platform.ts';

/** The refusals of agents and their teams. */
export type AgentRefusal = Extract<
  OperationRefusalCode,
  'downline_not_found' | 'rate_out_of_range' | 'link_most' | `selection_${string}` | 'view_most' | 'view_name_taken'
>;

const selectNok = async ({ client }: TestPlatform) =>
  valueOf(await client.call(agentSelection, { ids: [memberIdOf('nok')] }));
const write = async ({ client }: TestPlatform, selectionId: string) =>
  client.call(agentMessageMany, { selectionId, requestId: 'one', content: 'สวัสดี' });

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
  async selection_not_found(platform) {
    await platform.signIn('agent');
    return write(platform, 'unknown');
  },
  async selection_expired(platform) {
    await platform.signIn('agent');
    const { id } = await selectNok(platform);
    platform.advance(selectionMinutes * minuteMs);
    return write(platform, id);
  },
  async selection_too_large({ client, signIn, sandbox }) {
    const agent = sandbox.store.get('members', memberIdOf('agent'));
    const nok = sandbox.store.get('members', memberIdOf('nok'));
    if (!agent || !nok) throw new Error('there is no team');
    sandbox.store.transaction(() => {
      for (let at = 0; at <= mostSelected; at += 1) {
        const id = `member-many-${at}`;
        sandbox.store.put('members', id, { ...nok, id, account: `many${at}`, uplineId: agent.id });
      }
    });
    await signIn('agent');
    return client.call(agentSelection, { filter: {} });
  },
  async link_most({ client, signIn, sandbox }) {
    changeSettings(sandbox, { agents: { ...sandbox.settings.agents, mostLinks: 0 } });
    await signIn('agent');
    return client.call(agentLinkSave, agentLinkSaveDocs.example);
  },
  async view_most(platform) {
    await platform.signIn('agent');
    for (let number = 0; number < mostViews; number += 1) await saveView(platform, `view ${number}`);
    return saveView(platform, 'one more');
  },
  async view_name_taken(platform) {
    await platform.signIn('agent');
    await saveView(platform, 'view', 'agent');
    return saveView(platform, 'view');
  },
};

const saveView = async ({ client }: TestPlatform, name: string, kind: 'member' | 'agent' = 'member') =>
  client.call(agentViewSet, { action: 'save', name, view: { filter: { kind } } });
