import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { satang } from './site.ts';

// Prices stand, so the one that is picked is still offered when the bet is placed.
test.use({ viewport: { width: 390, height: 844 }, start: { now: '2026-11-21T05:01:21.000Z', stands: true } });

const { cockfight, slip: words } = th;

test('a visitor sees the fight with its prices at once, and logs in to bet (RT-05j)', async ({ page }) => {
  await page.goto('/cockfight');
  const fight = page.getByRole('region', { name: cockfight.opens });
  await expect(fight).toContainText(/คู่ที่ \d+/);
  const prices = fight.getByRole('group', { name: cockfight.prices }).getByRole('button');
  await expect(prices).toHaveCount(3);
  const first = await prices.first().boundingBox();
  expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThanOrEqual(844);
  await prices.first().click();
  await expect(prices.first()).toHaveAttribute('aria-pressed', 'true');
  const bar = page.getByRole('region', { name: words.bar });
  await bar.getByRole('button', { name: words.place }).click();
  await expect(page.getByRole('form', { name: th.login.title })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a player bets on red in the slip of the ring’s vendor (RT-05i, RT-05j)', async ({ page, enterAs, sandbox }) => {
  const account = await enterAs('demo');
  await page.goto('/cockfight');
  const fight = page.getByRole('region', { name: cockfight.opens });
  const red = fight.getByRole('group', { name: cockfight.prices }).getByRole('button').first();
  await expect(red).toContainText(cockfight.red);
  const odds = /\d+\.\d\d/.exec((await red.textContent()) ?? '')?.[0] ?? '';
  await red.click();
  const bar = page.getByRole('region', { name: words.bar });
  await expect(bar).toContainText(`@ ${odds}`);
  await expect(bar).toContainText(/฿[\d,.]+ → ฿[\d,.]+/);
  await bar.getByRole('button', { name: words.place }).click();
  const frame = page.getByRole('dialog', { name: words.title }).locator('iframe').contentFrame();
  await expect(frame.locator('#picks li')).toHaveCount(1);
  await expect(frame.locator('.pick-odds')).toHaveText(odds);
  await frame.locator('#place').click();
  await expect(frame.locator('#see-bets')).toBeVisible();
  expect(satang(await account.balance())).toBeLessThan(1_000_000);
  expect(await sandbox.ledger()).toBe(0);
});
