import { describe, expect, test } from 'vitest';
import {
  agentAccountOpen,
  agentLinkSave,
  agentLinkSaveDocs,
  agentLinkStateSet,
  agentLinks,
} from '#api/agentRegistration.ts';
import { agentDownline, agentDownlines, agentMessage, agentRatesSet, agentTransfer } from '#api/agentTeam.ts';
import type { Result } from '#api/errors.ts';
import { paymentPasswordCheck } from '#api/paymentPassword.ts';
import { setPassword } from '../accounts/accounts.ts';
import { demoPassword, demoPaymentPassword } from '../accounts/password.ts';
import { changeSettings } from '../changeSettings.ts';
import { memberIdOf } from '../seed/members.ts';
import { bindMoneyOut } from '../seed/moneyOutMembers.ts';
import { type TestPlatform, createTestPlatform } from '../testing.ts';

// What is asked for is about nok, who is below agent and above ploy.
const id = memberIdOf('nok');
const rates = [{ gameType: 'RNG', rate: '0.70' }];
const link = agentLinkSaveDocs.example;

/** Who asks: an account, and what is changed before. */
const callers = {
  visitor: { account: null },
  trial: { account: 'trial' },
  member: { account: 'malee' },
  above: { account: 'agent' },
  beside: { account: 'beside' },
  below: { account: 'ploy', type: 2 },
  'above, without the right': { account: 'agent', rights: [] },
} as const satisfies Record<string, { account: string | null; type?: number; rights?: readonly [] }>;
type CallerName = keyof typeof callers;

interface Asked {
  readonly call: (platform: TestPlatform) => Promise<Result<unknown>>;
  /** What an agent gets who is not above nok. */
  readonly others: 'ok' | 'downline_not_found' | 'record_not_found';
  readonly withoutRight: 'ok' | 'operation_not_allowed';
}

const operations: Readonly<Record<string, Asked>> = {
  'agentDownlines, of the own team': {
    call: ({ client }) => client.call(agentDownlines, { pageNo: 1, pageSize: 15 }),
    others: 'ok',
    withoutRight: 'ok',
  },
  'agentDownlines, of nok': {
    call: ({ client }) => client.call(agentDownlines, { parent: id, pageNo: 1, pageSize: 15 }),
    others: 'downline_not_found',
    withoutRight: 'ok',
  },
  agentDownline: {
    call: ({ client }) => client.call(agentDownline, { id }),
    others: 'downline_not_found',
    withoutRight: 'ok',
  },
  agentRatesSet: {
    call: ({ client }) => client.call(agentRatesSet, { id, rates }),
    others: 'downline_not_found',
    withoutRight: 'operation_not_allowed',
  },
  agentTransfer: {
    async call({ client }) {
      const proof = await client.call(paymentPasswordCheck, { paymentPassword: demoPaymentPassword });
      const input = { id, amount: '100.00', proof: proof.ok ? proof.value.proof : '' };
      return client.call(agentTransfer, input, { idempotencyKey: 'one' });
    },
    others: 'downline_not_found',
    withoutRight: 'operation_not_allowed',
  },
  agentMessage: {
    call: ({ client }) => client.call(agentMessage, { id, content: 'สวัสดี' }),
    others: 'downline_not_found',
    withoutRight: 'ok',
  },
  agentAccountOpen: {
    call: ({ client }) =>
      client.call(agentAccountOpen, { username: 'newplayer', password: 'Kinnari88', kind: 'member', rates: [] }),
    others: 'ok',
    withoutRight: 'operation_not_allowed',
  },
  agentLinks: {
    call: ({ client }) => client.call(agentLinks, { pageNo: 1, pageSize: 15 }),
    others: 'ok',
    withoutRight: 'operation_not_allowed',
  },
  agentLinkSave: {
    call: ({ client }) => client.call(agentLinkSave, link),
    others: 'ok',
    withoutRight: 'operation_not_allowed',
  },
  'agentLinkStateSet, of the link of agent': {
    call: ({ client, sandbox }) => {
      const code = sandbox.store.entries('agentLinks').next().value?.[0] ?? '';
      return client.call(agentLinkStateSet, { id: code, state: 'paused' });
    },
    others: 'record_not_found',
    withoutRight: 'operation_not_allowed',
  },
};

async function platformFor(name: CallerName): Promise<TestPlatform> {
  const platform = createTestPlatform();
  const { sandbox, signIn } = platform;
  const { store, settings } = sandbox;
  const caller: { account: string | null; type?: number; rights?: readonly [] } = callers[name];
  changeSettings(sandbox, { flags: { ...settings.flags, TRANSFERDOWN: true } });
  store.transaction(() => {
    const nok = store.get('members', id);
    const ploy = store.get('members', memberIdOf('ploy'));
    if (nok === undefined || ploy === undefined) throw new Error('the demo accounts are missing');
    store.put('members', memberIdOf('beside'), { ...nok, id: memberIdOf('beside'), account: 'beside' });
    store.put('members', ploy.id, { ...ploy, type: caller.type ?? 0 });
    for (const [, member] of [...store.entries('members')]) bindMoneyOut(sandbox, member);
  });
  await signIn('agent');
  await platform.client.call(agentLinkSave, link);
  if (caller.rights) changeSettings(sandbox, { agents: { ...settings.agents, rights: caller.rights } });
  if (caller.account === null) return createTestPlatform();
  // A digest belongs to one user name.
  if (caller.account === 'beside') {
    const member = store.get('members', memberIdOf('beside'));
    if (member) store.transaction(() => void setPassword(sandbox, member, demoPassword));
  }
  await signIn(caller.account);
  return platform;
}

const outcomeOf = (result: Result<unknown>): string =>
  result.ok ? 'ok' : 'code' in result.error ? result.error.code : result.error.kind;

describe.each(Object.entries(operations))('%s', (_name, { call, others, withoutRight }) => {
  const expected: Readonly<Record<CallerName, string>> = {
    visitor: 'unauthorized',
    trial: 'trial_not_allowed',
    member: 'not_agent',
    above: 'ok',
    beside: others,
    below: others,
    'above, without the right': withoutRight,
  };
  test.each(Object.entries(expected))('%s: %s', async (caller, outcome) => {
    expect(outcomeOf(await call(await platformFor(caller as CallerName)))).toBe(outcome);
  });
});
