import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { chromium as playwright } from 'playwright';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brandJson, bundleFiles, svg } from '../../scripts/bundle/bundle.samples.ts';
import { chromium } from '../../scripts/chromium.ts';

// Each test starts processes, which load the sandbox and the renderer.
vi.setConfig({ testTimeout: 300_000 });

const root = mkdtempSync(join(tmpdir(), 'kinnari-brand-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const folder = join(root, 'sakura');
const put = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const accent = (color: string): string =>
  JSON.stringify({ ...brandJson, light: { ...brandJson.light, color: { accent: color } } });
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of bundleFiles()) put(path, content);
  put('brand.json', accent('#0b6e99'));
});

/** What `npm start` runs, on a free port. */
const running: { readonly end: () => Promise<unknown> }[] = [];
afterEach(async () => Promise.all(running.splice(0).map(({ end }) => end())));
function start(brand: string) {
  const args = ['scripts/start.ts', '--site', 'dist/site', '--data', join(root, 'data'), '--fresh', '--port', '0'];
  const child = spawn(process.execPath, [...args, '--brand', brand]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part));
  running.push({
    async end() {
      if (child.exitCode !== null) return;
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  });
  /** Resolves when it has said something. */
  const until = async (text: RegExp): Promise<string> => {
    for (let found = text.exec(said); ; found = text.exec(said)) {
      if (found !== null) return found[1] ?? found[0];
      if (child.exitCode !== null) throw new Error(said);
      await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), once(child, 'exit')]);
    }
  };
  return { until, child };
}
const addressSaid = /running at (http:\/\/\S+)\//;

it('a page shows the brand of a folder, and each change of it without a hand', async () => {
  const { until } = start(folder);
  const origin = await until(addressSaid);
  const browser = await playwright.launch({
    args: [...chromium.args],
    ...(chromium.path && { executablePath: chromium.path }),
  });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(`${origin}/rng`);
    const shown = (color: string, mark: string) =>
      page.waitForFunction(
        ([want, path]) => {
          const now = getComputedStyle(document.documentElement).getPropertyValue('--k-color-accent');
          const marks = [...document.querySelectorAll<HTMLImageElement>('img')].filter(({ src }) => src.endsWith(path));
          return now === want && marks.some(({ naturalWidth }) => naturalWidth > 0);
        },
        [color, mark] as const,
      );
    await shown('#0b6e99', '/marks/mark-light.svg');
    put('brand.json', accent('#a3195b'));
    await shown('#a3195b', '/marks/mark-light.svg');
    // What cannot be read leaves the last brand, and says so.
    put('brand.json', '{');
    await until(/brand\.json is not JSON/);
    await page.reload();
    await shown('#a3195b', '/marks/mark-light.svg');
    put('brand.json', JSON.stringify({ ...JSON.parse(accent('#0b6e99')), mark: { src: 'marks/other.svg' } }));
    await until(/marks\/other\.svg is not in the bundle/);
    put('marks/other.svg', svg('<circle r="9"/>'));
    await shown('#0b6e99', '/marks/other.svg');
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});

it('an archive and a brand file of the first format are shown, too', async () => {
  const archive = join(root, 'sakura.zip');
  writeFileSync(archive, zipSync(Object.fromEntries(bundleFiles())));
  put('first.json', JSON.stringify({ name: brandJson.name, mark: { src: '/marks/mark-light.svg' } }));
  for (const path of [archive, join(folder, 'first.json')]) {
    const origin = await start(path).until(addressSaid);
    const file = (await (await fetch(`${origin}/client/brand.json`)).json()) as { mark: { src: string } };
    expect((await fetch(origin + file.mark.src)).headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
    expect(await (await fetch(`${origin}/rng`)).text()).toContain(file.mark.src);
    await Promise.all(running.splice(0).map(({ end }) => end()));
  }
});

it('what is no brand ends the start', async () => {
  const { until } = start(join(root, 'none'));
  expect(await until(/none.*/)).toContain('is not there');
});
