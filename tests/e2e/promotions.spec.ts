import type { Locator, Page } from '@playwright/test';
import { depositCreate } from '#api/cashier.ts';
import { backOfficePath } from '#demo/paths.ts';
import { wordsIn } from '#demo/services/backOffice/words.ts';
import { expect, test } from './fixtures.ts';
import { say, th } from './messages.ts';
import type { Account } from './sandbox.ts';

const { bonuses, offer, promotions, rewardCentre } = th;
const words = wordsIn('th');

/** A picture of one pixel, in base64. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const centreOf = (page: Page): Locator => page.getByRole('dialog').first();

/** Deposits at the bank of the demonstration. */
async function payIn(page: Page, { client }: Account, amount: string): Promise<void> {
  const order = await client.call(
    depositCreate,
    { methodId: 'promptpay', amount },
    { idempotencyKey: crypto.randomUUID() },
  );
  if (!order.ok) throw new Error('no order');
  await page.request.post('/sandbox-service/bank/pay', { data: { reference: order.value.reference } });
}

test('TXT-03, MEM-03d: a promotion is joined and reached, its reward taken, and given up with the sums that were shown', async ({
  page,
  sandbox,
  enterAs,
}) => {
  const account = await enterAs('demo');
  await page.goto('/promotions');
  await page.getByRole('link', { name: 'ฝากประจำสัปดาห์ รับเพิ่ม 20%' }).click();
  const part = page.getByRole('region', { name: offer.title });
  await expect(part.getByText(say(offer.worthOfDeposit, { percent: 20, most: '฿500.00' }))).toBeVisible();
  await expect(part.getByText(say(offer.bindsMost, { amount: '฿2,500.00' }))).toBeVisible();
  await part.getByRole('button', { name: offer.join }).click();
  await expect(part.getByText(promotions.states.joined, { exact: true })).toBeVisible();
  await expect(part.getByRole('link', { name: offer.deposit })).toHaveAttribute('href', /centre=depositv2/);

  await payIn(page, account, '1000.00');
  await page.reload();
  await expect(part.getByText(promotions.states.claim, { exact: true })).toBeVisible();
  await part.getByRole('link', { name: offer.claim }).click();
  const take = say(rewardCentre.takeAmount, { amount: '฿200.00' });
  await centreOf(page).getByRole('button', { name: take }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: take }).click();
  const taken = say(rewardCentre.done.titleAmount, { amount: '฿200.00' });
  await expect(centreOf(page).getByRole('heading', { name: taken })).toBeVisible();
  expect(await account.balance()).toBe('11200.00');

  await page.goto('/?centre=bonusDetails');
  await expect(centreOf(page).getByText(say(bonuses.doneOf, { done: '฿0.00', required: '฿1,000.00' }))).toBeVisible();
  await centreOf(page).getByRole('button', { name: bonuses.cancel.ask }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('฿200.00')).toBeVisible();
  await expect(question.getByText('฿11,000.00')).toBeVisible();
  await question.getByRole('button', { name: bonuses.cancel.confirm }).click();
  await expect(centreOf(page).getByRole('heading', { name: bonuses.done.title })).toBeFocused();
  expect(await account.balance()).toBe('11000.00');
  expect(await sandbox.ledger()).toBe(0);
  await page.goto('/promotions?stage=over');
  await expect(page.getByText(promotions.states.claimed, { exact: true })).toBeVisible();
});

test('TXT-03: an application is sent with its picture, granted in the back office, and credited', async ({
  page,
  enterAs,
}) => {
  const account = await enterAs('demo');
  await page.goto('/promoDetail?id=promo-4');
  const form = page.getByRole('form', { name: offer.form.title });
  await form.getByRole('textbox', { name: offer.form.remark }).fill('ผ้าพันคอสีแดง <b>ทีมโปรด</b>');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'fan.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') });
  await expect(form.getByText(th.uploads.state.sent)).toBeVisible();
  await form.getByRole('button', { name: offer.form.send }).click();
  await expect(page.getByText(promotions.states.applying, { exact: true })).toBeVisible();

  const desk = await page.context().newPage();
  await desk.goto(backOfficePath);
  const card = desk.locator('[data-application]');
  // What the player wrote is text, whatever it looks like.
  await expect(card.getByText('ผ้าพันคอสีแดง <b>ทีมโปรด</b>')).toBeVisible();
  await expect(card.getByRole('img')).toHaveCount(1);
  await card.getByRole('button', { name: words.grant }).click();
  await expect(desk.getByRole('status')).toContainText(words.done);
  await desk.close();

  await page.reload();
  await expect(page.getByText(promotions.states.issued, { exact: true })).toBeVisible();
  expect(await account.balance()).toBe('10050.00');
});
