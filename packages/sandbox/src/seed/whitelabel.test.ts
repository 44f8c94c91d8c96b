import { expect, test } from 'vitest';
import { type OperationId, operationDocs, operations } from '#api/operations.ts';
import { changeSettings } from '../changeSettings.ts';
import { createTestPlatform } from '../testing.ts';
import { isSwitchedOff } from './whitelabel.ts';

test.each([
  ['depositCreate', 'DEPOSIT'],
  ['withdrawCreate', 'WITHDRAW'],
] as const)('FLG-02: %s is refused while %s is off, and only then', async (id, flag) => {
  const { client, sandbox, signIn } = createTestPlatform();
  await signIn('cashout');
  const refusal = async () => {
    const answer = await client.call(operations[id as OperationId], operationDocs[id].example, {
      idempotencyKey: flag,
    });
    return answer.ok || answer.error.kind !== 'refused' ? null : answer.error.code;
  };
  changeSettings(sandbox, { flags: { [flag]: false } });
  expect(await refusal()).toBe('operation_not_allowed');
  changeSettings(sandbox, { flags: { [flag]: true } });
  expect(await refusal()).not.toBe('operation_not_allowed');
  changeSettings(sandbox, { flags: {} });
  expect(await refusal()).not.toBe('operation_not_allowed');
});

test('FLG-02: each report of an agent is closed with its page', async () => {
  const { client, sandbox, signIn } = createTestPlatform();
  await signIn('agent');
  const reports = [
    ['agentBets', 'AGENTBETS'],
    ['agentProfit', 'AGENTPROFIT'],
    ['agentIncome', 'AGENTINCOME'],
    ['agentTransactions', 'AGENTTRANSACTIONS'],
  ] as const;
  for (const [id, flag] of reports) {
    const isOpen = async () => (await client.call(operations[id as OperationId], operationDocs[id].example)).ok;
    changeSettings(sandbox, { flags: { [flag]: false } });
    expect([id, await isOpen()]).toEqual([id, false]);
    changeSettings(sandbox, { flags: {} });
    expect([id, await isOpen()]).toEqual([id, true]);
  }
});

test('what moves money between people is off until the operator names it', () => {
  const of = (flags: Record<string, boolean>) => ({ settings: { ...createTestPlatform().sandbox.settings, flags } });
  expect(isSwitchedOff(of({}), 'uplineTransfer')).toBe(true);
  expect(isSwitchedOff(of({ TRANSFERUP: true }), 'uplineTransfer')).toBe(false);
  expect(isSwitchedOff(of({}), 'memberTransactions')).toBe(false);
});
