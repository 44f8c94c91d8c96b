import { expect, test } from './fixtures.ts';
import { gameHref, headerBalance, hearts, logIn, loginForm, tiles } from './site.ts';
import { th } from './words.ts';

test('a trial account is marked, and has no panels', async ({ page, world }) => {
  await page.goto('/rng');
  await logIn(loginForm(page.getByRole('banner')), 'trial');
  await expect(headerBalance(page)).toHaveText('฿1,000.00');
  await expect(page.getByRole('banner').getByText(th.frame.trialMark)).toBeVisible();
  await page.getByRole('button', { name: th.frame.account.label }).click();
  await expect(page.getByRole('menuitem')).toHaveText([th.frame.account.signOut]);
  await expect(hearts(page)).toHaveCount(0);
  // What it may not have is not even asked for.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await world.calls('gameRecent')).toBe(0);
});

test('a game is refused in a dialog with one button', async ({ page, world, enterAs }) => {
  await enterAs('trial');
  await page.goto('/rng');
  await expect(page.getByRole('banner').getByText(th.frame.trialMark)).toBeVisible();
  await tiles(page).first().click();
  const refusal = page.getByRole('alertdialog', { name: th.shared.trial.title });
  await expect(refusal).toContainText(th.shared.trial.text);
  await expect(refusal.getByRole('button')).toHaveText([th.shared.trial.button]);
  await refusal.getByRole('button').click();
  await expect(refusal).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/rng');
  expect(await world.calls('gameLaunch')).toBe(0);
});

for (const list of ['fav', 'recent'] as const) {
  test(`the list of ${list} is refused in the same dialog`, async ({ page, enterAs }) => {
    await enterAs('trial');
    await page.goto('/rng');
    await expect(page.getByRole('banner').getByText(th.frame.trialMark)).toBeVisible();
    await page
      .getByRole('navigation', { name: th.slots.lists })
      .getByRole('link', { name: th.slots.list[list] })
      .click();
    const refusal = page.getByRole('alertdialog', { name: th.shared.trial.title });
    await refusal.getByRole('button', { name: th.shared.trial.button }).click();
    await expect(refusal).toBeHidden();
  });
}

test('a link to a game is refused in plain words', async ({ page, world, enterAs }) => {
  await enterAs('trial');
  await page.goto('/rng');
  await page.goto(await gameHref(page));
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(th.errors.trial);
  await expect(main.getByRole('button', { name: th.shared.retry })).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await world.calls('gameLaunch')).toBe(1);
  await main.getByRole('link', { name: th.launch.toLobby }).click();
  await expect(page).toHaveURL('/rng');
});

test('whoever logs in to play with a trial account is told why not', async ({ page, world }) => {
  await page.goto('/rng');
  await tiles(page).first().click();
  await logIn(loginForm(page.getByRole('dialog')), 'trial');
  await expect(page.getByRole('alertdialog', { name: th.shared.trial.title })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/rng');
  expect(await world.calls('gameLaunch')).toBe(0);
});
