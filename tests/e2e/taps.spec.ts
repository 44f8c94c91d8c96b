import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { say, th } from './messages.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Counts what is tapped; typing and scrolling are no taps. */
function counter() {
  let taps = 0;
  return {
    count: () => taps,
    async tap(element: Locator) {
      await element.click();
      taps += 1;
    },
  };
}

const bar = (page: Page): Locator => page.getByRole('navigation', { name: th.appShell.bottomNav });

test('customer service is one tap from home, for visitors and for players (NAV-08, NAV-03i)', async ({
  page,
  enterAs,
}) => {
  const sheet = page.getByRole('dialog', { name: th.appShell.help });
  const openers = [
    () => bar(page).getByRole('button', { name: th.appShell.help }),
    () => page.getByRole('banner').getByRole('button', { name: th.appShell.help }),
  ];
  for (const opener of openers) {
    await page.goto('/');
    const { count, tap } = counter();
    await tap(opener());
    await expect(sheet.getByRole('button').nth(1)).toBeVisible();
    await expect(sheet.getByRole('link', { name: th.menus.support.help })).toBeVisible();
    expect(count()).toBe(1);
    await enterAs('demo');
  }
});

test.describe('who has deposited before', () => {
  // A first deposit also asks whether its bonus is wanted.
  test.use({ start: { scenario: 'played' } });
  test('a deposit is three taps from home to its code', async ({ page, enterAs }) => {
    await enterAs('demo');
    await page.goto('/');
    const { count, tap } = counter();
    await tap(page.getByRole('banner').getByRole('link', { name: th.memberCentre.pages.depositv2 }));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: th.deposit.amount }).fill('500');
    const form = dialog.getByRole('form', { name: th.deposit.form });
    await tap(form.getByRole('button', { name: th.deposit.submit }));
    await expect(dialog.getByRole('img', { name: /฿500\.00/ })).toBeVisible();
    expect(count()).toBeLessThanOrEqual(3);
  });
});

test.describe('with a reward that waits', () => {
  test.use({ start: { scenario: 'played' } });
  test('it is claimed in two taps from home', async ({ page, enterAs }) => {
    await enterAs('demo');
    await page.goto('/');
    const { count, tap } = counter();
    await tap(page.getByRole('main').locator('a[href*="centre=rewardCenter"]').first());
    const take = new RegExp(say(th.rewardCentre.takeAmount, { amount: '' }).trim());
    const takes = page.getByRole('dialog').getByRole('button', { name: take });
    await expect(takes.first()).toBeVisible();
    const before = await takes.count();
    await tap(takes.first());
    await expect.poll(() => takes.count()).toBeLessThan(before);
    expect(count()).toBe(2);
  });
});

test('the games are two taps from any page, and their sheet leaves with Back', async ({ page }) => {
  await page.goto('/help');
  const { count, tap } = counter();
  await tap(bar(page).getByRole('button', { name: th.appShell.games }));
  const sheet = page.getByRole('dialog', { name: th.menus.games.title });
  await tap(sheet.getByRole('link', { name: new RegExp(`^${th.common.gameTypes.LIVE}`) }));
  await expect(page).toHaveURL('/live');
  await expect(sheet).toBeHidden();
  expect(count()).toBe(2);
  await page.goBack();
  await expect(page).toHaveURL('/help');
});
