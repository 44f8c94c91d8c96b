/**
 * Measures the messages of a member who has 5,000 of them, on a CPU four times slower: frames while the list is scrolled,
 * on its first pages and its last, over a page that stands still and over the home page. Fails when the 95th percentile over
 * the still page is above the limit. Needs `npm run build`.
 */
import type { Page } from 'playwright';
import centre from '#locales/th/memberCentre.json' with { type: 'json' };
import words from '#locales/th/messages.json' with { type: 'json' };
import { forgetFrames, framesOf, percentile, swipe } from './frames.ts';
import { launchBrowser, serveSite, signedInPage } from './lib.ts';

/** The longest allowed frame at the 95th percentile, in ms: 60 frames a second, and a hair for the timer. */
const longestFrame = 17;

const { paging } = centre;
const site = await serveSite('dist/site', { control: true });
const browser = await launchBrowser();
const problems: string[] = [];

/** Waits until the list has its messages and is not loading. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    (name) => document.querySelectorAll(`ul[aria-label="${name}"][aria-busy="false"] > li`).length > 1,
    words.list,
  );
};

try {
  const { page, cdp } = await signedInPage(browser, site.url, {
    ...{ name: 'bench', scenario: 'manyMessages', account: 'demo', width: 390, height: 844 },
  });
  console.log('5,000 messages, CPU four times slower; frames in ms');
  console.log(`${''.padEnd(24)}    p50    p95  worst`);
  for (const [over, path] of [
    ['help', '/help'],
    ['home', '/'],
  ] as const) {
    await page.goto(`${path}?centre=messageV2`);
    await settled(page);
    await page.waitForLoadState('networkidle');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const [what, button] of [
      ['first page', null],
      ['second page', paging.next],
      ['last page', paging.last],
    ] as const) {
      if (button !== null) await page.getByRole('button', { name: button }).click();
      await settled(page);
      await forgetFrames(page);
      await swipe(cdp, 1_600);
      const frames = await framesOf(page);
      const figures = [0.5, 0.95, 1].map((part) => percentile(frames, part).toFixed(1).padStart(7));
      console.log(`${`${what}, over ${over}`.padEnd(24)}${figures.join('')}`);
      // Home has movement of its own, behind the dialog: its figures are for comparison.
      const p95 = percentile(frames, 0.95);
      if (over === 'help' && !(p95 <= longestFrame)) problems.push(`${what}: p95 is ${p95.toFixed(1)} ms`);
    }
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
} finally {
  await browser.close();
  await site.close();
}

for (const problem of problems) console.error(`bench:messages: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
