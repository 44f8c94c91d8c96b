import type { Locator, Page } from '@playwright/test';
import { depositOrders } from '#api/cashier.ts';
import { expect, test } from './fixtures.ts';
import { balanceBehind } from './site.ts';
import { say, th } from './words.ts';

const words = th.deposit;

/** MEM-02b, over the home page. */
async function openDeposit(page: Page): Promise<Locator> {
  await page.goto('/?centre=depositv2');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: words.amount })).toBeVisible();
  return dialog;
}

async function payIn(dialog: Locator, amount: string, method?: RegExp): Promise<void> {
  if (method) await dialog.getByRole('radio', { name: method }).check();
  await dialog.getByRole('textbox', { name: words.amount }).fill(amount);
  // The menu of the centre may say the same.
  await dialog.getByRole('form', { name: words.form }).getByRole('button', { name: words.submit }).click();
}

const titled = (dialog: Locator, name: string): Locator => dialog.getByRole('heading', { name, level: 3 });

test('a deposit by PromptPay is paid at the bank of the demonstration, and comes', async ({ page, world, enterAs }) => {
  const account = await enterAs('demo');
  const dialog = await openDeposit(page);
  await payIn(dialog, '99');
  await expect(dialog.getByText(say(words.problems.tooLittle, { limit: '฿100.00' }))).toBeVisible();
  await payIn(dialog, '500');
  await expect(titled(dialog, words.waiting.title)).toBeFocused();
  await expect(dialog.getByRole('img', { name: /฿500\.00/ })).toBeVisible();
  expect(await account.balance()).toBe('10000.00');

  // Whoever reloads finds the order that waits.
  await page.reload();
  await expect(titled(dialog, words.waiting.title)).toBeVisible();

  const opening = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: words.waiting.demo }).click();
  const bank = await opening;
  await expect(bank.locator('#amount')).toHaveText('฿500.00');
  await bank.locator('#pay').click();
  await expect(bank.locator('#state')).toContainText('ชำระแล้ว');
  await expect(bank.locator('#actions')).toBeHidden();
  await bank.close();

  // It is asked about by itself; a press may come too late.
  await expect(titled(dialog, words.ended.paid)).toBeVisible({ timeout: 15_000 });
  await expect(dialog.getByText('฿10,500.00')).toBeVisible();
  await expect(balanceBehind(page)).toHaveText('฿10,500.00');
  expect(await account.balance()).toBe('10500.00');
  expect(await world.ledger()).toBe(0);
});

test('a deposit whose answer is lost opens one order, also after a reload', async ({ page, enterAs, complaints }) => {
  complaints.expect(/^net::ERR_CONNECTION_RESET POST \/wps\/member\/deposit$/);
  const account = await enterAs('demo');
  const dialog = await openDeposit(page);
  let presses = 0;
  await page.route('**/wps/member/deposit', async (route) => {
    presses += 1;
    if (presses > 1) return route.continue();
    // The platform hears it and does it; its answer never arrives.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await payIn(dialog, '500');
  await expect(titled(dialog, words.unknown.title)).toBeVisible();
  await page.reload();
  await expect(titled(dialog, words.unknown.title)).toBeVisible();
  await dialog.getByRole('button', { name: words.unknown.check }).click();
  await expect(titled(dialog, words.waiting.title)).toBeVisible();
  const orders = await account.client.call(depositOrders, {});
  expect(orders.ok && orders.value.list).toHaveLength(1);
  expect(await account.balance()).toBe('10000.00');
});

test('an order that nobody paid in time takes no money', async ({ page, world, enterAs }) => {
  const account = await enterAs('demo');
  const dialog = await openDeposit(page);
  await payIn(dialog, '1,000.50', /^โอนเข้าบัญชี/);
  await expect(titled(dialog, words.waiting.title)).toBeVisible();
  await expect(dialog.getByText(words.waiting.exactly)).toBeVisible();
  await world.clock(15 * 60_000);
  await expect(titled(dialog, words.ended.expired)).toBeVisible({ timeout: 15_000 });
  await expect(dialog.getByText(words.ended.expiredText)).toBeVisible();
  expect(await account.balance()).toBe('10000.00');
});

test('an order is cancelled after a question, and another one can be opened', async ({ page, enterAs }) => {
  await enterAs('demo');
  const dialog = await openDeposit(page);
  await payIn(dialog, '100');
  await dialog.getByRole('button', { name: words.waiting.cancel }).click();
  const question = page.getByRole('alertdialog', { name: words.waiting.cancelTitle });
  await question.getByRole('button', { name: words.waiting.cancel }).click();
  await expect(titled(dialog, words.ended.cancelled)).toBeVisible();
  await dialog.getByRole('button', { name: words.ended.again }).click();
  await payIn(dialog, '200');
  await expect(titled(dialog, words.waiting.title)).toBeVisible();
});
