import { bandMark } from '#core/app/keptDocument.ts';
import { appShellPath, offlineCaches } from '#core/app/offlineFiles.ts';
import { bandTime } from './bandTime.ts';

/** What the build tells the worker. Paths begin with `/`. */
export interface Shell {
  /** Another one for other files. */
  readonly release: string;
  /** The files that a start and the pages of the bottom bar need, in any language. */
  readonly files: readonly string[];
  /** The files with their messages, in which `{language}` is that of a document, such as `th`. */
  readonly messages: readonly string[];
  /** What the band says without a connection, with `{time}`, and how that is written, by the language of a document. */
  readonly bands: Readonly<Record<string, { readonly text: string; readonly locale: string }>>;
  /** The zone of the site's times. */
  readonly timeZone: string;
  /** How the paths of the platform begin, such as `/wps/`. */
  readonly platform: readonly string[];
}

/** What the worker needs of its browser. */
export interface WorkerScope {
  readonly origin: string;
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string) => Promise<Response>;
  readonly now: () => number;
}

/** What is read of a request. */
export type AskedFor = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers'>;

/** How a request is answered. Everything else is the browser's. */
export type Kind = 'page' | 'asset' | 'brand';

/** Files beyond the shell that are kept; the oldest leaves first. */
const mostUsed = 150;

const home = '/';
const languageOf = (page: string): string => /<html[^>]*? lang="(\w+)/.exec(page)?.[1] ?? '';
/** The start tag of the band, which is empty. */
const bandPlace = new RegExp(`<div[^>]* ${bandMark}=""[^>]*>(?=</)`, 'g');

/**
 * Keeps the site's program and two of its pages, for a start without a connection. While the network answers, a page is the
 * network's, whatever its status: what is kept is given only when the network fails. Never sees the platform's calls,
 * pictures and games, frames, parts of files, and other sites.
 * @param keptReleases the running release, and those before it, whose tabs may be open
 */
export function createOfflineShell(
  scope: WorkerScope,
  { release, files, messages, bands, timeZone, platform }: Shell,
  keptReleases = 2,
) {
  const { origin, caches, fetch, now } = scope;
  const ownName = offlineCaches.shell + release;

  /** An answer that may be kept: whole, and of this site. */
  async function load(path: string): Promise<Response> {
    const answer = await fetch(origin + path);
    if (answer.status !== 200) throw new TypeError(path);
    return answer;
  }

  async function keep(cache: Cache, path: string): Promise<void> {
    // The name of a file contains a hash of its content, so that another release may have it already.
    await cache.put(origin + path, (await caches.match(origin + path)) ?? (await load(path)));
  }

  /** A page that says when it was kept, and what it needs beside the shell. Its policy still fits: no script or style changes. */
  async function readPage(path: string) {
    const answer = await load(path);
    const text = await answer.text();
    const headers = new Headers(answer.headers);
    for (const name of ['ETag', 'Vary', 'Content-Length', 'Content-Encoding', 'Last-Modified']) headers.delete(name);
    headers.set('Cache-Control', 'no-store');
    const kept = text.replace('<html', `<html data-offline="${new Date(now()).toISOString()}"`);
    return {
      path,
      language: languageOf(text),
      assets: new Set(Array.from(text.matchAll(/["'](\/assets\/[\w.-]+)["']/g), ([, asset = '']) => asset)),
      answer: new Response(kept, { headers }),
    };
  }
  type Page = Awaited<ReturnType<typeof readPage>>;

  /** A kept page whose band says so from the first paint; a document may have one in each language. */
  async function withBand(page: Response): Promise<Response> {
    const text = await page.text();
    const since = Date.parse(/data-offline="([^"]*)/.exec(text)?.[1] ?? '');
    const written = text.replace(bandPlace, (place: string, at: number) => {
      const band = bands[text.slice(text.lastIndexOf(' lang="', at) + 7).slice(0, 2)];
      if (band === undefined) return place;
      return place + band.text.replace('{time}', bandTime(since, now(), band.locale, timeZone));
    });
    return new Response(written, page);
  }

  /** Keeps pages with what they name: one without its program would be an empty page. */
  async function keepPages(read: readonly Page[]): Promise<void> {
    const used = await caches.open(offlineCaches.used);
    for (const { assets } of read)
      for (const asset of assets) if (!(await caches.match(origin + asset))) await keep(used, asset);
    const pages = await caches.open(offlineCaches.pages);
    for (const { path, answer } of read) await pages.put(origin + path, answer);
  }
  async function keepUsed(url: string, answer: Response): Promise<void> {
    const used = await caches.open(offlineCaches.used);
    await used.put(url, answer);
    const keys = await used.keys();
    for (const key of keys.slice(0, -mostUsed)) await used.delete(key);
  }

  async function fromNetwork(request: AskedFor & Request, later: (work: Promise<unknown>) => void): Promise<Response> {
    const answer = await fetch(request);
    if (answer.status === 200) later(keepUsed(request.url, answer.clone()).catch(() => {}));
    return answer;
  }

  /** Whether an address is a page of this site, and not of the platform, a file or another site. */
  function isPage(url: string): boolean {
    const { origin: asked, pathname } = new URL(url, origin);
    return (
      asked === origin && !platform.some((prefix) => pathname.startsWith(prefix)) && !/\.(?!html$)[^/]*$/.test(pathname)
    );
  }

  return {
    isPage,

    /** The folder of the icons of the deployment's brand, as the kept home page names it; undefined without icons, or a page. */
    async iconFolder(): Promise<string | undefined> {
      const page = await caches.match(origin + home);
      return /"([^"]*)apple-touch-icon\./.exec((await page?.text()) ?? '')?.[1];
    },

    /** Says how a request is answered; undefined for what is the browser's. */
    kindOf({ method, url, mode, destination, headers }: AskedFor): Kind | undefined {
      const { origin: asked, pathname } = new URL(url);
      if (method !== 'GET' || asked !== origin || headers.has('Range')) return undefined;
      if (mode === 'navigate') return destination === 'document' && isPage(url) ? 'page' : undefined;
      if (pathname.startsWith('/assets/')) return 'asset';
      return /^\/(?:brands|client)\//.test(pathname) ? 'brand' : undefined;
    },

    /**
     * Keeps all files of the release, and the pages as they are now. Rejects when one is missing: the former worker stays in
     * charge then, and what is kept stays.
     */
    async install(): Promise<void> {
      const isNew = !(await caches.has(ownName));
      try {
        const pages = await Promise.all([home, appShellPath].map(readPage));
        const own = await caches.open(ownName);
        // The app shell has every language; the home page, that of the player.
        const texts = messages.map((path) => path.replace('{language}', `${pages[0]?.language}`));
        // One after the other: line and processor are the page's.
        for (const path of [...files, ...texts]) await keep(own, path);
        await keepPages(pages);
      } catch (failure) {
        // Half of a release is none.
        if (isNew) await caches.delete(ownName);
        throw failure;
      }
    },

    /** Removes the files of releases that no tab has any more. */
    async activate(): Promise<void> {
      const shells = (await caches.keys()).filter((name) => name.startsWith(offlineCaches.shell) && name !== ownName);
      for (const name of shells.toReversed().slice(keptReleases - 1)) await caches.delete(name);
    },

    /** Keeps what a page has loaded beside the shell, before the worker was there to see it. */
    async keepAll(urls: readonly string[]): Promise<void> {
      const used = await caches.open(offlineCaches.used);
      for (const url of urls) {
        const { origin: asked, pathname } = new URL(url, origin);
        if (asked === origin && pathname.startsWith('/assets/') && !(await caches.match(url)))
          await keep(used, pathname);
      }
    },

    /**
     * Answers a request.
     * @param preload the answer to a navigation, where the browser has asked already
     * @param later work that may outlast the answer
     */
    async answer(
      kind: Kind,
      request: Request,
      preload: Promise<Response | undefined>,
      later: (work: Promise<unknown>) => void,
    ): Promise<Response> {
      if (kind === 'asset') return (await caches.match(request.url)) ?? fromNetwork(request, later);
      try {
        if (kind === 'brand') return await fromNetwork(request, later);
        return (await preload) ?? (await fetch(request));
      } catch (failure) {
        const { pathname } = new URL(request.url);
        const page = origin + (pathname === home ? home : appShellPath);
        const known = await caches.match(kind === 'brand' ? request.url : page);
        if (known === undefined) throw failure;
        return kind === 'page' ? await withBand(known) : known;
      }
    },
  };
}
