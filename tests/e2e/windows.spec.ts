import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { headerBalance } from './site.ts';

/** Brings the round button at the page's corner, or the bar at its side, and presses the named service. */
const services = (page: Page) => page.getByRole('complementary', { name: th.support.sidebar.right });

test.describe('customer service', () => {
  test.use({ viewport: { width: 1600, height: 900 } });

  test('opens in a window of its own, where messages are answered', async ({ page, context }) => {
    await page.goto('/');
    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      services(page).getByRole('button').first().click(),
    ]);
    await chat.waitForURL(/\/sandbox-service\/chat\//);
    expect(await chat.evaluate(() => window.opener)).toBeNull();
    await chat.getByRole('textbox').fill('สวัสดี');
    await chat.keyboard.press('Enter');
    await expect(chat.getByText('สวัสดี').first()).toBeVisible();
  });
});

test('who logs out in one window is out in the other', async ({ page, context, enterAs }) => {
  await enterAs('demo');
  await page.goto('/');
  await expect(headerBalance(page)).toBeVisible();
  // Opened from the first, so that it has the same session.
  const [other] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void open('/rng'))]);
  await expect(headerBalance(other)).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: th.appShell.account.label }).click();
  await page.getByRole('menuitem', { name: th.appShell.account.signOut }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: th.login.logout.confirm }).click();
  await expect(headerBalance(page)).toHaveCount(0);
  await expect(headerBalance(other)).toHaveCount(0);
  await expect(other.getByText(th.login.logout.elsewhere)).toBeVisible();
});
