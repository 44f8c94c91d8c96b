import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type MessageBundle, type MessageNamespace, bundlesOf, namespacesOf } from '#core/i18n/messageBundles.ts';
import { sourceFile } from './sourceGraph.ts';

const ofStories = ['stories', 'guide', 'kitGuide', 'language'];
const namespaces = readdirSync('locales/th')
  .map((file) => file.replace('.json', '') as MessageNamespace)
  .filter((name) => !ofStories.includes(name));
const bundles = bundlesOf(namespaces);

const seen = new Set<string>();
const missing = new Set<string>();
let lazyComponents = 0;
let reads = 0;

/** Follows the imports from the entry, with the message bundles that have loaded by then. */
function walk(file: string, before: ReadonlySet<string>): void {
  const { imports, lazy, awaited, namespaces: read } = sourceFile(file);
  const loaded = new Set([...before, ...awaited]);
  const visit = `${file} ${[...loaded].toSorted().join()}`;
  if (seen.has(visit)) return;
  seen.add(visit);
  const available = new Set<string>([...loaded].flatMap((bundle) => namespacesOf(bundle as MessageBundle)));
  for (const namespace of read) {
    reads += 1;
    if (!available.has(namespace)) missing.add(`${file}: ${namespace}, with ${[...loaded].join()}`);
  }
  for (const { file: imported, isType } of imports) if (!isType) walk(imported, loaded);
  for (const component of lazy) {
    lazyComponents += 1;
    walk(component.file, new Set([...loaded, ...component.bundles]));
  }
}
walk('apps/site/src/main.tsx', new Set(['first']));

describe('messages', () => {
  it('have loaded before a component renders that reads them', () => {
    expect([...missing]).toEqual([]);
    // Guards against a walk that stops early.
    expect(lazyComponents).toBeGreaterThan(30);
    expect(reads).toBeGreaterThan(150);
  });
  it('are in exactly one bundle each', () => {
    expect(bundles.flatMap(namespacesOf).toSorted()).toEqual(namespaces.toSorted());
  });
});
