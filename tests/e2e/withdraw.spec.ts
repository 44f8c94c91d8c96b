import type { JSHandle, Locator, Page } from '@playwright/test';
import { withdrawOrders } from '#api/withdrawalOrders.ts';
import { demoPaymentPassword } from '#sandbox/accounts/password.ts';
import { expect, test } from './fixtures.ts';
import { say, th } from './messages.ts';
import { balanceBehind } from './site.ts';

const messages = th.withdraw;
const titled = (dialog: Locator, name: string): Locator => dialog.getByRole('heading', { name, level: 3 });

/** MEM-02c, over the lobby. */
async function openWithdraw(page: Page): Promise<Locator> {
  await page.goto('/rng?centre=withdraw');
  const dialog = page.getByRole('dialog', { name: messages.title });
  await expect(dialog.getByRole('textbox', { name: messages.form.amount })).toBeVisible();
  return dialog;
}

/** Fills the form in, and confirms with the payment password. */
async function withdraw(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('textbox', { name: messages.form.amount }).fill('1000');
  await dialog.getByRole('button', { name: say(messages.form.submitAmount, { amount: '฿1,000.00' }) }).click();
  const question = page.getByRole('dialog', { name: messages.confirm.title });
  await question.getByLabel(th.paymentPassword.label).and(page.locator('input')).fill(demoPaymentPassword);
  await question.getByRole('button', { name: say(messages.confirm.do, { amount: '฿1,000.00' }) }).click();
}

test('a withdrawal is held at once, paid by the clock, and confirmed by the player', async ({
  page,
  sandbox,
  enterAs,
}) => {
  const account = await enterAs('cashout');
  const before = Number(await account.balance());
  const dialog = await openWithdraw(page);
  await withdraw(page, dialog);
  await expect(titled(dialog, messages.order.title.pending)).toBeVisible();
  expect(Number(await account.balance())).toBe(before - 1000);
  await expect(balanceBehind(page)).toContainText((before - 1000).toLocaleString('en'));

  // The address leads to the withdrawal, also after a reload.
  await page.reload();
  await expect(titled(dialog, messages.order.title.pending)).toBeVisible();
  await dialog.getByRole('link', { name: messages.toList }).click();
  await expect(dialog.getByRole('heading', { name: messages.blocked.withdraw_waiting.title })).toBeVisible();

  await sandbox.clock(5 * 60_000);
  await dialog.getByRole('link', { name: messages.blocked.see }).click();
  await expect(titled(dialog, messages.order.title.sent)).toBeVisible({ timeout: 15_000 });
  await dialog.getByRole('button', { name: say(messages.payments.received, { amount: '฿1,000.00' }) }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: messages.ask.received.do }).click();
  await expect(titled(dialog, messages.order.title.received)).toBeVisible();
  expect(await sandbox.ledger()).toBe(0);
});

test('a withdrawal whose answer is lost is found after a reload, and not made twice', async ({
  page,
  enterAs,
  complaints,
}) => {
  complaints.expect(/^net::ERR_CONNECTION_RESET POST \/wps\/member\/withdraw$/);
  const account = await enterAs('cashout');
  const dialog = await openWithdraw(page);
  let sent = 0;
  await page.route('**/wps/member/withdraw', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    // The platform receives and executes it; its answer never arrives.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await withdraw(page, dialog);
  await expect(titled(dialog, messages.unknown.title)).toBeVisible();
  // The payment password is not kept on the device.
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).toContain('intent.withdrawCreate');
  expect(stored).not.toContain(demoPaymentPassword);
  await page.reload();
  await expect(titled(dialog, messages.unknown.title)).toBeVisible();
  await dialog.getByRole('button', { name: messages.unknown.check }).click();
  await expect(titled(dialog, messages.order.title.pending)).toBeVisible();
  const orders = await account.client.call(withdrawOrders, { pageNo: 1, pageSize: 10 });
  expect(orders.ok && orders.value.list).toHaveLength(1);
});

test('a payment that waits for its receipt is reported as missing with a picture', async ({ page, enterAs }) => {
  await enterAs('awaiting');
  await page.goto('/?centre=withdraw');
  const dialog = page.getByRole('dialog', { name: messages.title });
  await dialog.getByRole('link', { name: messages.blocked.see }).click();
  await expect(dialog.getByRole('timer')).toBeVisible();
  await dialog.getByRole('button', { name: say(messages.payments.notReceived, { amount: '฿1,500.00' }) }).click();
  const report = page.getByRole('dialog', { name: say(messages.missing.title, { amount: '฿1,500.00' }) });
  const picture = await noisyPicture(page);
  const choose = () =>
    report.locator('input[type=file]').setInputFiles({ name: 'statement.png', mimeType: 'image/png', buffer: picture });
  const bar = report.getByRole('progressbar', { name: 'statement.png' });
  const network = await page.context().newCDPSession(page);
  /** A network that takes about this long for the picture. */
  const slow = (seconds: number) =>
    network.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: picture.length / seconds },
    });
  // So long that it is on its way until the test has removed it.
  await slow(40);
  await choose();
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  await report.getByRole('button', { name: say(th.uploads.remove, { name: 'statement.png' }) }).click();
  await expect(bar).toHaveCount(0);
  const shares = await changesOf(report);
  await slow(2);
  await choose();
  await expect(report.getByText(th.uploads.state.sent)).toBeVisible();
  const seen = await shares.evaluate((list) => list);
  expect(seen.length).toBeGreaterThan(4);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect([seen[0], seen.at(-1)]).toEqual([0, 100]);
  await network.detach();
  await report.getByRole('button', { name: messages.missing.do }).click();
  await expect(titled(dialog, messages.order.title.disputed)).toBeVisible();
  await expect(dialog.getByText(messages.receipt.notReceived)).toBeVisible();
});

/** A picture of about 1 MB, as a camera takes it: noise does not become smaller. */
async function noisyPicture(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(512, 512);
    const noise = new ImageData(512, 512);
    for (let start = 0; start < noise.data.length; start += 65_536) {
      crypto.getRandomValues(noise.data.subarray(start, start + 65_536));
    }
    noise.data.forEach((_, index) => index % 4 === 3 && (noise.data[index] = 255));
    canvas.getContext('2d')?.putImageData(noise, 0, 0);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

/** Collects each value that a progress bar shows from now on. */
const changesOf = (inside: Locator): Promise<JSHandle<number[]>> =>
  inside.evaluateHandle((element) => {
    const values: number[] = [];
    new MutationObserver(() => {
      const bar = element.querySelector('[role=progressbar]');
      const value = Number(bar?.getAttribute('aria-valuenow'));
      if (bar !== null && value !== values.at(-1)) values.push(value);
    }).observe(element, { subtree: true, childList: true, attributes: true });
    return values;
  });
