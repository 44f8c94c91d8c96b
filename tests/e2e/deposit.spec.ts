import type { Locator, Page } from '@playwright/test';
import { depositOrders } from '#api/cashier.ts';
import { expect, test } from './fixtures.ts';
import { say, th } from './messages.ts';
import { balanceBehind, withoutBonus } from './site.ts';

const messages = th.deposit;

/** MEM-02b, over the home page. */
async function openDeposit(page: Page): Promise<Locator> {
  await page.goto('/?centre=depositv2');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: messages.amount })).toBeVisible();
  return dialog;
}

async function payIn(dialog: Locator, amount: string): Promise<void> {
  await withoutBonus(dialog);
  await dialog.getByRole('textbox', { name: messages.amount }).fill(amount);
  // The menu of the centre may say the same.
  await dialog.getByRole('form', { name: messages.form }).getByRole('button', { name: messages.submit }).click();
}

const titled = (dialog: Locator, name: string): Locator => dialog.getByRole('heading', { name, level: 3 });

test('a deposit by PromptPay is paid at the bank of the demonstration, and comes', async ({
  page,
  sandbox,
  enterAs,
}) => {
  const account = await enterAs('demo');
  const dialog = await openDeposit(page);
  await payIn(dialog, '99');
  await expect(dialog.getByText(say(messages.problems.tooLittle, { limit: '฿100.00' }))).toBeVisible();
  await payIn(dialog, '500');
  await expect(titled(dialog, messages.waiting.title)).toBeFocused();
  await expect(dialog.getByRole('img', { name: /฿500\.00/ })).toBeVisible();
  expect(await account.balance()).toBe('10000.00');

  // Whoever reloads finds the order that waits.
  await page.reload();
  await expect(titled(dialog, messages.waiting.title)).toBeVisible();

  const opening = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: messages.waiting.demo }).click();
  const bank = await opening;
  await expect(bank.locator('#amount')).toHaveText('฿500.00');
  await bank.locator('#pay').click();
  await expect(bank.locator('#state')).toContainText('ชำระแล้ว');
  await expect(bank.locator('#actions')).toBeHidden();
  await bank.close();

  // It is asked about by itself; a press may come too late.
  await expect(titled(dialog, messages.ended.paid)).toBeVisible({ timeout: 15_000 });
  await expect(dialog.getByText('฿10,500.00')).toBeVisible();
  await expect(balanceBehind(page)).toHaveText('฿10,500.00');
  expect(await account.balance()).toBe('10500.00');
  expect(await sandbox.ledger()).toBe(0);
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
  await expect(titled(dialog, messages.unknown.title)).toBeVisible();
  await page.reload();
  await expect(titled(dialog, messages.unknown.title)).toBeVisible();
  await dialog.getByRole('button', { name: messages.unknown.check }).click();
  await expect(titled(dialog, messages.waiting.title)).toBeVisible();
  const orders = await account.client.call(depositOrders, { pageNo: 1, pageSize: 10 });
  expect(orders.ok && orders.value.list).toHaveLength(1);
  expect(await account.balance()).toBe('10000.00');
});
