import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { type Browser, chromium as playwright } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleFiles, licencesJson, svg } from '../../scripts/bundle/bundle.samples.ts';
import { chromium } from '../../scripts/chromium.ts';
import { type Host, startHost } from './host.ts';
import { ask } from './load.ts';
import { hostNames } from './servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinnari-bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));
const archive = join(folder, 'sakura-1.4.0.zip');
/** Drawn where it is missing. */
const { 'icons/icon-192.png': _, 'share/preview.png': __, ...licences } = licencesJson;
const files = bundleFiles({
  'icons/icon-192.png': undefined,
  'share/preview.png': undefined,
  'licences.json': JSON.stringify(licences),
  'marks/mark-light.svg': svg('<circle cx="16" cy="16" r="12" fill="crimson"/>'),
  'notes.txt': 'not for players',
});
writeFileSync(archive, zipSync(Object.fromEntries(files)));

describe.each(hostNames)('a client’s bundle on %s', (name) => {
  let host: Host;
  let browser: Browser;
  /** Where the site serves the bundle. */
  let served = '';
  beforeAll(async () => {
    host = await startHost(name, { changes: (origin) => ({ bundle: archive, origin }) });
    const { body } = await ask(`${host.origin}/client/brand.json`);
    [, served = ''] = /"(\/client\/[\da-f]{8})\/marks/.exec(body.toString()) ?? [];
    browser = await playwright.launch({
      args: [...chromium.args],
      ...(chromium.path && { executablePath: chromium.path }),
    });
  });
  afterAll(async () => {
    await (browser as Browser | undefined)?.close();
    await (host as Host | undefined)?.[Symbol.asyncDispose]();
  });

  it('serves each of its files for good, whole and packed, and nothing that no page shows', async () => {
    const named = [...files.keys()].filter((path) => !/\.json$|^notes/.test(path));
    for (const path of [...named, 'share/preview.png']) {
      const { status, headers, body } = await ask(`${host.origin}${served}/${path}`);
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'public, max-age=31536000, immutable']);
      if (files.has(path)) expect([path, body.equals(files.get(path) ?? body)]).toEqual([path, true]);
      const packed = /\.(?:svg|txt)$/.test(path);
      const file = join(host.root, 'current/site', served, path);
      expect([path, existsSync(`${file}.br`), existsSync(`${file}.gz`)]).toEqual([path, packed, packed]);
      const encoded = await ask(`${host.origin}${served}/${path}`, { 'Accept-Encoding': 'br' });
      expect([path, encoded.headers['content-encoding']]).toEqual([path, packed ? 'br' : undefined]);
    }
    expect((await ask(`${host.origin}/client/brand.json`)).headers['cache-control']).toBe('public, max-age=60');
    expect((await ask(`${host.origin}${served}/notes.txt`)).status).toBe(404);
    expect(
      readdirSync(join(host.root, 'current/site/client')).filter((each) => /^[\da-f]{8}$/.test(each)),
    ).toHaveLength(1);
  });

  it('is installed under its own name in each language, with icons that can be drawn', async () => {
    for (const [lang, shown] of [
      ['TH', 'ซากุระ'],
      ['EN', 'Sakura'],
    ]) {
      const page = (await ask(`${host.origin}/index.html`, { Cookie: `lang=${lang}` })).body.toString();
      const [, link = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? [];
      const code = lang?.toLowerCase();
      const path = link.replace(/\.\w+\.webmanifest$/, `.${code}.webmanifest`);
      const manifest = JSON.parse((await ask(host.origin + path)).body.toString()) as {
        name: string;
        icons: { src: string; sizes: string }[];
      };
      expect([lang, manifest.name]).toEqual([lang, shown]);
      for (const { src, sizes } of manifest.icons) {
        const { status, body } = await ask(host.origin + src);
        expect([src, status]).toEqual([src, 200]);
        if (sizes !== 'any') expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
      }
    }
  });

  it('a browser shows its mark and its font, without a failed request', { timeout: 120_000 }, async () => {
    const page = await browser.newPage();
    const wrong: string[] = [];
    page.on('requestfailed', (request) => wrong.push(`${request.url()}: ${request.failure()?.errorText}`));
    page.on('response', (response) => {
      if (response.status() >= 400) wrong.push(`${response.url()}: ${response.status()}`);
    });
    await page.goto(`${host.origin}/rng`, { waitUntil: 'networkidle' });
    const shown = await page.evaluate(async (mark) => {
      await document.fonts.load("16px 'Sakura'", 'ก');
      const marks = [...document.querySelectorAll<HTMLImageElement>(`img[src="${mark}"]`)];
      return {
        font: document.fonts.check("16px 'Sakura'", 'ก'),
        drawn: marks.some(({ naturalWidth }) => naturalWidth > 0),
        tile: getComputedStyle(document.documentElement).getPropertyValue('--k-ratio-tile'),
      };
    }, `${served}/marks/mark-light.svg`);
    expect(wrong).toEqual([]);
    expect(shown).toEqual({ font: true, drawn: true, tile: '1.5' });
  });

  it('a preview of a link has the picture that was drawn for it', async () => {
    const page = (await ask(`${host.origin}/index.html`)).body.toString();
    expect(page).toContain(`content="${host.origin}${served}/share/preview.png"`);
  });
});

it('a bundle that is wrong is named, and nothing is written', () => {
  const wrong = join(folder, 'wrong.zip');
  writeFileSync(wrong, zipSync(Object.fromEntries(bundleFiles({ 'marks/mark-light.svg': svg('<script/>') }))));
  const deployment = join(folder, 'deployment.json');
  const own = JSON.parse(readFileSync('packages/sandbox/deployment.json', 'utf8')) as object;
  writeFileSync(deployment, JSON.stringify({ ...own, bundle: 'wrong.zip' }));
  const out = join(folder, 'out');
  const args = ['scripts/deployFiles.ts', deployment, out, '--platform', 'http://127.0.0.1:1'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, existsSync(out)]).toEqual([1, false]);
  expect(stderr).toContain('wrong.zip: marks/mark-light.svg has <script>, which a picture may not have: take it out');
});
