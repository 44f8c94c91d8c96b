import { beforeEach, describe, expect, it, test } from 'vitest';
import { createRandom } from '#demo/art/random.ts';
import { type Shell, createOfflineShell } from './offlineShell.ts';

const origin = 'https://site.example';
const start = Date.parse('2026-11-29T07:05:00Z');
let at = start;

/** Caches in memory, in the order of their making. */
class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();
  keys = async () => [...this.all.keys()];
  has = async (name: string) => this.all.has(name);
  delete = async (name: string) => this.all.delete(name);
  async match(url: string): Promise<Response | undefined> {
    for (const entries of this.all.values()) if (entries.has(url)) return entries.get(url)?.clone();
    return undefined;
  }
  async open(name: string) {
    const entries = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, entries);
    return {
      put: async (url: string, answer: Response) => void entries.set(url, answer),
      match: async (url: string) => entries.get(url)?.clone(),
      keys: async () => [...entries.keys()],
      delete: async (url: string) => entries.delete(url),
    };
  }
  names = (cache: string) =>
    [...(this.all.get(cache) ?? new Map<string, Response>()).keys()].map((url) => url.slice(origin.length));
}

const first: Shell = {
  release: 'one',
  files: ['/assets/index-1.js', '/assets/home-1.js'],
  messages: ['/assets/first.{language}-1.json'],
  bands: { th: { text: 'ข้อมูลเมื่อ {time}', locale: 'th-TH' }, en: { text: 'as of {time}', locale: 'en-GB' } },
  timeZone: 'Asia/Bangkok',
  platform: ['/wps/', '/images/'],
};
const second: Shell = { ...first, release: 'two', files: ['/assets/index-1.js', '/assets/home-2.js'] };

let caches: FakeCaches;
/** What the network answers, by the path; an error for a connection that fails. */
let network: Record<string, () => Response>;
let asked: string[];
const html = (text: string) => () =>
  new Response(
    `<!doctype html><html data-theme="dark" lang="th"><script src="/assets/extra-1.js"></script>${text}</html>`,
    {
      headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': 'p', ETag: '"1"', Vary: 'Cookie' },
    },
  );

beforeEach(() => {
  at = start;
  caches = new FakeCaches();
  network = { '/': html('home'), '/app-shell': html('shell') };
  asked = [];
});

const shellOf = (shell: Shell = first, keptReleases?: number) =>
  createOfflineShell(
    {
      origin,
      caches: caches as unknown as CacheStorage,
      now: () => at,
      async fetch(request) {
        const { pathname } = new URL(typeof request === 'string' ? request : request.url);
        asked.push(pathname);
        const answer = network[pathname];
        if (answer !== undefined) return answer();
        if (pathname.startsWith('/assets/')) return new Response(pathname);
        throw new TypeError('Failed to fetch');
      },
    },
    shell,
    keptReleases,
  );

const ask = (path: string, values: Partial<Request> = {}) =>
  ({
    method: 'GET',
    url: origin + path,
    mode: 'cors',
    destination: 'script',
    headers: new Headers(),
    ...values,
  }) as Request;
const toPage = (path: string) => ask(path, { mode: 'navigate', destination: 'document' });
const noPreload = Promise.resolve(undefined);
async function open(
  shell: ReturnType<typeof shellOf>,
  path: string,
  preload: Promise<Response | undefined> = noPreload,
) {
  const request = toPage(path);
  const kind = shell.kindOf(request);
  if (kind === undefined) throw new Error(`${path} is the browser’s`);
  return shell.answer(kind, request, preload, () => {});
}

describe('what it answers', () => {
  it.each([
    ['a page', toPage('/promotions'), 'page'],
    ['a page with a query', toPage('/?centre=withdraw'), 'page'],
    ['a page whose path looks like a file', toPage('/register.html'), 'page'],
    ['a file of the build', ask('/assets/index-1.js'), 'asset'],
    ['a picture of a brand', ask('/brands/kinnari.svg'), 'brand'],
    ['a file of a client', ask('/client/mark.svg'), 'brand'],
    ['a frame', ask('/seamless', { mode: 'navigate', destination: 'iframe' }), undefined],
    ['a call', ask('/wps/member/balance'), undefined],
    ['a page of the platform', toPage('/wps/live/stream'), undefined],
    ['a download', toPage('/app.apk'), undefined],
    ['a picture of the platform', ask('/images/game.webp'), undefined],
    ['a part of a file', ask('/assets/film.mp4', { headers: new Headers({ Range: 'bytes=0-' }) }), undefined],
    ['what is sent', ask('/assets/index-1.js', { method: 'POST' }), undefined],
    ['another site', { ...ask('/'), url: 'https://cdn.example/assets/index-1.js' }, undefined],
  ])('%s: %s', (_, request, kind) => expect(shellOf().kindOf(request)).toBe(kind));
});

describe('the first visit', () => {
  it('keeps the files, the messages of the player’s language, and the pages with what they name', async () => {
    await shellOf().install();
    expect(caches.names('shell-one')).toEqual([...first.files, '/assets/first.th-1.json']);
    expect(caches.names('used')).toEqual(['/assets/extra-1.js']);
    expect(caches.names('pages')).toEqual(['/', '/app-shell']);
  });

  it('knows whose icons they are by the home page that it keeps', async () => {
    const shell = shellOf();
    expect(await shell.iconFolder()).toBeUndefined();
    network = { ...network, '/': html('<link rel="apple-touch-icon" href="/brands/naga/apple-touch-icon.png">') };
    await shell.install();
    expect(await shell.iconFolder()).toBe('/brands/naga/');
  });

  it('marks a page as kept, with its policy and without what a cache would compare', async () => {
    const shell = shellOf();
    await shell.install();
    network = {};
    const page = await open(shell, '/');
    expect(await page.text()).toContain('<html data-offline="2026-11-29T07:05:00.000Z" data-theme="dark" lang="th">');
    expect(Object.fromEntries(page.headers)).toEqual({
      'cache-control': 'no-store',
      'content-security-policy': 'p',
      'content-type': 'text/html',
    });
  });

  it.each([
    ['a file that is missing', '/assets/home-1.js', () => new Response('', { status: 404 })],
    ['a site in maintenance', '/', () => new Response('closed', { status: 503 })],
    ['a connection that ends', '/app-shell', () => Promise.reject(new TypeError('Failed to fetch')) as never],
  ])('keeps nothing after %s', async (_, path, answer) => {
    network[path] = answer;
    await expect(shellOf().install()).rejects.toThrow();
    expect(await caches.has('shell-one')).toBe(false);
    expect(caches.names('pages')).toEqual([]);
  });

  it('keeps again what was removed since', async () => {
    await shellOf().install();
    for (const name of await caches.keys()) await caches.delete(name);
    await shellOf().install();
    expect(caches.names('shell-one')).toHaveLength(3);
    expect(caches.names('pages')).toHaveLength(2);
  });

  it('keeps what the page had loaded before, of this site’s files alone', async () => {
    const shell = shellOf();
    await shell.install();
    const loaded = ['/assets/index-1.js', '/assets/later-1.js', '/wps/system/status', '/brands/kinnari.svg'];
    await shell.keepAll([...loaded.map((path) => origin + path), 'https://cdn.example/assets/x.js']);
    expect(caches.names('used')).toEqual(['/assets/extra-1.js', '/assets/later-1.js']);
  });
});

describe('without a connection', () => {
  it('home is its document, every other page the app shell', async () => {
    const shell = shellOf();
    await shell.install();
    network = {};
    const textOf = async (path: string) => (await (await open(shell, path)).text()).replaceAll(/<[^>]*>/g, '');
    expect(await textOf('/')).toBe('home');
    expect(await textOf('/?from=app')).toBe('home');
    expect(await textOf('/promotions')).toBe('shell');
    expect(await textOf('/no-such-page')).toBe('shell');
  });

  it('a page says since when from its first paint, in each language that it has', async () => {
    network['/'] = html('<header><div role="status" class="b" data-offline-band=""></div></header>');
    network['/app-shell'] = html(
      '<div lang="th"><div data-offline-band=""></div></div><p lang="en"></p><div lang="en"><div data-offline-band=""></div></div>',
    );
    const shell = shellOf();
    await shell.install();
    network = {};
    const given = async (path: string) => (await open(shell, path)).text();
    expect(await given('/')).toContain('class="b" data-offline-band="">ข้อมูลเมื่อ 14:05</div>');
    expect(await given('/rng')).toContain(
      '<div lang="th"><div data-offline-band="">ข้อมูลเมื่อ 14:05</div></div><p lang="en"></p>' +
        '<div lang="en"><div data-offline-band="">as of 14:05</div></div>',
    );
    at += 24 * 60 * 60_000;
    expect(await given('/rng')).toContain('as of 29 Nov, 14:05');
  });
  it('a page is the browser’s failure where nothing is kept', async () => {
    network = {};
    await expect(open(shellOf(), '/')).rejects.toThrow('Failed to fetch');
  });

  it('a brand keeps its picture, and a file that was used is there', async () => {
    const shell = shellOf();
    network['/brands/kinnari.svg'] = () => new Response('mark');
    const works: Promise<unknown>[] = [];
    const load = (path: string) => {
      const request = ask(path);
      return shell.answer(shell.kindOf(request) ?? 'page', request, noPreload, (work) => works.push(work));
    };
    await load('/brands/kinnari.svg');
    await load('/assets/deep-1.js');
    await Promise.all(works);
    network = {};
    expect(await (await load('/brands/kinnari.svg')).text()).toBe('mark');
    asked = [];
    expect(await (await load('/assets/deep-1.js')).text()).toBe('/assets/deep-1.js');
    expect(asked).toEqual([]);
  });

  it('keeps at most 150 files beyond the shell', async () => {
    const shell = shellOf();
    const works: Promise<unknown>[] = [];
    for (let file = 0; file < 160; file += 1) {
      await shell.answer('asset', ask(`/assets/${file}.js`), noPreload, (work) => works.push(work));
      await works.at(-1);
    }
    expect(caches.names('used')).toHaveLength(150);
    expect(caches.names('used')[0]).toBe('/assets/10.js');
  });
});

describe('with a connection', () => {
  test.each([200, 404, 451, 500, 503])('an answer of %i is an answer', async (status) => {
    const shell = shellOf();
    await shell.install();
    network['/'] = () => new Response('now', { status });
    const page = await open(shell, '/');
    expect([page.status, await page.text()]).toEqual([status, 'now']);
  });

  it('the browser’s own question is not asked twice', async () => {
    const shell = shellOf();
    await shell.install();
    asked = [];
    const page = await open(shell, '/promotions', Promise.resolve(new Response('preloaded')));
    expect([await page.text(), asked]).toEqual(['preloaded', []]);
  });

  it('a kept page is never given in 1,000 visits while the network answers, and always when it fails', async () => {
    const random = createRandom(1, 'visits');
    const shell = shellOf();
    await shell.install();
    for (let visit = 0; visit < 1_000; visit += 1) {
      const [fails, preloads, refreshes] = [random.chance(0.3), random.chance(0.5), random.chance(0.2)];
      const now = `visit ${visit}`;
      network = fails ? {} : { '/': html(now), '/app-shell': html(now), '/vip': html(now) };
      const preload = fails ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(html(now)());
      preload.catch(() => {});
      const page = await open(shell, random.chance(0.5) ? '/' : '/vip', preloads ? preload : noPreload);
      const text = await page.text();
      expect(text.includes(now)).toBe(!fails);
      expect(text.includes('data-offline')).toBe(fails);
      if (refreshes) await shell.install().catch(() => {});
    }
  });
});

describe('another release', () => {
  it('loads only what has changed, takes the pages again, and leaves the files of the former one to its tabs', async () => {
    await shellOf().install();
    asked = [];
    network['/'] = html('second');
    const next = shellOf(second);
    await next.install();
    await next.activate();
    expect(asked.toSorted()).toEqual(['/', '/app-shell', '/assets/home-2.js']);
    expect(await caches.keys()).toEqual(['shell-one', 'used', 'pages', 'shell-two']);
    network = {};
    expect(await (await open(next, '/')).text()).toContain('second');
  });

  it.each([
    ['the running one and the former', undefined, ['shell-two', 'shell-three']],
    ['the running one alone', 1, ['shell-three']],
    ['two former ones', 3, ['shell-one', 'shell-two', 'shell-three']],
  ])('leaves %s', async (_, keptReleases, left) => {
    for (const shell of [first, second, { ...first, release: 'three' }]) {
      await shellOf(shell, keptReleases).install();
      await shellOf(shell, keptReleases).activate();
    }
    expect((await caches.keys()).filter((name) => name.startsWith('shell-'))).toEqual(left);
  });

  it('that does not load whole changes nothing', async () => {
    const former = shellOf();
    await former.install();
    network['/'] = html('second');
    network['/assets/home-2.js'] = () => new Response('', { status: 404 });
    await expect(shellOf(second).install()).rejects.toThrow('/assets/home-2.js');
    network = {};
    expect(await (await open(former, '/')).text()).toContain('home');
    expect(caches.names('shell-one')).toHaveLength(3);
    expect(await caches.has('shell-two')).toBe(false);
  });

  it('that repeats the files of the running one leaves them when its pages fail', async () => {
    await shellOf().install();
    network['/'] = () => new Response('', { status: 503 });
    await expect(shellOf().install()).rejects.toThrow();
    expect(caches.names('shell-one')).toHaveLength(3);
  });
});
