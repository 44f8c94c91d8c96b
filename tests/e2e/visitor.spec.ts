import { expect, test, walkDown } from './fixtures.ts';
import { en, th } from './messages.ts';
import { gameHref, gamePage, headerBalance, logIn, loginForm, nameOf, tiles } from './site.ts';

test('a visitor’s first minute: looks, reads, finds help, and is asked in only by a game (GEN-03)', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page
    .getByRole('navigation', { name: th.appShell.mainNav })
    .getByRole('link', { name: th.appShell.promotions })
    .click();
  await expect(page).toHaveURL('/promotions');
  await page.getByRole('main').locator('a[href^="/promoDetail"]').first().click();
  await expect(page).toHaveURL(/\/promoDetail\?id=/);
  await page.goBack();
  await expect(page).toHaveURL('/promotions');
  // The footer comes when it is near.
  await walkDown(page);
  await page.getByRole('contentinfo').getByRole('link', { name: th.footer.help.centre }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: th.help.title })).toBeVisible();
  await page
    .getByRole('navigation', { name: th.appShell.mainNav })
    .getByRole('link', { name: th.common.gameTypes.RNG, exact: true })
    .click();
  await tiles(page).first().click();
  await expect(page.getByRole('dialog')).toContainText(th.common.notLoggedIn);
  await page.getByRole('dialog').getByRole('button', { name: th.common.close }).click();
  await expect(page).toHaveURL('/rng');
});

test.describe('in English', () => {
  test.use({ language: 'EN' });
  test('a game asks to log in, and then opens', async ({ page }) => {
    await page.goto('/rng');
    const tile = tiles(page, en).nth(3);
    const name = await nameOf(tile);
    await tile.click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog).toContainText('You are not logged in, please login');
    expect(new URL(page.url()).pathname).toBe('/rng');
    await logIn(loginForm(dialog, en), 'demo', undefined, en);
    await expect(page).toHaveURL(/\/game\?/);
    await expect(gamePage(page, en).frame.locator('#name')).toHaveText(name);
    await gamePage(page, en).bar.getByRole('link', { name: en.launch.back }).click();
    await expect(page).toHaveURL('/rng');
    await expect(headerBalance(page)).toHaveText('฿10,000.00');
  });
});

test('a link to a game leads through the login to the game', async ({ page }) => {
  await page.goto('/rng');
  const address = await gameHref(page);
  await page.goto(address);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(address)}`);
  await expect(page.getByRole('region', { name: th.common.messages })).toContainText(th.common.notLoggedIn);
  await logIn(loginForm(page), 'demo');
  await expect(page).toHaveURL(address);
  await expect(gamePage(page).board).toHaveAttribute('data-state', 'ready');
  await page.goBack();
  // The login is not a page to come back to.
  await expect(page).toHaveURL('/rng');
});
