import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, build } from 'vite';
import { siteConstants } from '#api/primitives.ts';
import type { LanguageCode } from '#core/i18n/languageCode.ts';
import { languageCodes } from '#core/i18n/languageCodes.ts';
import type { LanguageFacts } from '#core/i18n/languageFacts.ts';
import type { LazyBundle, Messages } from '#core/i18n/messageBundles.ts';
import { type ScreenId, routeList } from '#core/routing/routes.ts';
import { withWholeWordsIn } from '#text/thaiLines.ts';
import { platformPrefixes } from '../../../scripts/deploy/hostRules.ts';
import type { DocumentAssets } from '../src/document/assets.ts';
import type { Shell } from '../worker/offlineShell.ts';
import { laterChunks } from './chunks.ts';

const source = fileURLToPath(new URL('../worker/worker.ts', import.meta.url));

/** The screens that can be opened without a connection: the pages that most visits go to. What else was used is kept as it comes. */
const screens: readonly ScreenId[] = [
  'layout/system/NotFound',
  'content/home/Home',
  'games/lobby/Lobby',
  'games/tables/Tables',
  'games/sports/Sports',
  'games/lottery/Lottery',
  'rewards/promotions/Promotions',
];

/** What a kept page begins with, and what a page asks for when its end is near. */
const laterParts = [
  '/packages/core/src/app/keptStart.ts',
  '/packages/features/content/home/parts/near/ConnectedBlock.tsx',
  '/packages/features/layout/footer/LazyFooter.tsx',
];

/** What every page loads once it stands: its code is in the files that every visit loads. */
const isLater = ({ name = '' }: { readonly name?: string | undefined }): boolean =>
  laterChunks.some((each) => each === name);

/**
 * Writes `sw.js`, the worker that starts the site without a connection, with the names of the files that it keeps. After the
 * documents' assets, which say what each screen needs.
 * @param serverRoot the folder with `assets.json`
 */
export function serviceWorker(messageFile: (bundle: string, language: string) => string, serverRoot: string): Plugin {
  return {
    name: 'kinnari:service-worker',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const assets = JSON.parse(readFileSync(join(serverRoot, 'assets.json'), 'utf8')) as DocumentAssets;
        const output = Object.values(bundle);
        const withImports = (name: string): readonly string[] => {
          const file = bundle[name];
          if (file?.type !== 'chunk') return [];
          const { importedCss = new Set<string>() } =
            (file as { viteMetadata?: { importedCss?: Set<string> } }).viteMetadata ?? {};
          return [name, ...importedCss, ...file.imports.flatMap(withImports)];
        };
        const ends = output.filter(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => laterParts.some((end) => id.endsWith(end))),
        );
        if (ends.length < laterParts.length) throw new Error(`service worker: no file has ${laterParts.join(' or ')}`);
        const parts = [assets.entry, ...screens.flatMap((screen) => assets.screens[screen] ?? [])];
        const files = new Set([
          ...parts.flatMap(({ scripts, styles }) => [...scripts, ...styles.map(({ path }) => path)]),
          ...ends.flatMap(({ fileName }) => withImports(fileName).map((name) => `/${name}`)),
          ...output.flatMap((file) =>
            (file.type === 'chunk' && isLater(file)) || file.fileName.endsWith('.woff2') ? `/${file.fileName}` : [],
          ),
        ]);
        const bundles = new Set<'first' | LazyBundle>([
          'first',
          ...routeList.flatMap(([, { screen, messages = [] }]) =>
            screen !== undefined && screens.includes(screen) ? messages : [],
          ),
        ]);
        const messages = Array.from(bundles, (name) => `/${messageFile(name, '{language}')}`);
        const bands = Object.fromEntries(languageCodes.map((code) => [code, bandIn(code)]));
        const kept = {
          files: [...files].toSorted(),
          messages,
          bands,
          timeZone: siteConstants.timeZone,
          platform: platformPrefixes,
        };
        const release = createHash('sha256').update(JSON.stringify(kept)).digest('base64url').slice(0, 6);
        writeFileSync(join(dir, 'sw.js'), await compile({ release, ...kept }));
      },
    },
  };
}

/** What the band says in a language, with the marks that the program's messages have. */
function bandIn(code: LanguageCode): Shell['bands'][string] {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(fileURLToPath(new URL(`../../../locales/${code}/${name}.json`, import.meta.url)), 'utf8'));
  const { offline } = read('appShell') as Messages['appShell'];
  const { locale } = read('language') as LanguageFacts;
  return { text: code === 'th' ? withWholeWordsIn(offline, 'appShell') : offline, locale };
}

/** A classic script in one piece: browsers start such a worker fastest, and all of them have it. */
async function compile({ files, ...shell }: Shell): Promise<string> {
  const below = '/assets/';
  if (!files.every((path) => path.startsWith(below))) throw new Error(`service worker: a file is not below ${below}`);
  const names = files.map((path) => path.slice(below.length)).join(' ');
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __SHELL__: JSON.stringify(shell), __FILES__: JSON.stringify(names) },
    build: {
      write: false,
      target: 'es2022',
      minify: 'terser',
      // Names of its own alone: none of them is one of the browser's.
      terserOptions: {
        compress: { passes: 3, ecma: 2020 },
        mangle: {
          properties: {
            regex:
              /^(?:activate|answer|assets|bands|iconFolder|install|isPage|keepAll|kindOf|messages|neutral|platform|release)$/,
          },
        },
      },
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const [file] = [made].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (file?.type !== 'chunk') throw new Error('service worker: the build made no script');
  return file.code;
}
