import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { tiles } from './site.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('Back closes what is open over a page, and then leaves the page', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: th.appShell.bottomNav });
  await page.goto('/promotions');
  const dialog = page.getByRole('dialog');
  await bar.getByRole('button', { name: th.appShell.games }).click();
  await dialog.getByRole('link', { name: th.common.gameTypes.RNG }).click();
  await expect(page).toHaveURL('/rng');
  await expect(tiles(page)).toHaveCount(15);
  const openers = [
    page.getByRole('button', { name: th.appShell.menu, exact: true }),
    page.getByRole('button', { name: th.appShell.search, exact: true }),
    page.getByRole('banner').getByRole('button', { name: th.appShell.logIn }),
    page.getByRole('banner').getByRole('button', { name: th.appShell.signUp }),
    bar.getByRole('button', { name: th.appShell.games }),
    bar.getByRole('button', { name: th.appShell.help }),
  ];
  for (const opener of openers) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/rng');
  }
  // Closed in another way, nothing of it is left.
  await openers[0]?.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => (history.state as { sheet?: unknown }).sheet)).toBeUndefined();
  // A link of the sheet leads on; one step back leads to the page below the sheet.
  await openers[0]?.click();
  await dialog.getByRole('link', { name: th.appShell.download }).click();
  await expect(page).toHaveURL('/download');
  await page.goBack();
  await expect(page).toHaveURL('/rng');
  await expect.poll(() => page.evaluate(() => (history.state as { sheet?: unknown }).sheet)).toBeUndefined();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/promotions');
});
