import type { Locator, Page } from '@playwright/test';
import { depositCreate } from '#api/cashier.ts';
import { backOfficePath } from '#demo/paths.ts';
import { wordsIn } from '#demo/services/backOffice/words.ts';
import { expect, test } from './fixtures.ts';
import { say, th } from './messages.ts';

const { messages, feedback, memberCentre } = th;
const words = wordsIn('th');

const centreOf = (page: Page): Locator => page.getByRole('dialog').first();
const menu = (page: Page): Locator => centreOf(page).getByRole('navigation', { name: memberCentre.menu });

/** Shows the menu, which is a page of its own on phones. */
async function openMenu(page: Page): Promise<void> {
  const toMenu = centreOf(page).getByRole('link', { name: memberCentre.allPages });
  if (await toMenu.isVisible()) await toMenu.click();
}

test('MEM-04a, MEM-04b: a credited deposit is told; reading it takes the badge away, also in another tab', async ({
  page,
  context,
  enterAs,
}) => {
  const { client } = await enterAs('demo');
  const input = { methodId: 'promptpay', amount: '500.00' };
  const order = await client.call(depositCreate, input, { idempotencyKey: crypto.randomUUID() });
  if (!order.ok) throw new Error('no order');
  await page.request.post('/sandbox-service/bank/pay', { data: { reference: order.value.reference } });

  const badge = say(memberCentre.waiting.messages, { count: 1 });
  await page.goto('/?centre=messageV2');
  const title = new RegExp(`^${messages.unread} .*500\\.00`);
  await expect(centreOf(page).getByRole('button', { name: title })).toBeVisible();
  await openMenu(page);
  await expect(menu(page).getByText(badge)).toBeAttached();

  // Another tab of the same browser, with the same session.
  const session = await page.evaluate(() => ({ ...sessionStorage }));
  const other = await context.newPage();
  await other.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, session);
  await other.goto('/?centre=messageV2');
  await expect(centreOf(other).getByRole('button', { name: title })).toBeVisible();

  await page.goto('/?centre=messageV2');
  await centreOf(page).getByRole('button', { name: title }).click();
  await expect(centreOf(page).getByText(order.value.reference)).toBeVisible();
  await expect(centreOf(other).getByRole('button', { name: title })).toHaveCount(0);
  for (const each of [page, other]) {
    await openMenu(each);
    await expect(menu(each).getByText(badge)).toHaveCount(0);
  }
  // The back button led to the list first.
  await other.close();
});

test('CON-02: a question is asked, answered in the back office, and read among the messages', async ({
  page,
  enterAs,
}) => {
  await enterAs('demo');
  await page.goto('/help#contact');
  const form = page.getByRole('form', { name: feedback.form });
  const question = 'ใช้บัญชีธนาคารอื่นในชื่อเดียวกันได้ไหมครับ';
  await form.getByRole('textbox', { name: feedback.subject }).fill('บัญชีธนาคาร');
  await form.getByRole('textbox', { name: feedback.content.question }).fill(question);
  // A reload loses nothing.
  await page.reload();
  await expect(form.getByRole('textbox', { name: feedback.content.question })).toHaveValue(question);
  await form.getByRole('button', { name: feedback.send }).click();
  await expect(page.getByRole('heading', { name: feedback.sent.title })).toBeVisible();
  const toMessages = await page.getByRole('link', { name: feedback.sent.see }).getAttribute('href');

  const desk = await page.context().newPage();
  await desk.goto(backOfficePath);
  const card = desk.locator('[data-ticket]').filter({ hasText: question });
  const answer = 'ได้ค่ะ <b>เพิ่มได้</b> ที่หน้าบัญชีของฉัน';
  await card.getByLabel(words.yourAnswer).fill(answer);
  await card.getByRole('button', { name: words.answer }).click();
  await expect(desk.getByRole('status')).toContainText(words.done);
  await expect(card).toHaveCount(0);
  await desk.close();

  await page.goto(toMessages ?? '');
  await expect(centreOf(page).getByText(answer)).toBeVisible();
  await expect(centreOf(page).getByText(messages.ticket.statuses.answered)).toBeVisible();
});
