import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { memberInfo } from '#api/member.ts';
import { memberBets } from '#api/records.ts';
import { unwrap } from '#core/data/fetchAnswer.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { thaiDate } from '#sandbox/time.ts';
import { dayMs } from '#text/durations.ts';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { gamePage, headerBalance, loginForm, settled, signOut, tiles } from './site.ts';

/** The names in the table of the document, by place. */
const documented = new Map<string, string[]>();
let place = '';
for (const row of readFileSync('docs/security.md', 'utf8').matchAll(/^\|([^|]*)\|[^|]*\| *(`[^|]*`) *\|/gm)) {
  const [, first = '', names = ''] = row;
  place = first.trim() === '' ? place : (/\w+/.exec(first)?.[0] ?? '');
  documented.set(place, [
    ...(documented.get(place) ?? []),
    ...Array.from(names.matchAll(/`([^`]+)`/g), ([, name = '']) => name),
  ]);
}
const isDocumented = (where: string, name: string): boolean =>
  (documented.get(where) ?? []).some((known) =>
    known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : known === name,
  );
/** What the tests themselves leave. */
const ofTests = ['earlierVisit', 'entered'];

/** All that the browser keeps of the site, as text by its name. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const all: Record<string, string> = {};
    for (const store of [localStorage, sessionStorage])
      for (const [name, value] of Object.entries(store)) all[name] = String(value);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) all[url] = (await (await cache.match(url))?.text()) ?? '';
    }
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('IndexedDB'));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        all[`${name}/${store}`] = JSON.stringify(await done(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return all;
  });

test('what a journey leaves on the device is what the documentation says', async ({ page, context }) => {
  // A code for the sign-up, which is not finished.
  await page.goto('/register');
  await page.getByRole('textbox', { name: th.fields.fields.mobileNum }).fill('0891112233');
  await page.getByRole('button', { name: th.fields.sms.send }).click();
  await expect(page.getByText('0891112233'.slice(-4)).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage)))
    .toContain('smsUntil:register:66:0891112233');

  // A remembered login.
  await page.goto('/login');
  const form = loginForm(page);
  await form.getByRole('textbox', { name: th.login.username }).fill('demo');
  await form.getByRole('textbox', { name: th.login.password, exact: true }).fill(demoPassword);
  await form.getByRole('checkbox', { name: th.login.remember }).check();
  await form.getByRole('button', { name: th.login.submit }).click();
  await expect(headerBalance(page)).toBeVisible();

  // Choices, a search, a lottery, a game.
  await page.getByRole('banner').getByRole('button', { name: th.appShell.theme }).click();
  await page.getByRole('button', { name: th.appShell.search, exact: true }).click();
  const palette = page.getByRole('dialog');
  await palette.getByRole('combobox').fill('lotus');
  await palette.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await page.goto('/rng');
  await settled(page);
  await tiles(page).first().click();
  await expect(gamePage(page).board).toHaveAttribute('data-state', 'ready');
  await page.goto('/lottery');
  await page.getByRole('main').getByRole('button', { pressed: false }).first().click();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .toContain(`lotteryFavourites:${memberIdOf('demo')}`);

  const left = await page.evaluate(async () => ({
    Local: Object.keys(localStorage),
    Session: Object.keys(sessionStorage),
    IndexedDB: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }));
  const cookies = (await context.cookies()).map(({ name }) => name);
  const all = { ...left, Cookies: cookies };
  for (const [where, names] of Object.entries(all)) {
    const unknown = names.filter((name) => !ofTests.includes(name) && !isDocumented(where, name));
    expect(unknown, `${where}: not in docs/security.md`).toEqual([]);
  }
  expect(all.Session).toContain('token');
  expect(all.Cookies).toContain('rememberSeal');
  expect(all.IndexedDB).toEqual(['device']);

  // LGN-14: a shared device forgets the player, and keeps its look.
  await page.getByRole('banner').getByRole('button', { name: th.appShell.account.label }).click();
  await page.getByRole('menuitem', { name: th.appShell.account.signOut }).click();
  const question = page.getByRole('alertdialog', { name: th.login.logout.title });
  await question.getByRole('checkbox', { name: th.sessionEnd.forget.label }).check();
  await Promise.all([
    page.waitForEvent('load'),
    question.getByRole('button', { name: th.login.logout.confirm }).click(),
  ]);
  await expect(page).toHaveURL('/');
  const remains = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }));
  const jar = await context.cookies();
  expect(JSON.stringify([remains, jar])).not.toMatch(/demo|089-?111-?2233|lotus/);
  expect(remains).toMatchObject({ databases: 0, caches: 0, local: { theme: 'dark' } });
  expect(Object.keys(remains.session)).not.toContain('token');
  expect(jar.map(({ name }) => name)).toEqual(['theme']);
});

test.describe('with the worker that keeps the site', () => {
  test.use({ serviceWorkers: 'allow', documents: 'rendered', start: { scenario: 'played' } });
  // A worker outlives its page, and the context is used again.
  test.afterEach(async ({ page }) => {
    await page.goto('/robots.txt');
    await page.evaluate(async () => {
      for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
    });
  });

  test('nothing of the account is kept anywhere once it has signed out', async ({ page, enterAs }) => {
    const account = await enterAs('demo');
    const info = unwrap(await account.client.call(memberInfo, {}));
    const days = { from: thaiDate(Date.now() - 6 * dayMs), to: thaiDate(Date.now()) };
    const bets = unwrap(await account.client.call(memberBets, { ...days, language: 'TH', pageNo: 1, pageSize: 15 }));
    const own = [account.token, info.nickname, await account.balance(), ...bets.list.map(({ reference }) => reference)];
    expect(own.length).toBeGreaterThan(6);
    const findIn = (kept: Readonly<Record<string, string>>): readonly string[] =>
      Object.entries(kept).flatMap(([name, text]) =>
        own.flatMap((value) => (text.includes(value) || name.includes(value) ? [`${name}: ${value}`] : [])),
      );
    // A visit to what is of the account. Over the centre's dialog nothing else is read out.
    const centre = page.getByRole('dialog');
    for (const [path, shows] of [
      ['/', headerBalance(page)],
      ['/?centre=personalHistoryCopy', centre.getByText('฿').first()],
      ['/?centre=withdraw', centre.getByText('฿').first()],
      ['/?centre=infoCenter', centre.getByText(info.nickname).first()],
      ['/lottery', headerBalance(page)],
      ['/', headerBalance(page)],
    ] as const) {
      await page.goto(path);
      await expect(shows).toBeVisible();
    }
    await page.waitForFunction(async () => (await caches.match('/app-shell')) !== undefined);
    expect(findIn(await everythingKept(page))).toContain(`token: ${account.token}`);
    await signOut(page);
    await expect(page.getByRole('banner').getByRole('button', { name: th.appShell.logIn })).toBeVisible();

    const kept = await everythingKept(page);
    expect(Object.keys(kept).filter((name) => name.includes('/assets/')).length).toBeGreaterThan(30);
    expect(findIn(kept)).toEqual([]);
    // The name of the account is a word of programs, too; lists and marks are kept by it (docs/security.md).
    const named = Object.entries(kept).filter(([name, text]) => !name.startsWith('http') && /\bdemo\b/.test(text));
    expect(named).toEqual([]);
  });
});
