import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { door, gameHref, gamePage, headerBalance, logIn, loginForm, tiles } from './site.ts';
import { th } from './words.ts';

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
  const skip = page.getByRole('link', { name: th.frame.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('from the login into a game and out again, without a pointer', async ({ page, world }) => {
  await page.goto('/');
  const form = loginForm(page.getByRole('banner'));
  await tabTo(page, form.getByRole('textbox', { name: th.login.username }));
  await page.keyboard.type('demo');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kinnari88');
  await page.keyboard.press('Enter');
  await expect(headerBalance(page)).toBeVisible();

  const navigation = page.getByRole('navigation', { name: th.frame.mainNav });
  await tabTo(page, navigation.getByRole('link', { name: th.shared.gameTypes.RNG, exact: true }));
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
  await expect.poll(() => world.calls('gameSpin')).toBe(1);
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

test('the vendors of a category open, close, and lead on', async ({ page }) => {
  await page.goto('/');
  const slots = th.shared.gameTypes.RNG;
  const button = page.getByRole('button', { name: th.frame.openVendors.replace('{category}', slots) });
  const menu = page.getByRole('list', { name: th.frame.vendorsOf.replace('{category}', slots) });
  await tabTo(page, button);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link')).toHaveCount(24);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'Silk Reel' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rng?vassalage=SLKR');
  await expect(menu).toBeHidden();
});

test('the login keeps the focus, and gives it back', async ({ page }) => {
  await page.goto('/rng?list=recent');
  const opener = page.getByRole('main').getByRole('button', { name: th.slots.logIn });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: th.login.title });
  await expect(dialog.getByRole('textbox', { name: th.login.username })).toBeFocused();
  await expectTrapped(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the question before logging out keeps the focus, and gives it back', async ({ page, enterAs }) => {
  await enterAs('demo');
  await page.goto('/rng');
  const opener = page.getByRole('button', { name: th.frame.account.label });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: th.frame.account.signOut })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: th.login.logout.title });
  await expect(question).toBeVisible();
  await expectTrapped(page, question);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a language is chosen by keys, and the focus stays', async ({ page }) => {
  await page.goto('/');
  const picker = page.getByRole('banner').getByRole('button', { name: th.frame.languages.TH });
  await tabTo(page, picker);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: th.frame.languages.EN })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner').getByRole('button', { name: th.frame.languages.EN })).toBeFocused();
});

/** The narrowest phone, and a laptop's screen at 400 % zoom. */
const narrow = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
] as const;

for (const language of ['TH', 'EN'] as const) {
  test.describe(`320 px wide, ${language}`, () => {
    test.use({ language, viewport: narrow[0] });
    test('no page has to be pushed sideways', async ({ page, enterAs }) => {
      const widths = ({ documentElement: root }: Document) => ({ content: root.scrollWidth, room: root.clientWidth });
      const expectFits = async (): Promise<void> => {
        for (const size of narrow) {
          await page.setViewportSize(size);
          for (const frame of page.frames()) {
            const { content, room } = await (await frame.evaluateHandle('document')).evaluate(widths);
            expect(content, `${frame.url()}, ${size.height} px high`).toBeLessThanOrEqual(room);
          }
        }
      };
      for (const path of ['/login', '/register', '/forget', '/no-such-page', '/', '/live', '/promotions', '/help']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectFits();
      }
      await enterAs('demo');
      for (const centre of ['securityCenter', 'depositv2', 'personalHistoryCopy', 'manualRebate']) {
        await page.goto(`/?centre=${centre}`);
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
        await expectFits();
        const overhang = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(overhang, `${centre} in its dialog`).toBeLessThanOrEqual(0);
      }
      await page.goto('/rng');
      await expect(page.getByRole('main').getByRole('link').last()).toBeAttached();
      await expect(headerBalance(page)).toBeVisible();
      await expectFits();
      await page.goto((await page.locator('a[href^="/game?"]').first().getAttribute('href')) ?? '');
      await expect(gamePage(page).board).toHaveAttribute('data-state', 'ready');
      expect(page.frames()).toHaveLength(2);
      await expectFits();
    });
  });
}

for (const viewport of narrow) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });
    test('a player can log in and spin', async ({ page }) => {
      await page.goto('/rng');
      const address = await gameHref(page);
      await tiles(page).first().click();
      await logIn(loginForm(page.getByRole('dialog')), 'demo');
      await expect(page).toHaveURL(address);
      const game = gamePage(page);
      await game.spin();
      await expect(game.spinButton).toBeInViewport();
    });
  });
}
