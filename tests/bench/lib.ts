import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type CDPSession, type Page, chromium as playwright } from 'playwright';
import { createSandboxServer } from '#sandbox/adapters/node.ts';
import type { PagesContext } from '#sandbox/adapters/node/router.ts';
import type { ScenarioName } from '#sandbox/scenarioNames.ts';
import { chromium } from '../../scripts/chromium.ts';
import { builtSiteOptions } from '../../scripts/lib/documents.ts';
import { createSandbox } from '../e2e/sandbox.ts';
import { watchFrames } from './frames.ts';

interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface SandboxOptions {
  /** Whether the sandbox can be controlled; every page is then the app shell. */
  readonly control?: boolean;
  /** Whether it is that of `npm start`: with the push channel, and a team that plays while someone listens. */
  readonly demonstration?: boolean;
}

/** Serves the built site as `npm start` does, with documents and an in-memory sandbox, on a free port. */
export async function serveSite(
  siteRoot: string,
  { control = false, demonstration = false }: SandboxOptions = {},
): Promise<Served> {
  const site = await builtSiteOptions(siteRoot, { keep: true });
  const sandbox = demonstration ? ({ scenario: 'demonstration', teamPlays: true } as const) : {};
  return listen(createSandboxServer({ ...site, ...sandbox, control }));
}

/** Serves a folder of which every page is `index.html`, with the pictures of the sandbox, on a free port. */
export async function servePage(siteRoot: string): Promise<Served> {
  const html = await readFile(join(siteRoot, 'index.html'), 'utf8');
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const styles = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  const createPages =
    async ({ headers }: PagesContext) =>
    async (request: Request) =>
      new Response(html, {
        headers: { ...headers(request, { scripts: '', styles }), 'Content-Type': 'text/html; charset=utf-8' },
      });
  return listen(createSandboxServer({ siteRoot, control: false, createPages }));
}

async function listen(server: ReturnType<typeof createSandboxServer>): Promise<Served> {
  const { port } = await server.listen(0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Launches the test browser. Throws when there is none. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  if (chromium.path === undefined) throw new Error(chromium.missing);
  return playwright.launch({ executablePath: chromium.path, args: [...chromium.args, ...args] });
}

interface SignedIn {
  /** Names the sandbox, which no other page shares. */
  readonly name: string;
  readonly scenario: ScenarioName;
  readonly account: string;
  readonly width: number;
  readonly height: number;
}

/** Opens a page whose frames are watched, with an account signed in to a sandbox of its own. The site is served with control. */
export async function signedInPage(
  browser: Browser,
  baseURL: string,
  { name, scenario, account, ...viewport }: SignedIn,
) {
  const context = await browser.newContext({
    ...{ baseURL, viewport, isMobile: viewport.width < 600, hasTouch: true },
    extraHTTPHeaders: { 'X-Sandbox-Name': name },
  });
  const sandbox = createSandbox(context.request, baseURL, name);
  await sandbox.reset({ scenario });
  const { token } = await sandbox.signIn(account);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await watchFrames(page);
  await page.addInitScript((value) => {
    localStorage.setItem('newsHiddenThrough', '2999-01-01');
    localStorage.setItem('ageConfirmed', '99');
    sessionStorage.setItem('token', value);
  }, token);
  return { context, page, cdp };
}

/** Emulates a slow phone: a CPU four times slower, 150 ms latency, 1.6 Mbit/s down. */
export async function asPhone(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  });
  return cdp;
}

/** The median of a list; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
