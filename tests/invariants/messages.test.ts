import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type MessageBundle, type MessageNamespace, bundlesOf, namespacesOf } from '#core/i18n/messageBundles.ts';
import { agentPages, memberPages } from '#core/routing/centrePages.ts';
import { type ScreenRoute, notFound, routeList } from '#core/routing/routes.ts';
import { bundlesBehind } from '../../apps/site/build/lazyBundles.ts';
import { offeredScreens, screenSources } from '../../apps/site/build/screens.ts';
import { parseModule, sourceModule } from '../../apps/site/build/sourceModule.ts';
import { sourceFiles } from './sourceGraph.ts';

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
  const { imports, others, lazy, awaited, namespaces: read } = sourceModule(file);
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
  const parts = lazy.flatMap(({ files }) => files.map((part) => ({ file: part, bundles: bundlesBehind(files) })));
  for (const part of [...parts, ...others.flatMap(virtualScreens)]) {
    lazyComponents += 1;
    walk(part.file, new Set([...loaded, ...part.bundles]));
  }
}

/** The screens that a virtual module offers, with the bundles that their rows in the route table name. */
function virtualScreens(specifier: string): readonly { readonly file: string; readonly bundles: readonly string[] }[] {
  const pages: readonly Partial<ScreenRoute>[] = [notFound, ...routeList.map(([, route]) => route)];
  const offered = new Set(offeredScreens[specifier]);
  return [...pages, ...Object.values(memberPages), ...Object.values(agentPages)].flatMap(
    ({ screen, messages: named = [] }) => {
      if (screen === undefined || !offered.has(screen)) return [];
      const { view, hook } = screenSources(screen);
      return [view, hook].flatMap((path) =>
        [`packages/features/${path}.ts`, `packages/features/${path}.tsx`]
          .filter((file) => existsSync(file))
          .map((file) => ({ file, bundles: named })),
      );
    },
  );
}
walk('apps/site/src/main.tsx', new Set(['first']));

/** Lazy parts whose bundles are named beside the import. */
const namedByHand = (file: string, text: string): readonly string[] =>
  parseModule(file, text).lazy.flatMap(({ files, end }) =>
    /^\s*,\s*[^\s)]/.test(text.slice(end)) && files.length > 0 ? `${file}: ${files.join()}` : [],
  );

describe('messages', () => {
  it('have loaded before a component renders that reads them', () => {
    expect([...missing]).toEqual([]);
    // Guards against a walk that stops early.
    expect(lazyComponents).toBeGreaterThan(100);
    expect(reads).toBeGreaterThan(150);
  });
  it('are in exactly one bundle each', () => {
    expect(bundles.flatMap(namespacesOf).toSorted()).toEqual(namespaces.toSorted());
  });
  it('of a lazy part are named by the build, never by hand', () => {
    const importing = `lazyComponent(() => import('./Shell.tsx').then((part) => part.Shell)`;
    const at = 'apps/site/src/Planted.tsx';
    expect(namedByHand(at, `const A = ${importing}, 'more');`)).toEqual([`${at}: apps/site/src/Shell.tsx`]);
    expect(namedByHand(at, `const A = ${importing},\n);`)).toEqual([]);
    const product = sourceFiles.filter((file) => /^(packages|apps)\//.test(file));
    expect(product.flatMap((file) => namedByHand(file, readFileSync(file, 'utf8')))).toEqual([]);
  });
});
