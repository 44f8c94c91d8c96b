import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, it, vi } from 'vitest';
import { offeredLanguages } from '#api/primitives.ts';
import { codeOf } from '#core/i18n/languageCode.ts';
import { routeList } from '#core/routing/routes.ts';
import { createSandboxServer } from '#sandbox/adapters/node.ts';
import { promotions } from '#sandbox/seed/promotions.ts';
import { withoutLineMarks } from '#text/lineMarks.ts';
import { brands } from '#themes/brands.ts';
import { brandText } from '#ui/theme/brandText.ts';
import { builtSiteOptions } from '../../scripts/lib/documents.ts';

/** The most that a document may be: bytes as sent (brotli), elements, and requests that it starts by itself. */
const most = { kb: 27, elements: 1_700, requests: 20 };
/**
 * The help carries the texts of all its sections: the server does not see which one the address names. The matches have a name
 * of two lines beside each price, and the fast lotteries stand beside their clocks.
 */
const mostKb: Readonly<Record<string, number>> = { help: 29, helpCentre: 29, sports: 27.2, elott: 27.2 };
/** Made of many small parts that other pages share; all of them are named in the document. */
const mostRequests: Readonly<Record<string, number>> = { register: 23, forget: 21, pointMall: 21, promotions: 21 };

const options = await builtSiteOptions('dist/site', { keep: false });
const { createPages } = options;
if (createPages === undefined) throw new Error('dist/server is missing: npm run build');
// A Saturday evening in Bangkok, which stands: what a page shows depends on the time, and its size with that.
const now = Date.UTC(2026, 10, 21, 13);
const server = createSandboxServer({ ...options, now, stands: true, control: false });
const { port } = await server.listen(0, '127.0.0.1');
afterAll(() => server.close());
const site = `http://127.0.0.1:${port}`;

const fetchPage = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(site + path, { headers: { Accept: 'text/html', ...headers } });

/** The public pages, which the document renders: those that need no account and have a screen. */
const rendered = routeList.filter(([, { access, screen }]) => access !== 'member' && screen !== undefined);
/** Every key in locales/: a document that shows one lacks its message. */
const messageKeys = new Set(
  readdirSync('locales/th').flatMap((file) => keysOf(JSON.parse(readFileSync(join('locales/th', file), 'utf8')))),
);

function keysOf(messages: object): readonly string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value as object).map((inner) => `${key}.${inner}`) : [key],
  );
}

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;
const contentOf = (html: string): string =>
  /<div id="root">(.*?)<script type="application\/json"/s.exec(html)?.[1] ?? '';

/** A second renderer in this process, as on a host with several sites. It takes nothing from the first. */
await fetchPage('/');
await createPages({ fetch: () => Promise.reject(new Error('no platform')), headers: () => ({}) });

it('finds the pages', () => expect(rendered.length).toBeGreaterThan(14));

it.each(rendered)('%s is a document with content, within its bounds', async (name, { paths: [path] }) => {
  for (const language of offeredLanguages) {
    // Without the name of a promotion there is none.
    const entry = name === 'promoDetail' ? '?id=promo-2' : '';
    const response = await fetchPage(path + entry, { Cookie: `lang=${language}` });
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(`data-rendered="${language.toLowerCase()}"`);
    expect(contentOf(html)).toMatch(/<main\b.*<h1/s);
    expect(contentOf(html)).not.toMatch(/ style=|<script|<link/);

    const texts = contentOf(html).split(/<[^>]*>/);
    expect(texts.filter((text) => messageKeys.has(text))).toEqual([]);
    expect(/<title>(.*?) · /.exec(html)?.[1]).not.toContain('pages.');
    expect(/<meta name="description" content="([^"]+)"/.exec(html)?.[1]).not.toMatch(/^documents|^pages/);

    // A picture that differs by the width of the window is named twice, and each window asks for one of the two.
    const asked = [...html.matchAll(/<(?:link rel="preload"|img) [^>]*?(?:src|href)="([^"]+)"/g)];
    const tall = new Set([...html.matchAll(/<link [^>]*media="not [^"]+" href="([^"]+)"/g)].map(([, url]) => url));
    const urls = asked.map(([, url]) => url).filter((url) => !tall.has(url));
    const program: readonly string[] = JSON.parse(/"files":(\[[^\]]+\])/.exec(html)?.[1] ?? '[]');
    expect(program[0]).toMatch(/^index-/);
    const messages: readonly string[] = JSON.parse(/"messages":(\[[^\]]*\])/.exec(html)?.[1] ?? '');
    // With the messages of every page.
    const requests = new Set([...urls, ...program, ...messages]).size + 1;
    const size = { kb: brotliCompressSync(html).length / 1000, elements: count(html, /<[a-z]/g), requests };
    const bounds = {
      ...most,
      kb: mostKb[name] ?? most.kb,
      requests: mostRequests[name] ?? most.requests,
    };
    const over = Object.entries(size).filter(([figure, value]) => value > bounds[figure as keyof typeof bounds]);
    expect(over, `${name} ${language} ${JSON.stringify(size)}`).toEqual([]);
  }
});

it.each([
  ['/', '/TCG_PROD_IMAGES/BANNERS/'],
  ['/rng', '/game?'],
  ['/live', 'vassalage='],
  ['/lottery', '/lottery?tag='],
  ['/promotions', '/promoDetail?'],
  ['/promoDetail?id=promo-2', '฿2,000'],
  ['/vip', '฿200,000'],
  ['/pointMall', '<h3'],
  ['/join?code=KINNARI8', 'ag***t'],
])('%s has what only its content has', async (path, content) => {
  expect(contentOf(await (await fetchPage(path)).text())).toContain(content);
});

it.each([
  ...['/login', '/login?entry=agent', '/login?next=%2Frng', '/forget'],
  ...['/register', '/register.html?affiliateCode=KINNARI8'],
])('%s has its form, a way to send it, and what stands around it', async (path) => {
  const content = withoutLineMarks(contentOf(await (await fetchPage(path)).text()));
  expect(content).toContain(path.startsWith('/login') ? 'name="password"' : 'name="mobileNum"');
  expect(content).toContain('type="submit"');
  expect(content).toMatch(/<h1/);
  // Language, theme and customer service.
  expect(content).toContain(JSON.parse(readFileSync('locales/th/appShell.json', 'utf8')).theme);
});

it.each(['/', '/rng', '/live', '/lottery', '/promotions', '/help', '/login', '/register', '/no/such/page'])(
  '%s is one document for every link of a campaign',
  async (path) => {
    const link = await (await fetchPage(`${path}?fbclid=IwAR0x&utm_source=line`)).text();
    expect(link).toBe(await (await fetchPage(path)).text());
  },
);

it.each(['/?centre=depositv2&fbclid=1', '/rng?games=LIVE.EVO&fbclid=1'])(
  '%s is the document that all share',
  async (address) => {
    const [path = ''] = address.split('?');
    expect(await (await fetchPage(address)).text()).toBe(await (await fetchPage(path)).text());
  },
);

it.each(offeredLanguages)('a promotion is a document of its own, in %s', async (language) => {
  const { title, content } = promotions[1] ?? { title: { th: '', en: '' }, content: { th: '', en: '' } };
  const code = codeOf(language) === 'en' ? 'en' : 'th';
  const html = await (await fetchPage('/promoDetail?id=promo-2', { Cookie: `lang=${language}` })).text();
  expect(/<title>(.*?) · /.exec(html)?.[1]).toBe(title[code]);
  expect(/<meta name="description" content="(.*?) · /.exec(html)?.[1]).toBe(title[code]);
  expect(html).toContain(`<link rel="canonical" href="${site}/promoDetail?id=promo-2">`);
  expect(withoutLineMarks(contentOf(html))).toContain(/>([^<>]{20,})</.exec(content[code])?.[1]);
});

it.each([
  ['/vip', /฿[\d,]+/],
  ['/pointMall', /฿[\d,]+/],
  ['/promoDetail?id=promo-2', /฿[\d,]+/],
  ['/login', /name="password"/],
  ['/register', /name="mobileNum"/],
  ['/forget', /name="mobileNum"/],
] as const)('%s has its own description and nothing of the visitor', async (path, content) => {
  const plain = await (await fetchPage(path, { Cookie: 'lang=EN' })).text();
  expect(await (await fetchPage(path, { Cookie: 'lang=TH; __Host-lang=EN' })).text()).toBe(plain);
  const home = await (await fetchPage('/', { Cookie: 'lang=EN' })).text();
  const described = /<meta name="description" content="[^"]+"/;
  expect(described.exec(plain)?.[0]).not.toBe(described.exec(home)?.[0]);
  expect(plain).toMatch(content);
  const session = { Authorization: 'Bearer x', Cookie: 'lang=EN; token=x; rememberMe=1', 'User-Agent': 'another' };
  expect(await (await fetchPage(path, session)).text()).toBe(plain);
});

it.each(['/login', '/register', '/forget'])('%s carries nothing of its address that could act', async (path) => {
  const script = '"><script>alert(1)</script>';
  for (const bad of [
    script,
    '//evil.example',
    String.raw`/\evil.example`,
    'https://evil.example',
    'javascript:alert(1)',
  ]) {
    const value = encodeURIComponent(bad);
    const address = `${path}?next=${value}&window=${value}&entry=${value}&referralCode=${value}&affiliateCode=${value}`;
    const html = await (await fetchPage(address)).text();
    expect(html).toContain('data-rendered');
    expect(html).not.toContain('<script>alert');
    // The id of the window is carried on as a value of the query; nothing leads elsewhere.
    const links = [...contentOf(html).matchAll(/ (?:href|action|src)="([^"]*)"/g)].map(([, url = '']) => url);
    expect(links.filter((url) => new URL(url.replaceAll('&amp;', '&'), site).origin !== site)).toEqual([]);
    expect(links.filter((url) => /[?&]next=/.test(url))).toEqual([]);
  }
});

it('renders a page whose address opens a dialog without an error', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const path of ['/?centre=depositv2', '/rng?centre=limits', '/?agent=agentTeamOverview', '/agentHome', '/game']) {
    expect((await fetchPage(path)).ok).toBe(true);
  }
  expect(report.mock.calls).toEqual([]);
  report.mockRestore();
});

it.each(['/sports', '/esports', '/cockfight'])('%s says no minutes that are left, which it outlives', async (path) => {
  for (const [language, minutes] of [
    ['TH', /อีก\s*\d+\s*นาที/],
    ['EN', /in \d+ min/],
  ] as const) {
    const content = withoutLineMarks(contentOf(await (await fetchPage(path, { Cookie: `lang=${language}` })).text()));
    // What begins next is in it, by its time.
    expect(content).toMatch(/\d\d:\d\d/);
    expect(content).not.toMatch(minutes);
  }
});

it.each([
  ['that of its kind', '/rng', 'slots'],
  ['that of promotions', '/promoDetail?id=promo-2', 'promotions'],
  ['that of its kind', '/vip', 'vip'],
  ['that of its kind', '/cockfight', 'cockfight'],
  ['that of the home page, where there is no page', '/nope', 'home'],
  ['that of invitations, on a page without the app shell', '/register?referralCode=K1', 'join'],
  ['that of the home page, without content', '/agentHome', 'home'],
])('shows messengers %s in place of an SVG of the platform', async (_what, path, kind) => {
  const html = await (await fetchPage(path)).text();
  expect(count(html, /property="og:image"/g)).toBe(1);
  const url = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '';
  expect(url).toBe(`${site}/brands/kinnari/share/${kind}.th.jpg`);
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta property="og:image:height" content="630">');
  expect(html).toMatch(/<meta property="og:image:alt" content="[^"]+">/);
  expect(count(html, /<meta name="twitter:card" content="summary_large_image">/g)).toBe(1);
  const picture = await fetch(url);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('Content-Type')).toBe('image/jpeg');
});

it.each([
  ['/promotions', [/\/scene\/promotions-1-tall/, /\/scene\/promotions-1-wide/, /\/BANNERS\/th\/promo-1/]],
  ['/rng', [/\/scene\/rng-1-tall/, /\/scene\/rng-1-wide/, /-COLOR\.png/]],
])('%s asks for its banner and the picture after it before its styles have come', async (path, pictures) => {
  const head = (await (await fetchPage(path)).text()).split('<style>')[0] ?? '';
  const asked = [
    ...head.matchAll(/<link rel="preload" as="image" fetchpriority="high"(?: media="[^"]+")? href="([^"]+)">/g),
  ];
  expect(asked.map(([, url]) => url)).toEqual(pictures.map((picture) => expect.stringMatching(picture)));
});

it.each(['/login', '/register', '/forget'])('%s says in its head which page it is', async (path) => {
  const html = await (await fetchPage(path)).text();
  const home = await (await fetchPage('/')).text();
  expect(html).toMatch(/<title>.+ · .+<\/title>/);
  expect(/<title>.*?<\/title>/.exec(html)?.[0]).not.toBe(/<title>.*?<\/title>/.exec(home)?.[0]);
  expect(html.match(/<meta name="description" content="[^"]+">/g)).toHaveLength(1);
  expect(html).toContain(`<meta property="og:url" content="${site}${path}">`);
});

it.each(offeredLanguages)('can be installed, in %s', async (language) => {
  const html = await (await fetchPage('/', { Cookie: `lang=${language}` })).text();
  expect(html).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}">/);
  const manifest = await fetch(site + (/<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? ''));
  expect(manifest.headers.get('Content-Type')).toMatch(/^application\/manifest\+json/);
  const {
    icons,
    name,
    start_url: start,
  } = (await manifest.json()) as {
    icons: { src: string; type: string }[];
    name: string;
    start_url: string;
  };
  expect(name).toBe(brandText(brands[0].name, codeOf(language)));
  expect((await fetch(site + start)).status).toBe(200);
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, type } of icons) expect((await fetch(site + src)).headers.get('Content-Type')).toContain(type);
});

it('a document says nothing of a maintenance that is announced: its minutes pass while it is kept', async () => {
  const announced = createSandboxServer({ ...options, now, scenario: 'maintenanceSoon', control: false });
  const { port: other } = await announced.listen(0, '127.0.0.1');
  try {
    for (const path of ['/', '/login']) {
      const response = await fetch(`http://127.0.0.1:${other}${path}`, { headers: { Accept: 'text/html' } });
      const content = contentOf(await response.text());
      expect(content).toContain('<main');
      expect(withoutLineMarks(content)).not.toMatch(/ปิดปรับปรุง \d\d:\d\d/);
    }
  } finally {
    await announced.close();
  }
});
