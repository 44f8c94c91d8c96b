import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operations } from '#api/operations.ts';
import { trueExamples } from '#sandbox/testing/examples.ts';
import { openapi } from '../../scripts/contract/openapi.ts';

const examples = await trueExamples();
const document = await openapi('0.0.0', examples);

interface Problem {
  readonly ruleId: string;
  readonly location: readonly { readonly pointer: string }[];
}

/** What Redocly's linter finds in a document, each as its rule and the place. */
function problemsOf(judged: object): readonly string[] {
  const file = join(mkdtempSync(join(tmpdir(), 'kinnari-contract-')), 'openapi.json');
  writeFileSync(file, JSON.stringify(judged));
  const program = 'node_modules/@redocly/cli/bin/cli.js';
  const options = ['--config', 'scripts/contract/redocly.yaml', '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, [program, 'lint', ...options, file], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const { problems } = JSON.parse(stdout) as { readonly problems: readonly Problem[] };
  return problems.map(({ ruleId, location }) => `${ruleId} ${location.map(({ pointer }) => pointer).join()}`);
}

describe('the document with its examples', () => {
  it('has an example that the sandbox has answered for every operation', () => {
    expect(Object.keys(examples).toSorted()).toEqual(Object.keys(operations).toSorted());
    for (const [id, { answer }] of Object.entries(examples))
      expect([id, answer]).toMatchObject([id, { success: true }]);
  });
  it('has nothing that the linter refuses, and each example fits its schema', () => {
    expect(problemsOf(document)).toEqual([]);
  });
  it.each([
    [
      'an answer',
      'depositOrder',
      { answer: { success: true, value: { amount: 5 } } },
      'no-invalid-media-type-examples',
    ],
    ['a body', 'depositCreate', { input: { methodId: 'promptpay' } }, 'no-invalid-media-type-examples'],
    ['what is asked', 'depositMethods', { input: { language: 'xx' } }, 'no-invalid-parameter-examples'],
  ] as const)('is refused where the example of %s is wrong, with the operation', async (_, id, wrong, rule) => {
    const changed = { ...examples, [id]: { input: {}, answer: {}, ...examples[id], ...wrong } };
    const problems = problemsOf(await openapi('0.0.0', changed));
    const path = operations[id].path.replaceAll('/', '~1');
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.filter((each) => !each.startsWith(`${rule} #/paths/${path}/`))).toEqual([]);
  });
});
