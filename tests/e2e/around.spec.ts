import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { headerBalance, tiles } from './site.ts';
import { say, th } from './words.ts';

const news = (page: Page) => page.getByRole('dialog', { name: th.notices.dialog.title });

test.describe('news', () => {
  test.use({ news: 'shown' });

  test('open by themselves after loading, one by one, and not again today', async ({ page }) => {
    await page.goto('/');
    await expect(news(page)).toBeVisible();
    const position = news(page).getByRole('status');
    await expect(position).toContainText(/^1 /);
    await news(page).getByRole('button', { name: th.notices.dialog.next }).click();
    await expect(position).toContainText(/^2 /);
    await page.keyboard.press('ArrowLeft');
    await expect(position).toContainText(/^1 /);
    await news(page).getByRole('checkbox', { name: th.notices.dialog.hideToday }).check();
    await news(page).getByRole('button', { name: th.shared.close }).last().click();
    await expect(news(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The place of the login bar comes in the same calm moment.
    await expect(page.getByRole('banner').getByRole('form')).toBeVisible();
    await expect(news(page)).toBeHidden();
  });
});

test('a notice that is pressed opens at its own place, and /noticePage has all of them', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('region', { name: th.notices.bar.label });
  const notice = bar.getByRole('button').filter({ hasNotText: /^$/ }).nth(1);
  const title = (await notice.innerText()).trim();
  await notice.click();
  await expect(news(page).getByRole('heading', { level: 3 })).toHaveText(title);
  await news(page).getByRole('button', { name: th.shared.close }).last().click();
  await page.goto('/noticePage');
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
});

/** Brings the round button at the page's corner, or the bar at its side, and presses the named service. */
const services = (page: Page) => page.getByRole('complementary', { name: th.service.sides.right });

test.describe('customer service', () => {
  test.use({ viewport: { width: 1600, height: 900 } });

  test('opens in a window of its own, where somebody answers', async ({ page, context }) => {
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

  test('that is not there closes its window, and says so', async ({ page, context, world, complaints }) => {
    complaints.expect(/^503 GET \/wps\//);
    await world.faults([{ match: 'serviceConfig', fault: { kind: 'status', status: 503 } }]);
    await page.goto('/');
    const opened = context.waitForEvent('page');
    await services(page).getByRole('button').first().click();
    const window = await opened;
    if (!window.isClosed()) await window.waitForEvent('close');
    await expect(page.getByRole('region', { name: th.shared.messages })).toContainText(th.errors.unavailable);
  });
});

test.describe('while closed', () => {
  test.use({ start: { scenario: 'maintenance' } });
  test('somebody can still be asked, and the site opens by itself', async ({ page, context, world }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: th.system.maintenance.title })).toBeVisible();
    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: th.system.support }).click(),
    ]);
    await chat.waitForURL(/\/sandbox-service\/chat\//);
    await chat.close();
    await world.settings({ maintenance: false });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  });
});

test('a visitor’s first minute: looks, reads, finds help, and is asked in only by a game', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page
    .getByRole('navigation', { name: th.frame.mainNav })
    .getByRole('link', { name: th.frame.promotions })
    .click();
  await expect(page).toHaveURL('/promotions');
  await page.getByRole('main').locator('a[href^="/promoDetail"]').first().click();
  await expect(page).toHaveURL(/\/promoDetail\?id=/);
  await page.goBack();
  await expect(page).toHaveURL('/promotions');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: th.shared.pages.help }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: th.shared.pages.help })).toBeVisible();
  await page
    .getByRole('navigation', { name: th.frame.mainNav })
    .getByRole('link', { name: th.shared.gameTypes.RNG, exact: true })
    .click();
  await tiles(page).first().click();
  await expect(page.getByRole('dialog')).toContainText(th.shared.notLoggedIn);
  await page.getByRole('dialog').getByRole('button', { name: th.shared.close }).click();
  await expect(page).toHaveURL('/rng');
});

test('a member’s return: greeted by name, with the balance and the game of last time', async ({ page, enterAs }) => {
  await enterAs('demo');
  await page.goto('/rng');
  const address = (await tiles(page).first().getAttribute('href')) ?? '';
  await page.goto(address);
  await expect(page.frameLocator('iframe').locator('.game')).toHaveAttribute('data-state', 'ready');
  await page.goto('/');
  await expect(headerBalance(page)).toHaveText('฿10,000.00');
  const recent = page.getByRole('region', { name: th.home.recent.title });
  await expect(recent.getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(say('{node}', { node: new URL(address, page.url()).searchParams.get('nodeId') ?? '' })),
  );
});

test('who logs out in one window is out in the other', async ({ page, context, enterAs }) => {
  await enterAs('demo');
  await page.goto('/');
  await expect(headerBalance(page)).toBeVisible();
  // Opened from the first, so that it has the same session.
  const [other] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void open('/rng'))]);
  await expect(headerBalance(other)).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: th.frame.account.label }).click();
  await page.getByRole('menuitem', { name: th.frame.account.signOut }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: th.login.logout.confirm }).click();
  await expect(headerBalance(page)).toHaveCount(0);
  await expect(headerBalance(other)).toHaveCount(0);
  await expect(other.getByText(th.login.logout.elsewhere)).toBeVisible();
});
