import type { Locator, Page } from '@playwright/test';
import { depositCreate, depositOrder, depositSlip } from '#api/cashier.ts';
import { fileUpload, fileUploadDocs } from '#api/uploads.ts';
import { backOfficePath } from '#demo/paths.ts';
import { wordsIn } from '#demo/services/backOffice/words.ts';
import { expect, test } from './fixtures.ts';

test.use({ start: { scenario: 'withdrawing' } });

const words = wordsIn('th');
const withdrawals = (page: Page, status: string): Locator =>
  page.locator('[data-reference]').filter({ has: page.locator('.badge', { hasText: words.nameOf(status) }) });
/** The first withdrawal of a status, also after its status has changed. */
async function first(page: Page, status: string): Promise<{ card: Locator; reference: string }> {
  const reference = (await withdrawals(page, status).first().getAttribute('data-reference')) ?? '';
  return { card: page.locator(`[data-reference="${reference}"]`), reference };
}
const press = (card: Locator, name: string) => card.getByRole('button', { name, exact: true }).click();

test('the back office approves a withdrawal, pays a part, and the rest', async ({ page, sandbox }) => {
  await page.goto(backOfficePath);
  const { card } = await first(page, 'pending');
  await press(card, words.approve);
  await expect(card).toContainText(words.nameOf('approved'));
  await card.getByLabel(words.part).fill('120.50');
  await press(card, words.payPart);
  await expect(card).toContainText(words.nameOf('paying'));
  await expect(card).toContainText('฿379.50');
  await press(card, words.payRest);
  await expect(card).toContainText(words.nameOf('sent'));
  await expect(page.getByRole('status')).toContainText(words.done);
  expect(await sandbox.ledger()).toBe(0);
});

test('a rejection needs a reason, which the player reads; a receipt by force asks twice', async ({ page, enterAs }) => {
  await page.goto(backOfficePath);
  const { card, reference } = await first(page, 'pending');
  await press(card, words.reject);
  await expect(page.getByRole('alert')).toHaveText(words.reasonMissing);
  await expect(card.getByLabel(words.reason)).toBeFocused();
  const reason = 'ชื่อบัญชีไม่ตรงกับชื่อที่ลงทะเบียน';
  await card.getByLabel(words.reason).fill(reason);
  await press(card, words.reject);
  await expect(card).toHaveCount(0);

  const sent = (await first(page, 'disputed')).card;
  await sent.getByLabel(words.reason).fill(reason);
  await press(sent, words.force);
  await expect(sent).toContainText(words.forceSure);
  await press(sent, words.no);
  await expect(sent).not.toContainText(words.forceSure);
  await press(sent, words.force);
  await press(sent, words.forceYes);
  await expect(sent).toHaveCount(0);

  await enterAs('demo');
  await page.goto(`/?centre=withdraw&ref=${reference}`);
  await expect(page.getByText(reason)).toBeVisible();
});

test('the back office checks the slip of a deposit, which is credited once', async ({ page, sandbox, enterAs }) => {
  const { client, balance } = await enterAs('demo');
  const before = Number(await balance());
  const value = <Value>(answer: { ok: true; value: Value } | { ok: false; error: unknown }): Value => {
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  };
  const order = { methodId: 'promptpay', amount: '500.00' };
  const { reference } = value(await client.call(depositCreate, order, { idempotencyKey: 'slip' }));
  const { id: fileId } = value(await client.call(fileUpload, fileUploadDocs.example));
  value(await client.call(depositSlip, { reference, fileId }));

  await page.goto(backOfficePath);
  const card = page.locator(`[data-slip="${reference}"]`);
  await expect(card).toContainText('฿500.00');
  await press(card, words.decisions.accepted);
  await expect(page.getByRole('status')).toContainText(words.done);
  await expect(card).toHaveCount(0);
  expect(value(await client.call(depositOrder, { reference }))).toMatchObject({ status: 'paid' });
  expect(Number(await balance())).toBe(before + 500);
  expect(await sandbox.ledger()).toBe(0);
});
