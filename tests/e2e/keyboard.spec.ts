import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { door, gameHref, gamePage, headerBalance, logIn, loginForm, tiles } from './site.ts';

/** Walks with the Tab key until it stands on the target. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.first().waitFor();
  for (let steps = 0; steps < 80; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the Tab key does not reach ${String(target)}`);
}

const inside = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

/** Twice around the dialog: the focus never leaves it. */
async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  const stops = await dialog.locator('a[href], button, input').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step <= stops; step += 1) {
      await page.keyboard.press(key);
      expect(await inside(dialog), `${key} ${step}`).toBe(true);
    }
  }
}

test('the first key leads past the navigation', async ({ page }) => {
  await page.goto('/rng');
  await expect(tiles(page)).toHaveCount(15);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: th.common.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('from the login into a game and out again, without a pointer', async ({ page, sandbox }) => {
  await page.goto('/');
  const form = loginForm(page.getByRole('banner'));
  await tabTo(page, form.getByRole('textbox', { name: th.login.username }));
  await page.keyboard.type('demo');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kinnari88');
  await page.keyboard.press('Enter');
  await expect(headerBalance(page)).toBeVisible();

  const navigation = page.getByRole('navigation', { name: th.appShell.mainNav });
  await tabTo(page, navigation.getByRole('link', { name: th.common.gameTypes.RNG, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rng');
  // The focus is at the beginning of the new page.
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('มังกร');
  await expect(page).toHaveURL(/q=/);
  await expect(tiles(page).filter({ hasNotText: 'มังกร' })).toHaveCount(0);
  await tabTo(page, tiles(page).nth(1));
  await page.keyboard.press('Enter');

  const game = gamePage(page);
  await expect(game.board).toHaveAttribute('data-state', 'ready');
  // The keys belong to the game at once.
  await expect(game.spinButton).toBeFocused();
  const stake = await game.stake.innerText();
  await page.keyboard.press('ArrowUp');
  await expect(game.stake).not.toHaveText(stake);
  await page.keyboard.press('Space');
  await expect.poll(() => sandbox.calls('gameSpin')).toBe(1);
  await expect(game.board).toHaveAttribute('data-state', 'ready');
  await tabTo(page, game.bar.getByRole('link', { name: th.launch.back }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rng\?q=/);
});

test('a game that takes the focus before all of it has come keeps what it stands on', async ({ page, enterAs }) => {
  await enterAs('demo');
  const late = '/sandbox-games/late.png';
  const held = door();
  await page.route(`**${late}`, async (route) => {
    await held.passed;
    await route.fulfill({ status: 204 });
  });
  // A picture that the frame waits for before it says that it has loaded.
  await page.addInitScript((src) => {
    if (!location.pathname.startsWith('/sandbox-games/')) return;
    addEventListener('DOMContentLoaded', () => document.body.append(Object.assign(new Image(), { src })));
  }, late);
  await page.goto('/rng');
  await tiles(page).first().focus();
  await page.keyboard.press('Enter');
  const game = gamePage(page);
  await expect(game.spinButton).toBeFocused();
  const readyState = () => game.board.evaluate(() => document.readyState);
  expect(await readyState()).toBe('interactive');
  held.open();
  await expect.poll(readyState).toBe('complete');
  // What the site does upon that has been done when the site has drawn twice.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(game.spinButton).toBeFocused();
});

test('the question before logging out keeps the focus, and gives it back', async ({ page, enterAs }) => {
  await enterAs('demo');
  await page.goto('/rng');
  const opener = page.getByRole('button', { name: th.appShell.account.label });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: th.appShell.account.signOut })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: th.login.logout.title });
  await expect(question).toBeVisible();
  await expectTrapped(page, question);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('Escape closes a menu whose code is still on its way', async ({ page, enterAs }) => {
  await enterAs('demo');
  const held = door();
  await page.route('**/assets/MenuPopup-*.js', async (route) => {
    await held.passed;
    await route.continue();
  });
  await page.goto('/rng');
  const opener = page.getByRole('button', { name: th.appShell.account.label });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  const code = page.waitForResponse('**/assets/MenuPopup-*.js');
  held.open();
  await (await code).finished();
  // It would show in the frame after its code.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
});

/** A laptop's screen at 400 % zoom, and the narrowest phone. */
const narrow = [
  { width: 320, height: 256 },
  { width: 320, height: 640 },
] as const;

test.describe('at 400 % zoom, and on the narrowest phone', () => {
  test.use({ viewport: narrow[0] });
  test('a player can log in and spin, and nothing scrolls sideways', async ({ page }) => {
    await page.goto('/rng');
    const address = await gameHref(page);
    await tiles(page).first().click();
    await logIn(loginForm(page.getByRole('dialog')), 'demo');
    await expect(page).toHaveURL(address);
    const game = gamePage(page);
    await game.spin();
    await expect.poll(() => page.frames().length).toBe(2);
    for (const size of narrow) {
      await page.setViewportSize(size);
      await expect(game.spinButton).toBeInViewport();
      for (const frame of page.frames()) {
        const fits = () =>
          frame.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
        await expect.poll(fits, `${frame.url()}, ${size.height} px high`).toBe(true);
      }
    }
  });
});
