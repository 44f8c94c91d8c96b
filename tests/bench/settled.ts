/**
 * Measures how long a player waits for a result, as `npm start` serves the site: from the moment at which a bet is due to the
 * new balance in the header of a browser that listens to the push channel. Fails above one second at the 95th percentile.
 * Needs `npm run build`; `npm run bench:settled -- 50` says how many bets.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveStreamPath } from '#api/liveTicket.ts';
import { createRandom } from '#demo/art/random.ts';
import type { StoredBet } from '#demo/vendors/sportsbook/server/messages.ts';
import { createSandboxServer } from '#sandbox/adapters/node.ts';
import { createSandbox } from '#sandbox/createSandbox.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { endPlay, moveAt } from '#sandbox/seed/history.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { openDatabase } from '#sandbox/store/persistence.ts';
import { builtSiteOptions } from '../../scripts/lib/documents.ts';
import { createSandbox as steered } from '../e2e/sandbox.ts';
import { percentile } from './frames.ts';
import { launchBrowser } from './lib.ts';

const bets = Number(process.argv[2] ?? 50);
const mostMs = 1_000;
/** For documents, sign-in and the rest before a stream opens, and between two bets, in ms. */
const startMs = 30_000;
const apartMs = 3_000;

/** Lets `demo` place bets that win, and returns when they are due: at any moment between two looks of the platform's timer. */
function placeBets(sandbox: Sandbox, from: number): readonly number[] {
  const random = createRandom(sandbox.seed, 'settled');
  const { store } = sandbox;
  const others = new Set(Array.from(store.entries('waitingRounds'), ([key]) => key));
  for (let of = 0; of < bets; of += 1) {
    const plan = { at: sandbox.now(), memberId: memberIdOf('demo'), kind: 'SPORTS' } as const;
    store.transaction(() => moveAt(sandbox, random, plan).run(sandbox));
  }
  const placed = [...store.entries('waitingRounds')].filter(([key]) => !others.has(key));
  return store.transaction(() => {
    endPlay(sandbox);
    return placed.map(([key, waiting], of) => {
      const round = store.get('rounds', key);
      if (round === undefined) throw new Error(`no round ${key}`);
      const { legs } = round.outcome as StoredBet;
      // A leg that is decided keeps its state: each bet moves the balance.
      store.put('rounds', key, { ...round, outcome: { legs: legs.map((leg) => ({ ...leg, state: 'won' })) } });
      const dueAt = from + of * apartMs + random.int(0, 999);
      store.put('waitingRounds', key, { ...waiting, dueAt });
      return dueAt;
    });
  });
}

const folder = mkdtempSync(join(tmpdir(), 'kinnari-settled-'));
const database = openDatabase(folder);
const now = (): number => Date.now();
const dues = placeBets(
  createSandbox({
    scenario: 'demonstration',
    now,
    rows: database.rows(),
    persist: (changes) => database.persist(changes),
  }),
  now() + startMs,
);
const site = await builtSiteOptions('dist/site', { keep: true });
const server = createSandboxServer({ ...site, database, control: false, teamPlays: true });
const { port } = await server.listen(0, '127.0.0.1');
const baseURL = `http://127.0.0.1:${port}`;
const browser = await launchBrowser();
try {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const { token } = await steered(context.request, baseURL, '').signIn('demo');
  const page = await context.newPage();
  await page.addInitScript((value) => {
    localStorage.setItem('newsHiddenThrough', '2999-01-01');
    localStorage.setItem('ageConfirmed', '99');
    sessionStorage.setItem('token', value);
  }, token);
  const opened = page.waitForResponse((response) => response.url().includes(liveStreamPath), { timeout: startMs });
  await page.goto('/');
  await page.getByRole('banner').getByText('฿').first().waitFor();
  await opened;
  await page.evaluate(() => {
    const header = document.querySelector('header');
    if (header === null) throw new Error('no header');
    const amount = (): string => /฿[\d,.]+/.exec(header.textContent)?.[0] ?? '';
    let last = amount();
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      if (amount() === last) return;
      last = amount();
      seen.push(Date.now());
    }).observe(header, { subtree: true, childList: true, characterData: true });
  });
  const [first = 0, last = 0] = [dues[0], dues.at(-1)];
  if (now() > first) throw new Error('the machine is too slow: the first bet was due before the stream opened');
  await page.waitForTimeout(last + apartMs - now());
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
  const waits = dues.map((due) => (seen.find((at) => at >= due) ?? Number.POSITIVE_INFINITY) - due);
  if (seen.length !== dues.length) throw new Error(`${dues.length} bets moved the balance ${seen.length} times`);
  const part = (of: number): string => `${(percentile(waits, of) / 1_000).toFixed(2)} s`;
  console.log(
    `${bets} bets, from due to the balance in the header: p50 ${part(0.5)}, p95 ${part(0.95)}, most ${part(1)}`,
  );
  if (percentile(waits, 0.95) > mostMs) throw new Error(`the 95th percentile may be ${mostMs} ms`);
} finally {
  await browser.close();
  await server.close();
  database.close();
  rmSync(folder, { recursive: true, force: true });
}
