import type { Locator, Page } from '@playwright/test';
import { tokens as kinnariTokens } from '#themes/kinnari/tokens.ts';
import { expect, test } from './fixtures.ts';
import { en, say, th } from './messages.ts';
import { baht, gamePage, headerBalance, hearts, logIn, loginForm, nameOf, satang, settled, tiles } from './site.ts';

/** What stands in the header of wide screens is in a sheet on phones. */
interface Hands {
  readonly logIn: (page: Page) => Promise<void>;
  /** Where language and theme are chosen; what was opened for it is closed again. */
  readonly settings: (page: Page, messages: typeof th, work: (place: Locator) => Promise<void>) => Promise<void>;
  readonly signOut: (page: Page, messages: typeof th) => Promise<void>;
}

const desktop: Hands = {
  logIn: (page) => logIn(loginForm(page.getByRole('banner')), 'demo'),
  settings: (page, _, work) => work(page.getByRole('banner')),
  async signOut(page, messages) {
    await page.getByRole('button', { name: messages.appShell.account.label }).click();
    await page.getByRole('menuitem', { name: messages.appShell.account.signOut }).click();
  },
};

const phone: Hands = {
  async logIn(page) {
    await page.getByRole('banner').getByRole('button', { name: th.appShell.logIn }).tap();
    await logIn(loginForm(page.getByRole('dialog')), 'demo');
  },
  async settings(page, messages, work) {
    await page.getByRole('button', { name: messages.appShell.menu, exact: true }).tap();
    const sheet = page.getByRole('dialog');
    await work(sheet);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  },
  async signOut(page, messages) {
    await page.getByRole('button', { name: new RegExp(`^${messages.appShell.me}( |$)`) }).tap();
    await page.getByRole('dialog').getByRole('button', { name: messages.appShell.account.signOut }).tap();
  },
};

test('a player logs in, plays, and logs out', async ({ page, sandbox, isMobile }) => {
  const hands = isMobile ? phone : desktop;
  const account = await sandbox.signIn('demo');
  const search = page.getByRole('searchbox', { name: th.lobby.search });
  const lists = page.getByRole('navigation', { name: th.lobby.lists });
  let favourite = '';

  await test.step('logs in', async () => {
    await page.goto('/rng');
    await expect(tiles(page)).toHaveCount(15);
    await hands.logIn(page);
    await expect(headerBalance(page)).toHaveText('฿10,000.00');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // LGN-06c: nothing waited for the login.
    await expect(page).toHaveURL('/');
    await page.goto('/rng');
    await settled(page);
  });

  await test.step('searches ten thousand games', async () => {
    await expect(page.getByRole('navigation', { name: th.lobby.pages })).toContainText(
      say(th.lobby.pageOf, { page: 1, pages: 667 }),
    );
    await search.fill('มังกร');
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(tiles(page).filter({ hasText: 'มังกร' })).toHaveCount(15);
    await expect(tiles(page).filter({ hasNotText: 'มังกร' })).toHaveCount(0);
  });

  await test.step('keeps a favourite, and finds it again', async () => {
    favourite = await nameOf(tiles(page).nth(2));
    const heart = hearts(page).nth(2);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await lists.getByRole('link', { name: th.lobby.list.fav }).click();
    await expect(tiles(page)).toHaveCount(1);
    await expect(tiles(page)).toContainText(favourite);
    await page.reload();
    await expect(tiles(page)).toContainText(favourite);
    await expect(hearts(page)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('plays', async () => {
    await tiles(page).click();
    const game = gamePage(page);
    await expect(game.board).toHaveAttribute('data-state', 'ready');
    await expect(game.frame.locator('#name')).toHaveText(favourite);
    await expect(game.balance).toHaveText('฿10,000.00');
    const modest = await game.stake.innerText();
    await game.frame.locator('#more').click();
    await expect(game.stake).not.toHaveText(modest);

    let balance = satang('10000.00');
    for (let round = 0; round < 2; round += 1) {
      const { stake, win, balance: told } = await game.spin();
      await expect(game.stake).toHaveText(baht(stake));
      balance += satang(win) - satang(stake);
      expect(satang(told)).toBe(balance);
      await expect(game.balance).toHaveText(baht(told));
      await expect(game.bar.getByText(baht(told))).toBeVisible();
      await expect(game.result).toHaveAttribute('data-mood', satang(win) > 0 ? 'won' : 'neutral');
    }
    expect(satang(await account.balance())).toBe(balance);
    await expect.poll(() => sandbox.calls('gameSpin')).toBe(2);
    expect(await sandbox.ledger()).toBe(0);
    await game.bar.getByRole('link', { name: th.launch.back }).click();
  });

  await test.step('is back where the game was opened', async () => {
    await expect(page).toHaveURL('/rng?list=fav');
    await expect(headerBalance(page)).toHaveText(baht(await account.balance()));
    await lists.getByRole('link', { name: th.lobby.list.recent }).click();
    await expect(tiles(page)).toHaveCount(1);
    await expect(tiles(page)).toContainText(favourite);
  });

  await test.step('changes the language', async () => {
    await hands.settings(page, th, async (place) => {
      await place.getByRole('button', { name: 'ไทย' }).click();
      await page.getByRole('menuitemradio', { name: 'English' }).click();
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /\.en\.webmanifest$/);
    await expect.poll(() => sandbox.calls('memberLanguageUpdate')).toBe(1);
    // The platform's messages follow too: the same game, by its English name.
    await expect(tiles(page, en)).toHaveCount(1);
    await expect(tiles(page, en)).not.toContainText(favourite);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  await test.step('changes the theme', async () => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    const browserColor = page.locator('meta[name="theme-color"]');
    const dark = kinnariTokens.dark.color?.chrome ?? '';
    await hands.settings(page, en, (place) => place.getByRole('button', { name: en.appShell.theme }).click());
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(browserColor).toHaveAttribute('content', dark);
    await expect.poll(ground).not.toBe(light);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(browserColor).toHaveAttribute('content', dark);
    await expect(headerBalance(page)).toHaveText(baht(await account.balance()));
  });

  await test.step('logs out', async () => {
    const question = page.getByRole('alertdialog', { name: en.login.logout.title });
    await hands.signOut(page, en);
    await question.getByRole('button', { name: en.login.logout.cancel }).click();
    await expect(question).toBeHidden();
    await expect(headerBalance(page)).toBeVisible();
    await hands.signOut(page, en);
    await question.getByRole('button', { name: en.login.logout.confirm }).click();
    await expect(page).toHaveURL('/');
    await expect(headerBalance(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: en.appShell.logIn })).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => ({ token: sessionStorage.getItem('token'), type: sessionStorage.getItem('isAgent') })),
      )
      .toEqual({ token: null, type: null });
    // The answer is not waited for.
    await expect.poll(() => sandbox.calls('sessionLogout')).toBe(1);
    await page.goto('/rng?list=recent');
    await expect(page.getByRole('heading', { name: en.lobby.empty.visitor })).toBeVisible();
  });
});
