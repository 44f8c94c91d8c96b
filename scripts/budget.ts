/**
 * Weighs the built site (brotli, quality 11, as a server sends it) against its budgets, and names the heaviest files of
 * what grew too large. Reads files only: no browser, no clock. `npm run build` first.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  centreBudgetKb,
  centreOpenings,
  firstViewScreens,
  screenBudgetKb,
  screenBudgetsKb,
} from '#core/routing/budgets.ts';
import { agentPages, memberPages } from '#core/routing/centrePages.ts';
import { type ScreenId, type ScreenRoute, routeList } from '#core/routing/routes.ts';
import { filesOfModules, laterChunks } from '../apps/site/build/chunks.ts';
import { screenModule } from '../apps/site/build/screens.ts';

const root = new URL('../dist/site/', import.meta.url).pathname;

interface ManifestChunk {
  readonly name?: string;
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
const manifest: Readonly<Record<string, ManifestChunk>> = JSON.parse(
  readFileSync(join(root, '.build-manifest.json'), 'utf8'),
);

const weights = new Map<string, number>();
function weigh(file: string): number {
  let size = weights.get(file);
  if (size === undefined) {
    const content = readFileSync(join(root, file));
    // Fonts are compressed already.
    size = file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
    weights.set(file, size);
  }
  return size;
}

/** A module of the sources with all that it imports statically: scripts and styles. */
function closure(source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`budget: ${source} is not in the build`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const css of chunk.css ?? []) found.add(css);
  for (const imported of chunk.imports ?? []) closure(imported, found);
  return found;
}

const fileOf: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(root, filesOfModules), 'utf8'));

/** The key of the chunk of a module, or of a chunk by its name. */
const sourceOf = (ending: string): string => {
  const module = Object.keys(fileOf).find((name) => name.endsWith(ending));
  const file = module === undefined ? undefined : fileOf[module];
  const key = Object.keys(manifest).find((name) => manifest[name]?.file === file || manifest[name]?.name === ending);
  if (key === undefined) throw new Error(`budget: nothing in the build ends with ${ending}`);
  return key;
};
const union = (...sets: ReadonlySet<string>[]): Set<string> => new Set(sets.flatMap((set) => [...set]));
const without = (set: ReadonlySet<string>, taken: ReadonlySet<string>) =>
  new Set([...set].filter((file) => !taken.has(file)));

const assets = readdirSync(join(root, 'assets')).map((name) => `assets/${name}`);
const entry = union(closure('index.html'), new Set(assets.filter((name) => /\/boot-/.test(name))));
const screenFiles = (screen: ScreenId): Set<string> => closure(sourceOf(screenModule(screen)));
const firstViews = firstViewScreens.map((screen) => ({
  path: routeList.find(([, route]) => route.screen === screen)?.[1].paths[0],
  files: union(entry, screenFiles(screen)),
}));
const inFirstViews = union(...firstViews.map(({ files }) => files));
const scripts = (files: ReadonlySet<string>) => [...files].filter((file) => file.endsWith('.js'));
const styles = (files: ReadonlySet<string>) => [...files].filter((file) => file.endsWith('.css'));
const fonts = assets.filter((name) => /anuphan-(thai|latin)-wght.*\.woff2$/.test(name));

/** Every page's messages: those of the first view, those that load later on any page, its own. */
const messages = routeList.map(([name, route]) => {
  const files = [...new Set(['first', 'more', ...(route.messages ?? [])])].map((bundle) => {
    const file = assets.find((asset) => asset.startsWith(`assets/${bundle}.th-`));
    if (file === undefined) throw new Error(`budget: the build has no messages of ${bundle}`);
    return file;
  });
  return { page: name, files, bytes: files.reduce((sum, file) => sum + weigh(file), 0) };
});
const [wordiest] = messages.toSorted((a, b) => b.bytes - a.bytes);
if (wordiest === undefined) throw new Error('budget: no pages');

/** Every screen of the route table beyond the app shell, against the budget that the table states. */
const screens = new Map<ScreenId, ScreenRoute>(
  [
    ...Object.values<ScreenRoute>(memberPages),
    ...Object.values<ScreenRoute>(agentPages),
    ...routeList.map(([, route]) => route),
  ].flatMap((route) => (route.screen === undefined ? [] : [[route.screen, route as ScreenRoute] as const])),
);
/** What every visit loads by itself after the first view. */
const later = union(...laterChunks.map((chunk) => closure(sourceOf(chunk))));
/** The centres, with what every page of each opens in, which is loaded before it. */
const centres = [
  { name: 'the member centre', files: closure(sourceOf('src/MemberCentre.tsx')), pages: memberPages },
  { name: 'the agent centre', files: closure(sourceOf('src/AgentCentre.tsx')), pages: agentPages },
] as const;
const [memberCentre, agentCentre] = centres;
/** The centre of a page, or the app shell. */
const placeOf = (screen: ScreenId): { readonly name: string; readonly files: ReadonlySet<string> } =>
  centres.find(({ pages }) => Object.values<ScreenRoute>(pages).some((page) => page.screen === screen)) ?? {
    name: 'the app shell',
    files: new Set(),
  };
/** What a visit has loaded before it opens another screen. */
const typical = union(inFirstViews, later);

interface Budget {
  readonly what: string;
  readonly files: readonly string[];
  readonly mostKb: number;
}
const budgets: readonly Budget[] = [
  ...firstViews.flatMap(({ path, files }) => [
    { what: `JavaScript for the first view of ${path}`, files: scripts(files), mostKb: 130 },
    { what: `CSS for the first view of ${path}`, files: styles(files), mostKb: 20 },
  ]),
  { what: 'fonts for the first view', files: fonts, mostKb: 70 },
  { what: 'HTML', files: ['index.html'], mostKb: 8 },
  { what: 'the worker for visits without a connection', files: ['sw.js'], mostKb: 3 },
  {
    what: `messages of one language on the page that needs most (${wordiest.page}), with all that load later there`,
    files: wordiest.files,
    mostKb: 8,
  },
  {
    what: 'what every visit loads after the first view',
    files: scripts(without(later, inFirstViews)),
    mostKb: 50,
  },
  {
    what: 'the login dialog, beyond what every visit loads',
    files: scripts(without(closure(sourceOf('login/LoginDialog.tsx')), typical)),
    mostKb: 5,
  },
  {
    what: 'the blocks of the home page near the viewport, without what other pages share',
    files: [manifest[sourceOf('near/ConnectedBlock.tsx')]?.file ?? ''],
    mostKb: 9,
  },
  {
    what: 'the push channel, on a page that has one',
    files: scripts(without(closure(sourceOf('live/LiveUpdates.tsx')), typical)),
    mostKb: 11,
  },
  {
    what: 'what announces an event, the first time that there is one',
    files: scripts(
      without(closure(sourceOf('live/Announcements.tsx')), union(typical, closure(sourceOf('live/LiveUpdates.tsx')))),
    ),
    mostKb: 7,
  },
  {
    what: 'the open bets of the home page, for who has some',
    files: scripts(without(closure(sourceOf('home/parts/OpenBetRows.tsx')), typical)),
    mostKb: 4,
  },
  {
    what: 'the member centre with my account, beyond the app shell',
    files: scripts(without(union(memberCentre.files, screenFiles(centreOpenings.member)), typical)),
    mostKb: centreBudgetKb,
  },
  {
    what: 'the agent centre with its overview, beyond the app shell',
    files: scripts(without(union(agentCentre.files, screenFiles(centreOpenings.agent)), typical)),
    mostKb: centreBudgetKb,
  },
  ...[...screens.keys()].map((screen) => ({
    what: `${screen}, beyond ${placeOf(screen).name}`,
    files: scripts(without(screenFiles(screen), union(typical, placeOf(screen).files))),
    mostKb: screenBudgetsKb[screen] ?? screenBudgetKb,
  })),
];

let failed = 0;
for (const { what, files, mostKb } of budgets) {
  const bytes = files.reduce((sum, file) => sum + weigh(file), 0);
  const over = bytes > mostKb * 1000;
  if (over) failed += 1;
  console.log(
    `${over ? 'OVER' : 'ok  '}  ${(bytes / 1000).toFixed(1).padStart(6)} / ${mostKb} kB  ${what} (${files.length} files)`,
  );
  if (over || process.argv.includes('--files')) {
    const heaviest = [...files].toSorted((a, b) => weigh(b) - weigh(a)).slice(0, 12);
    for (const file of heaviest) console.log(`        ${(weigh(file) / 1000).toFixed(1).padStart(6)} kB  ${file}`);
  }
}
if (failed > 0) {
  console.error(`budget: ${failed} of ${budgets.length} exceeded`);
  process.exitCode = 1;
}
