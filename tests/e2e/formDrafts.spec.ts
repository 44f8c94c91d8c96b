import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';

test.use({ documents: 'rendered' });

const { fields } = th.fields;
const field = (page: Page, label: string) => page.getByRole('form').getByLabel(label, { exact: true });
const stored = (page: Page, name: string): Promise<string> =>
  page.evaluate((key) => sessionStorage.getItem(key) ?? '', name);

// As a phone does that drops the page while its player reads the SMS.
test('REG-12: a reload of the sign-up loses nothing but its secrets', async ({ page, context }) => {
  await page.goto('/register');
  const tab = page.getByRole('tab', { name: th.register.methods.username });
  // The page is there before the program, which chooses the way.
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 });
  }).toPass();
  await field(page, fields.username).fill('somchai99');
  const number = page.locator('input[name=mobileNum]');
  await number.fill('0891112244');
  await page.getByRole('button', { name: th.fields.sms.send }).click();
  const code = page.locator('input[name=verificationCode]');
  await code.fill('48213');
  const payee = field(page, fields.payeeName);
  await payee.fill('สมชาย ใจดี');
  await field(page, fields.password).fill('Secret-4711-word');

  await page.reload();
  // The code is no longer there, so that its step comes first, with the time until another one.
  await expect(code).toHaveValue('');
  await expect(page.getByText(/0[0-5]:\d\d/)).toBeVisible();
  await code.fill('48213');
  await expect(payee).toHaveValue('สมชาย ใจดี');
  await expect(field(page, fields.password)).toHaveValue('');
  const everything = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(everything).toContain('สมชาย');
  expect(everything).not.toMatch(/4711|48213/);

  // It belongs to the tab.
  const other = await context.newPage();
  await other.goto('/register');
  await expect(other.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  await expect(other.locator('input[name=mobileNum]')).toHaveValue('');
  await other.close();

  const back = page.getByRole('button', { name: th.register.back });
  await back.click();
  await back.click();
  await expect(field(page, fields.username)).toHaveValue('somchai99');
  await expect(number).toHaveValue('089-111-2244');
  await page.getByRole('checkbox').first().uncheck();
  await page.reload();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  await page.getByRole('button', { name: th.register.leave }).click();
  // Its name begins that of the button before, which could be pressed twice until the question is there.
  await page.getByRole('button', { name: th.register.clear.confirm, exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => stored(page, 'registerDraft')).not.toMatch(/somchai|1112244/);
});

test('FGT-03: a reload of the recovery loses nothing but its secrets', async ({ page }) => {
  await page.goto('/forget');
  const number = page.locator('input[name=mobileNum]');
  await number.fill('0891112255');
  await page.locator('input[name=newPassword]').fill('Secret-4711-word');
  // The form is there before the program, which keeps what is typed.
  await expect.poll(() => stored(page, 'forgotDraft')).toContain('2255');
  await page.reload();
  await expect(number).toHaveValue('089-111-2255');
  await expect(page.locator('input[name=newPassword]')).toHaveValue('');
  await expect.poll(() => stored(page, 'forgotDraft')).not.toContain('4711');
});
