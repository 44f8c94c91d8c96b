import { agentAccountPause, agentAccountReset, agentAccountResetDocs, agentPromote } from '#api/agentAccounts.ts';
import { agentAssistantOpen, agentAssistantOpenDocs } from '#api/agentAssistants.ts';
import { agentViewSet, mostViews } from '#api/agentBook.ts';
import { agentLinkSave, agentLinkSaveDocs } from '#api/agentRegistration.ts';
import { agentMessageMany, agentSelection, selectionMinutes } from '#api/agentSelection.ts';
import { agentDownline, agentRatesSet, agentTransfer, agentTransferDocs, mostSelected } from '#api/agentTeam.ts';
import type { OperationRefusalCode, Result } from '#api/errors.ts';
import { gameLaunch, gameLaunchDocs } from '#api/launch.ts';
import { minuteMs } from '#text/durations.ts';
import { changeSettings } from '../../changeSettings.ts';
import { memberIdOf } from '../../seed/members.ts';
import { bindMoneyOut } from '../../seed/moneyOutMembers.ts';
import { proveMoney, valueOf } from '../moneyOut.ts';
import type { TestPlatform } from '../platform.ts';

/** The refusals of agents and their teams. */
export type AgentRefusal = Extract<
  OperationRefusalCode,
  | 'downline_not_found'
  | 'rate_out_of_range'
  | 'link_most'
  | 'assistant_most'
  | 'first_password_gone'
  | 'kind_unchanged'
  | 'kind_bound'
  | 'account_paused'
  | 'play_paused'
  | `selection_${string}`
  | 'view_most'
  | 'view_name_taken'
>;

async function pauseSomchai({ client, signIn }: TestPlatform): Promise<void> {
  await signIn('agent');
  await client.call(agentAccountPause, { id: memberIdOf('somchai'), pause: { reason: 'payment' } });
}

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
  async assistant_most({ client, signIn, sandbox }) {
    changeSettings(sandbox, { agents: { ...sandbox.settings.agents, mostAssistants: 0 } });
    await signIn('agent');
    return client.call(agentAssistantOpen, agentAssistantOpenDocs.example);
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
  async first_password_gone({ client, signIn }) {
    await signIn('agent');
    return client.call(agentAccountReset, { ...agentAccountResetDocs.example, id: memberIdOf('nok') });
  },
  async kind_unchanged({ client, signIn }) {
    await signIn('agent');
    return client.call(agentPromote, { id: memberIdOf('nok'), kind: 'agent' });
  },
  async kind_bound({ client, signIn }) {
    await signIn('agent');
    return client.call(agentPromote, { id: memberIdOf('nok'), kind: 'member' });
  },
  async account_paused(platform) {
    const { client, sandbox } = platform;
    const { flags } = sandbox.settings;
    changeSettings(sandbox, { flags: { ...flags, TRANSFERDOWN: true } });
    sandbox.store.transaction(() => {
      const agent = sandbox.store.get('members', memberIdOf('agent'));
      if (agent) bindMoneyOut(sandbox, agent);
    });
    await pauseSomchai(platform);
    const proof = await proveMoney(platform);
    const input = { ...agentTransferDocs.example, id: memberIdOf('somchai'), proof };
    return client.call(agentTransfer, input, { idempotencyKey: 'one' });
  },
  async play_paused(platform) {
    await pauseSomchai(platform);
    await platform.signIn('somchai');
    return platform.client.call(gameLaunch, gameLaunchDocs.example);
  },
};

const saveView = async ({ client }: TestPlatform, name: string, kind: 'member' | 'agent' = 'member') =>
  client.call(agentViewSet, { action: 'save', name, view: { filter: { kind } } });
