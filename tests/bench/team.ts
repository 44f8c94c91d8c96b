/**
 * Measures the team of an agent, as a tree whose branches are open, on a CPU four times slower: frames while it is scrolled as
 * cards on a phone and as a table, over a page that stands still. What is drawn does not depend on the size of the team: a page
 * of a level, and up to fifty accounts of each open branch. Fails when the 95th percentile is above the limit. Needs
 * `npm run build`.
 */
import type { Page } from 'playwright';
import words from '#locales/th/agentTeam.json' with { type: 'json' };
import { forgetFrames, framesOf, percentile, swipe } from './frames.ts';
import { launchBrowser, serveSite, signedInPage } from './lib.ts';

/** The longest allowed frame at the 95th percentile, in ms: 60 frames a second, and a hair for the timer. */
const longestFrame = 17;
/** Those with the most accounts below first: their branches are the longest. */
const longestFirst = 'list=chosen&sort=team&order=desc';
/** The least rows that have to be open. */
const leastRows = 60;

const site = await serveSite('dist/site', true);
const browser = await launchBrowser();
const problems: string[] = [];

const rowsOf = (page: Page) => page.getByRole('treegrid', { name: words.list }).getByRole('row');

/** Opens every branch that is closed, level by level. */
async function openBranches(page: Page): Promise<void> {
  const closed = page.getByRole('treegrid', { name: words.list }).locator('tr[aria-expanded="false"]');
  await closed.first().waitFor();
  await page.waitForLoadState('networkidle');
  while ((await rowsOf(page).count()) < leastRows * 2 && (await closed.count()) > 0) {
    await closed.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText(words.branch.loading).waitFor({ state: 'detached' });
  }
}

try {
  console.log('a team of 400, CPU four times slower; frames in ms');
  console.log(`${''.padEnd(24)}   rows    p50    p95  worst`);
  for (const [what, width, height] of [
    ['cards', 390, 844],
    ['table', 1280, 800],
  ] as const) {
    const { context, page, cdp } = await signedInPage(browser, site.url, {
      ...{ name: `bench-${what}`, scenario: 'agentTeam', account: 'agent', width, height },
    });
    await page.goto(`/help?agent=teamManagement&ref=${encodeURIComponent(longestFirst)}`);
    await openBranches(page);
    const rows = await rowsOf(page).count();
    if (rows < leastRows) problems.push(`${what}: only ${rows} rows are open`);
    await page.waitForLoadState('networkidle');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await forgetFrames(page);
    await swipe(cdp, 1_600);
    const frames = await framesOf(page);
    const figures = [0.5, 0.95, 1].map((part) => percentile(frames, part).toFixed(1).padStart(7));
    console.log(`${what.padEnd(24)}${String(rows).padStart(7)}${figures.join('')}`);
    const p95 = percentile(frames, 0.95);
    if (!(p95 <= longestFrame)) problems.push(`${what}: p95 is ${p95.toFixed(1)} ms`);
    await context.close();
  }
} finally {
  await browser.close();
  await site.close();
}

for (const problem of problems) console.error(`bench:team: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
