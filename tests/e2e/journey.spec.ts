import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { baht, gamePage, headerBalance, hearts, logIn, loginForm, nameOf, satang, tiles } from './site.ts';
import { en, say, th } from './words.ts';

/** What stands in the header of wide screens is in a sheet on phones. */
interface Hands {
  readonly logIn: (page: Page) => Promise<void>;
  /** Where language and theme are chosen; what was opened for it is closed again. */
  readonly settings: (page: Page, words: typeof th, work: (place: Locator) => Promise<void>) => Promise<void>;
  readonly signOut: (page: Page, words: typeof th) => Promise<void>;
}

const desktop: Hands = {
  logIn: (page) => logIn(loginForm(page.getByRole('banner')), 'demo'),
  settings: (page, _, work) => work(page.getByRole('banner')),
  async signOut(page, words) {
    await page.getByRole('button', { name: words.frame.account.label }).click();
    await page.getByRole('menuitem', { name: words.frame.account.signOut }).click();
  },
};

const phone: Hands = {
  async logIn(page) {
    await page.getByRole('banner').getByRole('button', { name: th.frame.logIn }).tap();
    await logIn(loginForm(page.getByRole('dialog')), 'demo');
  },
  async settings(page, words, work) {
    await page.getByRole('button', { name: words.frame.menu, exact: true }).tap();
    const sheet = page.getByRole('dialog');
    await work(sheet);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  },
  async signOut(page, words) {
    await page.getByRole('button', { name: words.frame.me, exact: true }).tap();
    await page.getByRole('dialog').getByRole('button', { name: words.frame.account.signOut }).tap();
  },
};

test('a player logs in, plays, and logs out', async ({ page, world, isMobile }) => {
  const hands = isMobile ? phone : desktop;
  const account = await world.signIn('demo');
  const search = page.getByRole('searchbox', { name: th.slots.search });
  const lists = page.getByRole('navigation', { name: th.slots.lists });
  let favourite = '';

  await test.step('logs in', async () => {
    await page.goto('/rng');
    await expect(tiles(page)).toHaveCount(15);
    await hands.logIn(page);
    await expect(headerBalance(page)).toHaveText('฿10,000.00');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/rng');
  });

  await test.step('searches ten thousand games', async () => {
    await expect(page.getByRole('navigation', { name: th.slots.pages })).toContainText(
      say(th.slots.pageOf, { page: 1, pages: 667 }),
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
    await lists.getByRole('link', { name: th.slots.list.fav }).click();
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
    for (let round = 0; round < 4; round += 1) {
      const { stake, win, balance: told } = await game.spin();
      expect(baht(stake)).toBe(await game.stake.innerText());
      balance += satang(win) - satang(stake);
      expect(satang(told)).toBe(balance);
      await expect(game.balance).toHaveText(baht(told));
      await expect(game.bar.getByText(baht(told))).toBeVisible();
      await expect(game.result).toHaveAttribute('data-mood', satang(win) > 0 ? 'won' : 'calm');
    }
    expect(satang(await account.balance())).toBe(balance);
    expect(await world.calls('gameSpin')).toBe(4);
    expect(await world.ledger()).toBe(0);
    await game.bar.getByRole('link', { name: th.launch.back }).click();
  });

  await test.step('is back where the game was opened', async () => {
    await expect(page).toHaveURL('/rng?list=fav');
    await expect(headerBalance(page)).toHaveText(baht(await account.balance()));
    await lists.getByRole('link', { name: th.slots.list.recent }).click();
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
    await expect.poll(() => world.calls('memberLanguageUpdate')).toBe(1);
    // The platform's words follow too: the same game, by its English name.
    await expect(tiles(page, en)).toHaveCount(1);
    await expect(tiles(page, en)).not.toContainText(favourite);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  await test.step('changes the theme', async () => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await hands.settings(page, en, (place) => place.getByRole('button', { name: en.frame.theme }).click());
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(ground).not.toBe(light);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
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
    await expect(page.getByRole('banner').getByRole('button', { name: en.frame.logIn })).toBeVisible();
    expect(
      await page.evaluate(() => ({ token: sessionStorage.getItem('token'), type: sessionStorage.getItem('isAgent') })),
    ).toEqual({ token: null, type: null });
    expect(await world.calls('sessionLogout')).toBe(1);
    await page.goto('/rng?list=recent');
    await expect(page.getByRole('heading', { name: en.slots.empty.visitor })).toBeVisible();
  });
});

test.describe('with the dark theme chosen before', () => {
  test.use({ theme: 'dark' });
  test('no light frame is painted first', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: { theme: string | undefined; at: number }[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const { theme } = document.documentElement?.dataset ?? {};
        if (theme !== seen.at(-1)?.theme) seen.push({ theme, at: performance.now() });
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto('/rng');
    await expect(tiles(page)).toHaveCount(15);
    const { seen, painted } = await page.evaluate(() => ({
      seen: (window as unknown as { seen: { theme: string; at: number }[] }).seen,
      painted: performance.getEntriesByName('first-paint')[0]?.startTime,
    }));
    expect(seen.at(-1)?.theme).toBe('dark');
    expect(painted).toBeGreaterThan(seen.at(-1)?.at ?? Number.POSITIVE_INFINITY);
  });
});
