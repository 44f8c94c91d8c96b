/**
 * Measures the lists of an agent with 400 accounts on a CPU four times slower: frames while they are scrolled on a phone and in
 * a wide window, over a page that stands still. In a wide window the team is a tree whose branches are open: what is drawn of
 * it does not depend on its size, a page of a level, and up to fifty accounts of each open branch. The other lists are
 * those of a month. Fails when the 95th percentile is above the limit. Needs `npm run build`.
 */
import type { Page } from 'playwright';
import type { AgentPage } from '#core/routing/centrePages.ts';
import centre from '#locales/th/agentCentre.json' with { type: 'json' };
import words from '#locales/th/agentTeam.json' with { type: 'json' };
import records from '#locales/th/records.json' with { type: 'json' };
import statement from '#locales/th/statement.json' with { type: 'json' };
import { forgetFrames, framesOf, percentile, swipe } from './frames.ts';
import { launchBrowser, serveSite, signedInPage } from './lib.ts';

/** The longest allowed frame at the 95th percentile, in ms: 60 frames a second, and a hair for the timer. */
const longestFrame = 17;
/** Those with the most accounts below first: their branches are the longest. */
const longestFirst = 'list=chosen&sort=team&order=desc';

const site = await serveSite('dist/site', { control: true });
const browser = await launchBrowser();
const problems: string[] = [];

const rowsOf = (page: Page) => page.getByRole('treegrid', { name: words.list }).getByRole('row');

/** Opens every branch that is closed, level by level. */
async function openBranches(page: Page): Promise<void> {
  const closed = page.getByRole('treegrid', { name: words.list }).locator('tr[aria-expanded="false"]');
  await closed.first().waitFor();
  await page.waitForLoadState('networkidle');
  while ((await rowsOf(page).count()) < leastRows.wide.team * 2 && (await closed.count()) > 0) {
    await closed.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText(words.branch.loading).waitFor({ state: 'detached' });
  }
}

/** Opens the lists that are measured, and answers their rows. */
const lists = {
  async team(page: Page, shape: Shape) {
    await page.goto(`/help?agent=teamManagement&ref=${encodeURIComponent(longestFirst)}`);
    if (shape === 'wide') await openBranches(page);
    const rows = page.getByRole(shape === 'wide' ? 'treegrid' : 'table', { name: words.list }).getByRole('row');
    await rows.nth(leastRows.phone.team - 1).waitFor();
    return rows;
  },
  statement: (page: Page, shape: Shape) => openMonth(page, 'statement', statement.title, leastRows[shape].statement),
  bets: (page: Page, shape: Shape) => openReport(page, 'teamBetting', leastRows[shape].bets),
  profit: (page: Page, shape: Shape) => openReport(page, 'userProfit', leastRows[shape].profit),
  income: (page: Page, shape: Shape) => openReport(page, 'myIncome', leastRows[shape].income),
  transactions: (page: Page, shape: Shape) => openReport(page, 'transactionDetails', leastRows[shape].transactions),
} as const;
/** The least rows that have to be there. A statement has a row for each day, an income one for each day that earned. */
const leastRows = {
  phone: { team: 50, statement: 30, bets: 10, profit: 10, income: 25, transactions: 10 },
  wide: { team: 60, statement: 30, bets: 10, profit: 10, income: 25, transactions: 10 },
} as const;
type Shape = keyof typeof leastRows;

/** Opens a report that has the title of its entry in the menu. */
const openReport = (page: Page, name: AgentPage & keyof typeof centre.pages, least: number) =>
  openMonth(page, name, centre.pages[name], least);

/** Opens a report over the days of a month. */
async function openMonth(page: Page, name: AgentPage, title: string, least: number) {
  await page.goto(`/help?agent=${name}`);
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('radio', { name: records.range.month }).click();
  const rows = dialog.locator('tbody > [role="row"]');
  await page.waitForLoadState('networkidle');
  await rows.nth(least - 1).waitFor();
  return rows;
}

try {
  console.log('a team of 400, CPU four times slower; frames in ms');
  console.log(`${''.padEnd(24)}   rows    p50    p95  worst`);
  for (const list of Object.keys(lists) as (keyof typeof lists)[]) {
    for (const [shape, width, height] of [
      ['phone', 390, 844],
      ['wide', 1280, 800],
    ] as const) {
      const what = `${list}, ${shape}`;
      const { context, page, cdp } = await signedInPage(browser, site.url, {
        ...{ name: `bench-${list}-${shape}`, scenario: 'agentTeam', account: 'agent', width, height },
      });
      const rows = await (await lists[list](page, shape)).count();
      if (rows < leastRows[shape][list]) problems.push(`${what}: only ${rows} rows are there`);
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
  }
} finally {
  await browser.close();
  await site.close();
}

for (const problem of problems) console.error(`bench:team: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
