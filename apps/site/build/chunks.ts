import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Plugin, minifySync } from 'vite';
import {
  centreBudgetKb,
  centreOpenings,
  firstViewScreens,
  screenBudgetKb,
  screenBudgetsKb,
} from '../../../packages/core/src/routing/budgets.ts';
import { type ScreenId, routeList } from '../../../packages/core/src/routing/routes.ts';
import { isFirstView, offeredScreens, screenModule } from './screens.ts';
import {
  type GraphModule,
  type LazyPart,
  type ModuleGraph,
  type View,
  both,
  closure,
  lazyParts,
  shareChunks,
} from './shareChunks.ts';
import { type EveryVisit, sourceModule, sourcePath, sourceRoot } from './sourceModule.ts';

/** The chunks that every visit loads after the first view: at once, and when nothing else is to be done, with what pages share. */
export const laterChunks = ['atOnce', 'pages', 'shared', 'whenIdle'] as const;

/** How often the screens that a visit can begin with, and that a centre opens with, load for each time of another part. */
const usualOpenings = 20;
const openings = new Set<string>([
  ...routeList.flatMap(([, { access, layout, screen }]) =>
    (access === 'member' && layout !== 'bare') || screen === undefined ? [] : idOf(screen),
  ),
  ...Object.values(centreOpenings).map(idOf),
]);
/** The screens inside the app shell that a visit can begin with. Their documents contain the styles of each file that they need. */
const pages = new Set<string>(
  routeList.flatMap(([, { access, layout, screen }]) =>
    access === 'member' || layout === 'bare' || screen === undefined ? [] : idOf(screen),
  ),
);
/** As many bytes of what most parts need are loaded by every visit, so that none of them is a request of its own. */
const mostCommon = 10_000;
/** As many parts have to need it. */
const fewestNeeding = 10;

/** The part of a budget that its modules may fill: a file can be somewhat larger than they say. */
const planned = 0.93;
/** What has a budget beyond the first view: each screen, and each centre with the page that it opens with. */
const viewsOf = (parts: readonly LazyPart[]): readonly View[] => [
  ...Object.values(offeredScreens)
    .flat()
    .filter((screen) => !isFirstView(screen))
    .map((screen) => ({
      parts: [idOf(screen)],
      most: planned * 1000 * (screenBudgetsKb[screen] ?? screenBudgetKb),
    })),
  ...Object.entries(centreOpenings).map(([centre, screen]) => ({
    parts: [
      ...parts.flatMap(({ id, modules }) => (modules.has(`\0virtual:screens/${centre}`) ? id : [])),
      idOf(screen),
    ],
    most: planned * 1000 * centreBudgetKb,
  })),
];

/** Says which file has which module, for the size budget. A dot file, so that servers do not serve it. */
export const filesOfModules = '.build-modules.json';

/** More files than are ever shared. */
const mostShared = 400;

/** A file, with its name. */
interface Chunk {
  readonly name: string;
  readonly modules: ReadonlySet<string>;
}

/**
 * Divides the site into files by what imports what. Three rules, each for what those before it leave:
 * 1. What every visit loads: the libraries of the entry, the entry, and what is marked `every visit` where it is imported.
 * 2. What a first view shares, with the others or with any other part.
 * 3. What several parts share, so that each loads few files and little that it does not need (`shareChunks`).
 */
export function chunks(): { readonly plugin: Plugin; readonly groups: readonly ChunkGroup[] } {
  let found: readonly Chunk[] = [];
  return {
    plugin: {
      name: 'kinnari:chunks',
      apply: 'build',
      buildEnd(failure) {
        if (failure) return;
        const graph = new Map<string, GraphModule>();
        let entry = '';
        for (const id of this.getModuleIds()) {
          const info = this.getModuleInfo(id);
          if (info === null) continue;
          if (info.isEntry) entry = id;
          graph.set(id, { imports: info.importedIds, lazy: info.dynamicallyImportedIds, size: sizeOf(info.code) });
        }
        found = divide(entry, graph);
      },
      generateBundle(_, bundle) {
        const files = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? file.moduleIds.map((id) => [sourcePath(id), file.fileName] as const) : [],
        );
        this.emitFile({ type: 'asset', fileName: filesOfModules, source: JSON.stringify(Object.fromEntries(files)) });
      },
    },
    groups: Array.from({ length: mostShared }, (_, at) => ({
      debugName: `chunk ${at}`,
      name: (id: string) => (found[at]?.modules.has(id) ? found[at].name : null),
    })),
  };
}

/** A group in the form of Rolldown's `codeSplitting.groups`. */
interface ChunkGroup {
  readonly name: (id: string) => string | null;
  /** What the reports of the build call it. */
  readonly debugName: string;
}

/**
 * About the bytes that a module becomes: minified and compressed, without comments. Nor with its imports, in which paths of this
 * machine stand. Compressed with others it is smaller than alone.
 */
function sizeOf(code: string | null): number {
  const { code: minified } = minifySync('module', (code ?? '').replace(/^import\b.*$/gm, ''), { module: true });
  return Math.round(0.8 * brotliCompressSync(minified, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length);
}

function idOf(screen: ScreenId): string {
  return `\0${screenModule(screen)}`;
}

/** The chunks, each after those that it imports. */
function divide(entry: string, graph: ModuleGraph): readonly Chunk[] {
  const divided: Chunk[] = [];
  const taken = new Set<string>();
  const take = (name: string, ids: Iterable<string>): void => {
    const modules = new Set([...ids].filter((id) => !taken.has(id)));
    for (const id of modules) taken.add(id);
    if (modules.size > 0) divided.push({ name, modules });
  };
  const parts = lazyParts(entry, graph, (id) => (openings.has(id) ? usualOpenings : 1));
  const first = closure([entry], graph);
  const atOnce = closure(markedParts('atOnce', graph), graph);
  const whenIdle = closure(markedParts('whenIdle', graph), graph);
  take(
    'vendor',
    [...first].filter((id) => id.includes('/node_modules/')),
  );
  // A document shows what loads at once: its styles have to be there.
  take('index', [...first, ...[...atOnce].filter((id) => id.endsWith('.vanilla.css'))]);

  const views = parts.filter(({ id }) => firstViewScreens.some((screen) => id === idOf(screen)));
  take(
    'first',
    views.map(({ modules }) => modules).reduce((one, other) => both(one, other)),
  );
  for (const view of views) {
    const others = parts.filter((part) => part !== view);
    take(
      `${nameOf(view.id)}Parts`,
      [...view.modules].filter((id) => others.some(({ modules }) => modules.has(id))),
    );
  }

  take('atOnce', [...atOnce, ...commonModules(parts, graph, new Set([...taken, ...atOnce]), whenIdle)]);
  // A page that needs some of what loads when idle does not load all of it; one whose document shows it, least of all.
  const marked = new Set([...atOnce, ...whenIdle]);
  const others = parts.filter(({ id }) => !marked.has(id));
  const idleFor = (some: readonly LazyPart[]): readonly string[] =>
    [...whenIdle].filter((id) => some.some(({ modules, before }) => modules.has(id) && !before.has(id)));
  take('pages', idleFor(others.filter(({ id }) => pages.has(id))));
  take('shared', idleFor(others));
  take('whenIdle', whenIdle);

  const rest = [...new Set(parts.flatMap(({ modules }) => [...modules]))].filter((id) => !taken.has(id));
  for (const ids of shareChunks(rest.toSorted(), parts, graph, viewsOf(parts))) {
    const [largest] = ids.toSorted((a, b) => (graph.get(b)?.size ?? 0) - (graph.get(a)?.size ?? 0));
    // What only one part loads is its own file without being told.
    const isOwn = parts.filter(({ modules }) => ids.some((id) => modules.has(id))).length < 2;
    if (largest !== undefined && !isOwn) take(nameOf(largest), ids);
  }
  return divided;
}

/**
 * The modules that most parts need, with what they import, as far as there is room for what does not load later in any case.
 * None with styles: documents contain the styles of each file that their page needs.
 */
function commonModules(
  parts: readonly LazyPart[],
  graph: ModuleGraph,
  taken: ReadonlySet<string>,
  later: ReadonlySet<string>,
): ReadonlySet<string> {
  const needed = [...graph.keys()]
    .filter((id) => !taken.has(id) && !id.endsWith('.css'))
    .map((id) => ({ id, by: parts.filter(({ modules, before }) => modules.has(id) && !before.has(id)).length }))
    .filter(({ by }) => by >= fewestNeeding);
  const common = new Set<string>();
  let room = mostCommon;
  for (const { id } of needed.toSorted((a, b) => b.by - a.by || (a.id < b.id ? -1 : 1))) {
    const more = [...closure([id], graph)].filter((each) => !taken.has(each) && !common.has(each));
    if (more.some((each) => each.endsWith('.css'))) continue;
    const bytes = more.reduce((sum, each) => sum + (later.has(each) ? 0 : (graph.get(each)?.size ?? 0)), 0);
    if (bytes > room) continue;
    room -= bytes;
    for (const each of more) common.add(each);
  }
  return common;
}

/** The modules that the sources mark as loaded on every visit. */
const markedParts = (when: EveryVisit['when'], graph: ModuleGraph): readonly string[] =>
  [...graph.keys()]
    .filter((id) => /^[^\0?]*\.tsx?$/.test(id) && !id.includes('/node_modules/'))
    .flatMap((id) => sourceModule(sourcePath(id)).everyVisit.filter((mark) => mark.when === when))
    .map(({ module }) => (graph.has(`\0${module}`) ? `\0${module}` : join(sourceRoot, module)));

/** What a file is called by one of its modules: its package, or the file's name without endings. */
const nameOf = (id: string): string =>
  (/\/node_modules\/(?:@[^/]*\/)?([^/]*)/.exec(id) ?? /([^/.]*)(?:\.[^/]*)?$/.exec(id))?.[1] ?? 'part';
