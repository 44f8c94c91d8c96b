import type { Plugin } from 'vite';
import { type MessageBundle, type MessageNamespace, bundlesOf } from '#core/i18n/messageBundles.ts';
import { type SourceModule, forgetModule, parseModule, sourceModule, sourcePath } from './sourceModule.ts';

/**
 * Names the message bundles that files need before they render, by what they and their imports read. Not `first`, which has
 * loaded by then, and not what a file waits for by itself.
 */
export function bundlesBehind(files: readonly string[]): readonly MessageBundle[] {
  const found = new Set<MessageBundle>();
  const seen = new Set<string>();
  const walk = (file: string, before: readonly string[]): void => {
    const { imports, awaited, namespaces } = sourceModule(file);
    const loaded = awaited.length === 0 ? before : [...new Set([...before, ...awaited])].toSorted();
    const visit = `${file} ${loaded.join()}`;
    if (seen.has(visit)) return;
    seen.add(visit);
    for (const bundle of bundlesOf(namespaces as readonly MessageNamespace[])) {
      if (!loaded.includes(bundle)) found.add(bundle);
    }
    for (const { file: imported, isType } of imports) if (!isType) walk(imported, loaded);
  };
  for (const file of files) walk(file, ['first']);
  return [...found].toSorted();
}

/**
 * Hands `lazyComponent(() => import('./X.tsx'))` the message bundles of what it imports, so that code and messages load side
 * by side. By the sources alone, so that site, dev server, Storybook, tests and the rendering of documents have the same.
 */
export const lazyBundles = (): Plugin => ({
  name: 'kinnari:lazy-bundles',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?(?:\?|$)/, code: /\blazyComponent\b/ },
    handler(text, id) {
      const calls = parseModule(sourcePath(id), text).lazy.toSorted((a, b) => b.end - a.end);
      let code = text;
      for (const { files, end } of calls) {
        const names = bundlesBehind(files).map((name) => `, '${name}'`);
        code = code.slice(0, end) + names.join('') + code.slice(end);
      }
      // No line moves.
      return code === text ? null : { code, map: null };
    },
  },
  // What a file says can change the bundles of any part that it is in.
  hotUpdate({ file }) {
    const path = sourcePath(file);
    const before = forgetModule(path);
    if (before === undefined || sameReads(before, sourceModule(path))) return undefined;
    this.environment.moduleGraph.invalidateAll();
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
});

const sameReads = (one: SourceModule, other: SourceModule): boolean =>
  JSON.stringify([one.imports, one.awaited, one.namespaces]) ===
  JSON.stringify([other.imports, other.awaited, other.namespaces]);
