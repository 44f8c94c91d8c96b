import { type Browser, type CDPSession, type Page, chromium as playwright } from 'playwright';
import { createSandboxServer } from '#sandbox/adapters/node.ts';
import { chromium } from '../../scripts/chromium.ts';

/** The built site with a sandbox in memory behind it, on a free port. */
export async function serveSite(siteRoot: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createSandboxServer({ siteRoot, control: true });
  const { port } = await server.listen(0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  if (chromium.path === undefined) throw new Error(chromium.missing);
  return playwright.launch({ executablePath: chromium.path, args: [...chromium.args, ...args] });
}

/** A phone: 390 × 844, a CPU four times slower, 150 ms and 1.6 Mbit/s. */
export async function asPhone(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  return cdp;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
