import { expect, test } from 'vitest';
import type { AnyOperation } from '#api/operation.ts';
import { type OperationId, operationDocs, operations } from '#api/operations.ts';
import { signedIn } from '../testing/platform.ts';
import { marked, platformLines } from './wholeWords.ts';

/** The texts of an answer, at any depth. */
const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);

/** They list names that people have given. */
const typed: readonly string[] = ['agentAssistants', 'agentAssistantLog', 'agentViews'];
const reads = Object.values(operations as Readonly<Record<OperationId, AnyOperation>>).filter(
  ({ id, effect }) => effect === 'read' && !typed.includes(id),
);

test.each(['demo', 'agent'] as const)(
  'no line divides a word in what the platform answers %s in Thai',
  async (account) => {
    const { client } = await signedIn(account, { scenario: 'demonstration' });
    const divided: Record<string, string> = {};
    let answered = 0;
    for (const { id } of reads) {
      const answer = await client.call(operations[id as OperationId], operationDocs[id as OperationId].example);
      if (!answer.ok) continue;
      answered += 1;
      for (const text of textsOf(answer.value)) if (platformLines.divided(text).length > 0) divided[id] = text;
    }
    expect(divided).toEqual({});
    expect(answered).toBeGreaterThan(50);
  },
);

test('marks are in Thai alone', () => {
  expect(marked({ th: 'คาสิโนสด', en: 'Live casino' })).toEqual({ th: 'คา\u2060สิ\u2060โน\u200bสด', en: 'Live casino' });
});
