/**
 * Films the first paints of a visit on a slow phone: which brand shows when. Writes a strip of pictures per case.
 *
 *   npm run build && npm run bench:film -- [FOLDER]
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { createSandboxServer } from '#sandbox/adapters/node.ts';
import { withDeployment } from '../../apps/site/src/document/deploymentBlock.ts';
import { loadDocuments, sandboxDeployment } from '../../scripts/lib/documents.ts';
import { asPhone, launchBrowser } from './lib.ts';

const folder = process.argv[2] ?? 'node_modules/.cache/film';
/** The shortest time between two pictures of a strip, in ms. */
const spacingMs = 250;
const mostPictures = 12;
const brandFile = {
  name: { th: 'ซากุระ', en: 'Sakura' },
  mark: { primary: 'M16 3l13 13-13 13L3 16Z', secondary: 'M16 11l5 5-5 5-5-5Z' },
  light: {
    color: { accent: '#a3195b', accentHover: '#86124a', focus: '#a3195b' },
  },
  dark: {},
};

interface Case {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Whether documents are rendered, or `index.html` is sent with its settings edited. */
  readonly rendered: boolean;
  readonly visits: number;
}
const cases: readonly Case[] = [
  { name: 'static, brand of the build', settings: { brand: 'naga' }, rendered: false, visits: 1 },
  { name: 'static, brand file', settings: { brandFile: '/brand.json' }, rendered: false, visits: 2 },
  { name: 'static, unknown brand', settings: { brand: 'sakura' }, rendered: false, visits: 1 },
  { name: 'rendered, brand of the build', settings: { brand: 'naga' }, rendered: true, visits: 1 },
  { name: 'rendered, brand file', settings: { brandFile: '/brand.json' }, rendered: true, visits: 1 },
];

interface Frame {
  /** Since the navigation began, in ms. */
  readonly at: number;
  readonly picture: string;
}

const browser = await launchBrowser();
try {
  mkdirSync(folder, { recursive: true });
  for (const each of cases) await film(browser, each);
} finally {
  await browser.close();
}

async function film(player: Browser, { name, settings, rendered, visits }: Case): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'kinnari-film-'));
  const siteRoot = join(copy, 'site');
  cpSync('dist', copy, { recursive: true });
  writeFileSync(join(siteRoot, 'brand.json'), JSON.stringify(brandFile));
  const deployment = { ...(sandboxDeployment as object), ...settings };
  const createPages = rendered ? await loadDocuments(siteRoot, { keep: true, deployment }) : undefined;
  const startPage = (html: string) => withDeployment(html, deployment);
  const server = createSandboxServer({ siteRoot, startPage, control: false, ...(createPages && { createPages }) });
  const { port } = await server.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${port}/rng`;
  if (rendered) await fetch(url).then((response) => response.text());
  const context = await player.newContext({ viewport: { width: 390, height: 844 } });
  for (let visit = 1; visit <= visits; visit += 1) {
    const page = await context.newPage();
    const cdp = await asPhone(page);
    const frames: Frame[] = [];
    const began = Date.now();
    cdp.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
      frames.push({ at: Math.round((metadata.timestamp ?? 0) * 1000 - began), picture: data });
      void cdp.send('Page.screencastFrameAck', { sessionId });
    });
    await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 260, everyNthFrame: 1 });
    await page.goto(url);
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await cdp.send('Page.stopScreencast');
    await page.close();
    await strip(
      player,
      `${name}, visit ${visit}`,
      frames.filter(({ at }) => at > 100),
    );
  }
  await context.close();
  await server.close();
  rmSync(copy, { recursive: true });
}

/** Writes the frames side by side, those that differ from the one before. */
async function strip(player: Browser, name: string, frames: readonly Frame[]): Promise<void> {
  const shown: Frame[] = [];
  for (const frame of frames) {
    const last = shown.at(-1);
    if (last === undefined || (frame.at - last.at >= spacingMs && frame.picture !== last.picture)) shown.push(frame);
  }
  shown.length = Math.min(shown.length, mostPictures);
  const page = await player.newPage({ viewport: { width: shown.length * 270, height: 620 } });
  const figures = shown.map(
    ({ at, picture }) =>
      `<figure><img src="data:image/jpeg;base64,${picture}"><figcaption>${at} ms</figcaption></figure>`,
  );
  await page.setContent(`<style>body{display:flex;margin:0}figure{margin:4px}</style>${figures.join('')}`);
  const file = join(folder, `${name.replace(/\W+/g, '-')}.png`);
  await page.screenshot({ path: file });
  await page.close();
  console.log(`${name}: ${shown.map(({ at }) => `${at} ms`).join(', ')}; ${file}`);
}
