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
  await page.getByRole('tab', { name: th.register.methods.username }).click();
  const typed = { username: 'somchai99', payeeName: 'สมชาย ใจดี', email: 'somchai@kinnari.example' } as const;
  for (const [name, text] of Object.entries(typed)) await field(page, fields[name as keyof typeof typed]).fill(text);
  await page.locator('input[name=mobileNum]').fill('0891112244');
  await field(page, fields.password).fill('Secret-4711-word');
  await field(page, fields.confirmPassword).fill('Secret-4711-word');
  await page.getByRole('checkbox').first().uncheck();
  await page.getByRole('button', { name: th.fields.sms.send }).click();
  const waiting = page.getByRole('button', { name: /0[1-5]:\d\d/ });
  await expect(waiting).toBeDisabled();
  await page.locator('input[name=verificationCode]').fill('48213');

  await page.reload();
  await expect(field(page, fields.username)).toHaveValue(typed.username);
  for (const [name, text] of Object.entries(typed))
    await expect(field(page, fields[name as keyof typeof typed])).toHaveValue(text);
  await expect(page.locator('input[name=mobileNum]')).toHaveValue('089-111-2244');
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  await expect(waiting).toBeDisabled();
  await expect(field(page, fields.password)).toHaveValue('');
  await expect(field(page, fields.confirmPassword)).toHaveValue('');
  const everything = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(everything).toContain(typed.email);
  expect(everything).not.toMatch(/4711|48213/);

  // It belongs to the tab.
  const other = await context.newPage();
  await other.goto('/register');
  await expect(other.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  await expect(other.locator('input[name=mobileNum]')).toHaveValue('');
  await other.close();

  await page.getByRole('button', { name: th.register.reset }).click();
  await expect(field(page, fields.username)).toHaveValue('');
  expect(await stored(page, 'registerDraft')).not.toMatch(/somchai|1112244/);
});

test('FGT-03: a reload of the recovery loses nothing but its secrets', async ({ page }) => {
  await page.goto('/forget');
  const number = page.locator('input[name=mobileNum]');
  await number.fill('0891112255');
  await page.locator('input[name=newPassword]').fill('Secret-4711-word');
  await page.reload();
  await expect(number).toHaveValue('089-111-2255');
  await expect(page.locator('input[name=newPassword]')).toHaveValue('');
  expect(await stored(page, 'forgotDraft')).not.toContain('4711');
});
