import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { type Browser, chromium as playwright } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium } from '../../scripts/chromium.ts';
import { type Host, startHost } from './host.ts';
import { ask } from './load.ts';
import { hostNames } from './servers.ts';

const svg = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" fill="${color}"/></svg>`;

/** The check sum of a chunk of PNG. */
function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
/** A grey PNG. */
function png(width: number, height: number): Buffer {
  const uint = (value: number): Buffer => Buffer.from(Uint32Array.of(value).buffer).swap32();
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    return Buffer.concat([uint(data.length), body, uint(crc(body))]);
  };
  const head = Buffer.concat([uint(width), uint(height), Buffer.from([8, 0, 0, 0, 0])]);
  const rows = Buffer.alloc((width + 1) * height, 0x80);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

/** A font with Thai letters: that of the site, under another name. */
const font = (): Buffer => {
  const folder = 'dist/site/assets';
  const name = readdirSync(folder).find((file) => /anuphan-thai.*\.woff2$/.test(file)) ?? '';
  return readFileSync(join(folder, name));
};

const brandFile = {
  name: { th: 'ซากุระ', en: 'Sakura' },
  mark: { src: '/client/mark.svg' },
  favicon: '/client/icon.svg',
  illustration: '/client/lotus.svg',
  preview: '/client/share.png',
  defaults: { theme: 'dark', language: 'en' },
  fonts: [{ family: 'Sakura', url: '/client/sakura.woff2' }],
  light: { font: { body: "'Sakura', sans-serif" } },
};

describe.each(hostNames)('a client’s brand on %s', (name) => {
  let host: Host;
  let browser: Browser;
  beforeAll(async () => {
    host = await startHost(name, {
      changes: (origin) => ({ brandFile: '/client/brand.json', origin }),
      clientFiles: {
        // As an editor on Windows saves it.
        'client/brand.json': `\uFEFF${JSON.stringify(brandFile)}`,
        'client/mark.svg': svg('crimson'),
        'client/icon.svg': svg('navy'),
        'client/lotus.svg': svg('teal'),
        'client/share.png': png(1200, 630),
        'client/sakura.woff2': font(),
        'google123.html': 'google-site-verification: google123.html',
        'robots.txt': 'User-agent: *\nDisallow: /private\n',
        '.well-known/security.txt': 'Contact: mailto:a@site.example\n',
      },
    });
    browser = await playwright.launch({
      args: [...chromium.args],
      ...(chromium.path && { executablePath: chromium.path }),
    });
  });
  afterAll(async () => {
    await (browser as Browser | undefined)?.close();
    await (host as Host | undefined)?.[Symbol.asyncDispose]();
  });

  it('documents have its language and theme on a first visit, and its picture by the site’s own origin', async () => {
    // The first one is the app shell where the renderer needs longer than players are made to wait.
    const rendered = async () => (await ask(`${host.origin}/rng`)).body.includes('data-rendered=');
    await expect.poll(rendered, { timeout: 30_000, interval: 200 }).toBe(true);
    const html = (await ask(`${host.origin}/rng`)).body.toString();
    expect(/<html [^>]*>/.exec(html)?.[0]).toMatch(/lang="en".*data-theme="dark".*data-rendered="en"/);
    expect(html).toContain(`<link rel="canonical" href="${host.origin}/rng">`);
    expect((await ask(`${host.origin}/rng`, { Host: 'evil.example' })).status).toBe(421);
    const chosen = async () => {
      const reply = await ask(`${host.origin}/rng`, { Cookie: 'lang=TH; theme=light' });
      return /<html [^>]*>/.exec(reply.body.toString())?.[0];
    };
    await expect
      .poll(chosen, { timeout: 30_000, interval: 200 })
      .toMatch(/lang="th".*data-theme="light".*data-rendered="th"/);
  });

  it('it is installed under its own name, with icons drawn from its mark', async () => {
    const page = (await ask(`${host.origin}/index.html`, { Cookie: 'lang=EN' })).body.toString();
    const link = (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(page)?.[1] ?? '';
    const reply = await ask(host.origin + link('manifest'));
    expect(reply.headers['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = JSON.parse(reply.body.toString()) as { name: string; icons: { src: string; sizes: string }[] };
    expect(manifest.name).toBe('Sakura');
    for (const { src, sizes } of manifest.icons) {
      const { status, body } = await ask(host.origin + src);
      expect([src, status]).toEqual([src, 200]);
      if (sizes !== 'any') expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
    }
    expect((await ask(host.origin + link('apple-touch-icon'))).headers['content-type']).toBe('image/png');
  });

  it('its files are served whole, each in the encoding that it has', async () => {
    const reply = await ask(`${host.origin}/client/share.png`);
    expect([reply.headers['content-type'], reply.body.equals(png(1200, 630))]).toEqual(['image/png', true]);
    expect((await ask(`${host.origin}/google123.html`)).body.toString()).toContain('google-site-verification');
    expect((await ask(`${host.origin}/robots.txt`)).body.toString()).toContain('/private');
    expect((await ask(`${host.origin}/.well-known/security.txt`)).status).toBe(200);
  });

  it('a browser shows it without a failed request, and draws nothing a second time', { timeout: 120_000 }, async () => {
    const page = await browser.newPage();
    const wrong: string[] = [];
    const loaded: string[] = [];
    page.on('requestfailed', (request) => wrong.push(`${request.url()}: ${request.failure()?.errorText}`));
    page.on('response', (response) => {
      loaded.push(new URL(response.url()).pathname);
      if (response.status() >= 400) wrong.push(`${response.url()}: ${response.status()}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') wrong.push(message.text());
    });
    await page.addInitScript(() => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      const root = document.documentElement;
      new MutationObserver((records) => {
        for (const { attributeName, oldValue } of records) {
          const now = root.getAttribute(attributeName ?? '');
          if (oldValue !== null && oldValue !== now) changes.push(`${attributeName}: ${oldValue} → ${now}`);
        }
      }).observe(root, {
        attributes: true,
        attributeOldValue: true,
        attributeFilter: ['lang', 'data-theme', 'data-brand'],
      });
    });
    await page.goto(`${host.origin}/no-such-page`, { waitUntil: 'networkidle' });
    wrong.length = 0;
    await page.goto(`${host.origin}/rng`, { waitUntil: 'networkidle' });
    const shown = await page.evaluate(async () => {
      await document.fonts.load("16px 'Sakura'", 'ก');
      const marks = [...document.querySelectorAll<HTMLImageElement>('img[src="/client/mark.svg"]')];
      return {
        font: document.fonts.check("16px 'Sakura'", 'ก'),
        marks: marks.filter(({ naturalWidth }) => naturalWidth > 0).length,
        icon: document.querySelector('link[rel="icon"]')?.getAttribute('href'),
        changes: (window as unknown as { changes: string[] }).changes,
        lang: document.documentElement.lang,
        theme: document.documentElement.dataset['theme'],
      };
    });
    expect(wrong).toEqual([]);
    expect(shown).toMatchObject({ font: true, icon: '/client/icon.svg', changes: [], lang: 'en', theme: 'dark' });
    expect(shown.marks).toBeGreaterThan(0);
    expect(loaded).toEqual(expect.arrayContaining(['/client/mark.svg', '/client/sakura.woff2', '/client/lotus.svg']));
  });
});
