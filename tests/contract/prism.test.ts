import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { operations } from '#api/operations.ts';
import { trueExamples } from '#sandbox/testing/examples.ts';
import { createTestPlatform } from '#sandbox/testing/platform.ts';
import { openapi } from '../../scripts/contract/openapi.ts';
import { type Judge, installPrism, startJudge } from './prism.ts';

const isHere = installPrism();
if (!isHere) console.log('the registry does not answer: Prism is not asked');

/** The contract as OpenAPI, with what is inside of sealed bodies. */
const written = await openapi('0.0.0', {}, { plain: true });

async function judgeBy(document: object): Promise<Judge> {
  const file = join(mkdtempSync(join(tmpdir(), 'kinnari-contract-')), 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  judge = await startJudge(file);
  return judge;
}
let judge: Judge | undefined;
afterEach(() => judge?.close());

test.runIf(isHere)(
  'Prism finds nothing wrong with a call of any operation, asked by the client and answered',
  async () => {
    const { through, violations, seen } = await judgeBy(written);
    const examples = await trueExamples(through);
    expect(violations).toEqual([]);
    expect(Object.keys(examples).toSorted()).toEqual(Object.keys(operations).toSorted());
    expect([...seen].toSorted()).toEqual(Object.keys(operations).toSorted());
  },
);

test.runIf(isHere)('Prism names an answer that the document says otherwise', async () => {
  const properties = { maintenance: { type: 'string' } };
  const { components } = written;
  const schemas = { ...components.schemas, systemStatusOutput: { type: 'object', properties } };
  const { through, violations } = await judgeBy({ ...written, components: { ...components, schemas } });
  await createTestPlatform({ through }).client.call(operations.systemStatus, {});
  expect(violations).toContainEqual({
    operation: 'systemStatus',
    place: 'response.body.value.maintenance',
    code: 'type',
  });
});
