import { expect, test } from 'vitest';
import type { AnyOperation } from '#api/operation.ts';
import { type OperationId, operationDocs, operations } from '#api/operations.ts';
import { forAgents, signedIn } from '../testing/platform.ts';

const known: Readonly<Record<OperationId, AnyOperation>> = operations;

/** The reads of a range of days. */
const ofDays = (Object.keys(known) as OperationId[]).filter((id) => {
  const example = operationDocs[id].example as object;
  return known[id].effect === 'read' && 'from' in example && 'to' in example;
});

test('the reads of a range are those of records, profit, points and agents', () => {
  expect(ofDays).toMatchInlineSnapshot(`
    [
      "memberTransactions",
      "memberBets",
      "memberStatement",
      "memberProfit",
      "pointTransactions",
      "agentOverview",
      "agentStatement",
      "agentBets",
      "agentProfit",
      "agentTransactions",
      "agentIncome",
      "agentAssistantLog",
      "salaryRecords",
    ]
  `);
});

test.each(ofDays)('%s refuses days that do not exist, a reversed range and one that is too long', async (id) => {
  const { client } = await signedIn(forAgents.has(id) ? 'agent' : 'demo');
  const ask = async (from: string, to: string) =>
    client.call(known[id], { ...(operationDocs[id].example as object), from, to });
  const refused = (field: string) => ({ ok: false, error: { code: 'invalid_input', detail: { field } } });
  expect(await ask('2026-02-30', '2026-03-01')).toMatchObject(refused('from'));
  expect(await ask('2026-11-01', '2026-11-31')).toMatchObject(refused('to'));
  expect(await ask('2026-11-21', '2026-11-20')).toMatchObject(refused('to'));
  expect(await ask('2020-11-21', '2026-11-21')).toMatchObject(refused('to'));
});
