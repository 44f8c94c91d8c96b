import type { BrowserContext, Page } from '@playwright/test';
import { personas } from '#sandbox/seed/members.ts';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { baht, headerBalance, logIn, loginForm, withoutBonus } from './site.ts';

// Two pages of one browser, and a session for the tab or for the browser.

const { login } = th;
const accountMenu = (page: Page) => page.getByRole('button', { name: th.appShell.account.label });

async function signOut(page: Page): Promise<void> {
  await page.bringToFront();
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: th.appShell.account.signOut }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: login.logout.confirm }).click();
}

/** Serves the site as a deployment does whose sessions last for the browser. */
async function shareSessions(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/"session":\s*"tab"/, '"session":"browser"');
    await route.fulfill({ response, body });
  });
}

async function newTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** A tab that has signed in with a token of the platform, as its form would. */
async function tabOf(context: BrowserContext, token: string, path = '/'): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await page.evaluate((own) => sessionStorage.setItem('token', own), token);
  await page.goto(path);
  return page;
}

/** Signs in with a token of the platform, as the form of this tab would. */
async function enter(page: Page, token: string): Promise<void> {
  await page.evaluate((own) => sessionStorage.setItem('token', own), token);
  await page.reload();
  await expect(headerBalance(page)).toBeVisible();
}

test('each tab has a session of its own, and who signs out is out in all of them (LGN-13)', async ({
  page,
  context,
  sandbox,
}) => {
  const [mine, mineToo, others] = [
    await sandbox.signIn('demo'),
    await sandbox.signIn('demo'),
    await sandbox.signIn('agent'),
  ];
  await page.goto('/');
  await enter(page, mine.token);
  // A new tab begins as a visitor.
  const second = await newTab(context, '/rng');
  await expect(second.locator('html')).toHaveAttribute('data-session', 'out');
  await enter(second, mineToo.token);
  const another = await tabOf(context, others.token);
  await expect(headerBalance(another)).toBeVisible();

  await signOut(page);
  await expect(headerBalance(page)).toHaveCount(0);
  await expect(headerBalance(second)).toHaveCount(0);
  await expect(second.getByText(login.logout.elsewhere)).toBeVisible();
  // The platform knows it of both.
  await expect.poll(() => mineToo.balance().catch(() => 'refused')).toBe('refused');
  await expect(mine.balance()).rejects.toThrow();
  // Another player stays.
  await expect(headerBalance(another)).toHaveText(baht(await others.balance()));
});

test('signing out while a payment is on its way shows nothing of it afterwards, and loses nothing', async ({
  page,
  context,
  sandbox,
}) => {
  const account = await sandbox.signIn('demo');
  await page.goto('/');
  await enter(page, account.token);
  const second = await tabOf(context, account.token, '/?centre=depositv2');
  const dialog = second.getByRole('dialog');
  await withoutBonus(dialog);
  await dialog.getByRole('textbox').first().fill('500');
  await sandbox.faults([{ match: 'depositCreate', fault: { kind: 'hang' }, effect: 'applied' }]);
  await dialog.getByRole('button', { name: th.deposit.submit }).click();
  await expect.poll(() => sandbox.held()).toBe(1);

  await signOut(page);
  await expect(second.getByText(login.logout.elsewhere)).toBeVisible();
  await sandbox.release();
  await expect.poll(() => sandbox.held()).toBe(0);
  await expect(second.getByRole('dialog')).toHaveCount(0);
  await expect(headerBalance(second)).toHaveCount(0);
  await expect(second.getByText(th.common.sessionExpired)).toHaveCount(0);
  // The order that the platform has opened waits for its player.
  const again = await tabOf(context, (await sandbox.signIn('demo')).token, '/?centre=depositv2');
  await expect(again.getByRole('dialog').getByText(baht('500.00')).first()).toBeVisible();
  expect(await sandbox.ledger()).toBe(0);
});

test('where the deployment shares sessions, a new tab is signed in, and all of them sign out together', async ({
  page,
  context,
}) => {
  await shareSessions(context);
  await page.goto('/login');
  const beside = await newTab(context, '/login');
  await page.bringToFront();
  await logIn(loginForm(page), 'demo');
  await expect(headerBalance(page)).toBeVisible();
  // The login that was open in the other tab is over.
  await expect(headerBalance(beside)).toBeVisible();
  await expect(beside).toHaveURL('/');
  const later = await newTab(context, '/rng');
  await expect(later.locator('html')).toHaveAttribute('data-session', 'in');
  await expect(headerBalance(later)).toBeVisible();

  await signOut(later);
  for (const tab of [page, beside, later]) await expect(headerBalance(tab)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out');
});

test('another player signs in in the next tab: no tab ever shows one player’s name beside another’s money', async ({
  page,
  context,
  sandbox,
}) => {
  await shareSessions(context);
  const players = await Promise.all(
    ['demo', 'agent'].map(async (account) => {
      const session = await sandbox.signIn(account);
      const name = personas.find((persona) => persona.account === account)?.nickname ?? '';
      return { ...session, name, money: baht(await session.balance()) };
    }),
  );
  const [first, second] = players;
  if (first === undefined || second === undefined) throw new Error('two players');
  const take = (token: string) => (tab: Page) =>
    tab.evaluate((own) => {
      localStorage.removeItem('isAgent');
      localStorage.setItem('token', own);
    }, token);

  await page.goto('/');
  await take(first.token)(page);
  await page.goto('/?centre=transferFund');
  const header = page.locator('header').first();
  await expect(header).toContainText(first.money);
  await expect(header).toContainText(first.name);
  // Everything that the page shows from now on.
  await page.evaluate(
    (shown) => {
      const seen = new Set<string>();
      const note = (): void => {
        const text = document.body.textContent;
        seen.add(shown.filter((part) => text.includes(part)).join(' + '));
      };
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
      note();
      Object.assign(window, { seen });
    },
    players.flatMap(({ name, money }) => [name, money]),
  );

  // The answers to the new player come in the wrong order and late.
  await sandbox.faults([{ match: 'memberInfo', fault: { kind: 'hang' } }]);
  const next = await newTab(context, '/');
  await take(second.token)(next);
  await expect(header).toContainText(second.money);
  // First the fault: it would hold a question that comes after the release for good.
  await sandbox.faults([]);
  await sandbox.release();
  await expect(header).toContainText(second.name);
  await expect(page.getByText(login.logout.replaced)).toBeVisible();
  await expect(page).toHaveURL('/');
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  const mixed = (text: string) => players.every(({ name, money }) => text.includes(name) || text.includes(money));
  expect(seen.filter(mixed)).toEqual([]);
  expect(seen.length).toBeGreaterThan(1);
});
