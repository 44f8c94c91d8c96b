import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { tiles } from './site.ts';
import { en, th } from './words.ts';

const main = (page: Page) => page.getByRole('main');

test.describe('where free play is on', () => {
  test.use({ start: { scenario: 'everyWayIn' }, language: 'EN' });

  test('a visitor practises without an account, and nobody asks a wallet', async ({ page, world }) => {
    await page.goto('/fish?vassalage=DPRF');
    await tiles(page, en).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: en.login.practise }).click();
    await expect(page).toHaveURL(/\/game\?.*practice=1/);
    const bar = page.getByRole('banner', { name: en.launch.bar });
    await expect(bar).toContainText(en.launch.practice);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('#game')).toHaveAttribute('data-state', 'ready');
    await expect(frame.locator('#demonstration')).toHaveAttribute('data-practice', '');
    const before = await frame.locator('#balance').innerText();
    await frame.locator('#shoot').click();
    await expect(frame.locator('#balance')).not.toHaveText(before);
    await expect(bar.getByText('฿')).toHaveCount(0);
    expect(await world.calls('walletBalance')).toBe(0);
    expect(await world.calls('gameLaunch')).toBe(0);
    expect(await world.ledger()).toBe(0);
  });
});

test('without free play the address of a practice opens nothing', async ({ page, complaints }) => {
  complaints.allow(/^\d+ POST \/wps\/game\/launchPractice$/);
  await page.goto('/game?vassalage=DPRF&gameType=FISH&nodeId=1&practice=1');
  await expect(page.getByRole('alert')).toContainText(th.launch.practiceOff);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test.describe('while vendors take a break', () => {
  test.use({ start: { scenario: 'vendorBreak' }, language: 'EN' });

  test('their cards say so and lead nowhere; the link of a game offers others', async ({ page, enterAs }) => {
    await enterAs('demo');
    await page.goto('/live');
    const resting = main(page).getByRole('listitem').filter({ hasText: 'Angel Parlour' });
    await expect(resting).toContainText(en.shared.resting);
    await expect(resting.getByRole('link', { name: 'Angel Parlour' })).toHaveCount(0);
    const open = main(page).getByRole('listitem').filter({ hasText: 'Riverside Live' });
    await expect(open.getByRole('link', { name: 'Riverside Live', exact: true })).toBeVisible();

    await page.goto('/rng?vassalage=SLKR');
    await tiles(page, en).first().click();
    await expect(page.getByRole('alert')).toContainText(en.errors.vendorMaintenance);
    const others = page.getByRole('main').getByRole('list').getByRole('link');
    await expect(others).toHaveCount(4);
    await others.first().click();
    await expect(page.frameLocator('iframe').locator('#game')).toHaveAttribute('data-state', 'ready');
  });
});

test('back from a game, the lobby is where it was left', async ({ page, enterAs }) => {
  await enterAs('demo');
  await page.goto('/rng?vassalage=LTWR&p=2');
  await expect(tiles(page)).toHaveCount(15);
  const tile = tiles(page).nth(12);
  await tile.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => Math.round(scrollY));
  expect(left).toBeGreaterThan(100);
  await tile.click();
  await expect(page.frameLocator('iframe').locator('#game')).toHaveAttribute('data-state', 'ready');
  await page.getByRole('banner', { name: th.launch.bar }).getByRole('link', { name: th.launch.back }).click();
  await expect(page).toHaveURL(/\/rng\?vassalage=LTWR&p=2$/);
  await expect(tiles(page)).toHaveCount(15);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(left - 40);
  expect(await page.evaluate(() => Math.round(scrollY))).toBeLessThan(left + 40);
});

test('a door to all games of a vendor opens their list over the page (GAM-02)', async ({ page, enterAs }) => {
  await enterAs('demo');
  await page.goto('/pvp?q=รวมเกม');
  const door = page.getByRole('main').locator('a[href*="games=PVP.PDNG"]').first();
  await door.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/pvp\?q=[^&]*$/);
  await expect(door).toBeFocused();
  await door.press('Enter');
  await dialog.getByRole('list').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/game\?/);
  await expect(page.frameLocator('iframe').locator('#game')).toHaveAttribute('data-state', 'ready');
});

test('quick open: by its keys, with the wrong keyboard layout, to a vendor', async ({ page, isMobile }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: th.frame.search }).tap();
  else await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: th.quickOpen.title });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  // «ชมรม» on a keyboard that was left in English.
  await field.fill('=,i,');
  const option = dialog.getByRole('option').filter({ hasText: 'ชมรมป๊อกเด้ง' }).first();
  await expect(option).toBeVisible();
  await option.click();
  await expect(page).toHaveURL(/\/pvp\?vassalage=PDNG$/);
  await expect(dialog).toBeHidden();
});
