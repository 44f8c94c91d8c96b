import { readFileSync } from 'node:fs';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { gamePage, headerBalance, loginForm, settled, tiles } from './site.ts';

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
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain('lotteryFavourites:demo');

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
