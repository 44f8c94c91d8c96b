import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { mediaTypeOf } from '#sandbox/adapters/node/mediaTypes.ts';
import { readBrandFolders } from '../../apps/site/build/brandFolders.ts';
import { UserError } from '../lib/userError.ts';
import { type CheckedBundle, checkBundle } from './checkBundle.ts';
import { filesBeside } from './filesBeside.ts';
import { readBundle } from './readBundle.ts';
import { type ReleasedBundle, releaseBundle } from './releaseBundle.ts';

/** A client's brand that a developer or designer works on while the site shows it. */
export interface WatchedBundle {
  /** The brand of the build that it changes. */
  readonly brand: string;
  readonly brandFile: string;
  /** The brand file as the site reads it now. */
  readonly content: () => unknown;
  /** Answers for the files of the bundle, and to pages that wait for the next change; undefined for everything else. */
  readonly answer: (request: Request) => Promise<Response> | Response | undefined;
  /** Lets a page load itself again after the next change. */
  readonly withReload: (page: Promise<Response>) => Promise<Response>;
  readonly close: () => void;
}

/** How long a folder has to rest before it is read: programs write several files, and some files twice. In ms. */
const restMs = 100;
/** How long a page waits for a change before it asks again, in ms. */
const patienceMs = 20_000;

const reloadPath = '/brand-reload';
const script = `const since = new URL(import.meta.url).searchParams.get('since');
for (;;) {
  const answer = await fetch('${reloadPath}?since=' + since, { cache: 'no-store' }).catch(() => null);
  if (answer?.status === 200) { location.reload(); break; }
  if (answer === null) await new Promise((go) => setTimeout(go, 1000));
}
`;

const plain = (status: number, body: string | Uint8Array<ArrayBuffer> | null, type = 'text/plain'): Response =>
  new Response(body, { status, headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });

async function check(path: string): Promise<CheckedBundle> {
  const brands = await readBrandFolders();
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() === true && !path.endsWith('.zip');
  if (!isFile) return checkBundle(readBundle(path), { brands });
  const whole = checkBundle({ files: filesBeside(path), problems: [] }, { brands });
  // Only a bundle says where its files come from.
  return { ...whole, notes: [], problems: whole.problems.filter(({ group }) => group !== 'licences') };
}

/**
 * Reads a bundle or brand file, and reads it again after each change. What is wrong is said and left out; a brand that cannot
 * be read leaves the last one that could.
 * @param path a folder, a ZIP archive or a brand file
 * @param say receives one line for each thing to say
 * @throws UserError when there is no brand to begin with
 */
export async function watchBundle(path: string, say: (line: string) => void): Promise<WatchedBundle> {
  async function read(): Promise<ReleasedBundle | undefined> {
    const { bundle, problems, notes } = await check(path);
    for (const { text } of problems) say(`${path}: ${text}`);
    for (const note of notes) say(`${path}: ${note}`);
    return bundle && releaseBundle(bundle, { draws: false });
  }
  const first = await read();
  if (first === undefined) throw new UserError(`${path} has no brand that could be shown`);
  let shown = first;
  let version = 1;
  let waiting: (() => void)[] = [];
  const wake = (): void => {
    for (const go of waiting) go();
    waiting = [];
  };

  async function readAgain(): Promise<void> {
    const next = await read().catch((error: unknown) => say(`${path}: ${String(error)}`));
    if (next === undefined) return;
    if (next.brand !== first?.brand) say(`${path}: extends ${next.brand} now; start again to see it`);
    shown = next;
    version += 1;
    say(`${path}: read again`);
    wake();
  }
  const watcher = watchPath(path, () => void readAgain());

  async function untilChanged(since: string | null): Promise<Response> {
    if (since === String(version)) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        setTimeout(resolve, patienceMs).unref();
      });
    }
    return since === String(version) ? plain(204, null) : plain(200, `${version}`);
  }
  return {
    brand: first.brand,
    brandFile: first.brandFile,
    content: () => JSON.parse(shown.text) as unknown,
    answer(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === reloadPath) return untilChanged(searchParams.get('since'));
      if (pathname === `${reloadPath}.js`) return plain(200, script, 'text/javascript');
      const file = shown.files.get(pathname);
      return file && plain(200, new Uint8Array(file), mediaTypeOf(pathname));
    },
    async withReload(page) {
      const since = version;
      const response = await page;
      if (response.headers.get('Content-Type')?.startsWith('text/html') !== true) return response;
      const tag = `<script type="module" src="${reloadPath}.js?since=${since}"></script>`;
      const headers = new Headers(response.headers);
      // A page that the browser has kept would wait for a change that has been.
      for (const name of ['ETag', 'Content-Length']) headers.delete(name);
      return new Response((await response.text()) + tag, { status: response.status, headers });
    },
    close() {
      watcher.close();
      wake();
    },
  };
}

/** Calls back when a folder has rested after a change in it. Of a file, its folder is watched: editors replace it. */
function watchPath(path: string, onChange: () => void): FSWatcher {
  const isFolder = statSync(path).isDirectory();
  let timer: NodeJS.Timeout | undefined;
  return watch(isFolder ? path : dirname(path), { recursive: isFolder }, (_, name) => {
    if (!isFolder && name !== null && name !== basename(path)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, restMs);
  });
}
