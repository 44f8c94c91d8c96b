import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnyOperation, OperationDocs } from '#api/operation.ts';
import { type OperationId, operationDocs, operations } from '#api/operations.ts';
import { assumedParts, specifiedPaths } from '#api/specified.ts';

const all = Object.entries(operations) as [OperationId, AnyOperation][];
const docs: Readonly<Record<OperationId, OperationDocs<AnyOperation>>> = operationDocs;
const shown = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => /^- \*\*API-\d\d\*\*/.test(line))
  .flatMap((line) => [
    ...line.matchAll(/(?:(GET|POST|PUT|DELETE) )?`((?:passwordCheck\/)?[A-Z]{3}\w*_\w+|\/\w+\/[\w/]*\w)`/g),
  ])
  .map(([, method, path = '']) => [method, path.startsWith('/') ? path : `/wps/relay/${path}`] as const)
  .filter(([, path]) => path !== '/wps/relay');

it('lists the paths of the specification, each once and under the method that stands before it', () => {
  expect(shown.length).toBeGreaterThan(50);
  expect(Object.values(specifiedPaths).flat().toSorted()).toEqual(shown.map(([, path]) => path).toSorted());
  for (const [method, path] of shown)
    if (method !== undefined) expect(specifiedPaths[method as keyof typeof specifiedPaths]).toContain(path);
});

it('each of them is the path of one operation, which has the method that is shown', () => {
  for (const [method, paths] of Object.entries(specifiedPaths)) {
    for (const path of paths) {
      const own = all.flatMap(([, each]) => (each.path === path ? [each.method] : []));
      expect([path, own]).toEqual([path, method === 'withoutMethod' ? [expect.any(String)] : [method]]);
    }
  }
});

it('an operation that the specification does not know is assumed as a whole', () => {
  const unknown = all.filter(([id, operation]) => assumedParts(operation, docs[id]).includes('path'));
  expect(unknown.length).toBe(all.length - shown.length);
  for (const [id, operation] of unknown) {
    expect([id, assumedParts(operation, docs[id])]).toEqual([id, ['method', 'path', 'input', 'output']]);
  }
});

it.each([
  ['sessionLogin', []],
  ['gameList', ['method']],
  ['walletTransfer', ['input', 'output']],
  ['missionSummary', ['method', 'input', 'output']],
  ['depositCreate', ['method', 'path', 'input', 'output']],
] as const)('of %s, %j is assumed', (id, parts) => {
  expect(assumedParts(operations[id], docs[id])).toEqual(parts);
});
