import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { headerBalance, logIn, loginForm } from './site.ts';
import { say, th } from './words.ts';

test.use({ start: { scenario: 'everyWayIn' } });

const { fields: words } = th;
const password = 'Lotus2569';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const sendCode = (page: Page) => page.getByRole('button', { name: words.sms.send }).click();

test('a new player signs up by mobile number, and can log in again', async ({ page, world }) => {
  await world.settings({ registerCaptcha: false });
  await page.goto('/register');
  const form = page.getByRole('form', { name: th.register.title });
  const entry = (name: string) => form.locator('input').and(form.getByLabel(name));
  await entry(words.fields.mobileNum).fill('0891112222');
  await entry(words.fields.password).first().fill(password);
  await entry(words.fields.confirmPassword).fill(password);
  await entry(words.fields.payeeName).fill('สมชาย ใจดี');
  await sendCode(page);
  await expect.poll(() => world.lastCode('66891112222')).not.toBeNull();
  await expect(entry(words.fields.verificationCode)).toBeFocused();
  await page.keyboard.type((await world.lastCode('66891112222')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(headerBalance(page)).toHaveText('฿0.00');
  expect(await world.calls('memberRegisterMobile')).toBe(1);
  expect(await world.ledger()).toBe(0);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await logIn(loginForm(page), '0891112222', password);
  await expect(headerBalance(page)).toHaveText('฿0.00');
});

test('what is missing is listed, leads to its field, and nothing is sent', async ({ page, world }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: th.register.submit, exact: true }).click();
  const summary = page.getByRole('group', { name: words.summary.title });
  await expect(summary).toBeFocused();
  await summary.getByRole('link').first().click();
  await expect(page.locator('input:focus')).toHaveAttribute('aria-invalid', 'true');
  expect(await world.calls('memberRegisterMobile')).toBe(0);
  expect(await world.calls('memberRegister')).toBe(0);
});

test('a code from the phone logs in', async ({ page, world }) => {
  await page.goto('/login');
  await page.getByRole('radio', { name: th.login.methods.sms }).check();
  const code = page.getByRole('textbox', { name: say(th.login.sms.code, { length: 5 }) });
  await page.getByRole('textbox', { name: th.login.sms.mobile }).fill('0812345678');
  await sendCode(page);
  await expect(code).toBeFocused();
  await page.keyboard.type((await world.lastCode('66812345678')) ?? '');
  await page.keyboard.press('Enter');
  await expect(headerBalance(page)).toHaveText('฿10,000.00');
});

test('a forgotten password: by phone straight into the account, and the old one is gone', async ({ page, world }) => {
  await page.goto('/forget');
  await field(page, words.fields.mobileNum).fill('0812345678');
  await sendCode(page);
  await expect(page.getByText(say(words.sms.sent, { phone: '081-234-5678' }))).toBeVisible();
  await field(page, words.fields.verificationCode).fill((await world.lastCode('66812345678')) ?? '');
  await field(page, th.recovery.fields.newPassword).fill(password);
  await field(page, th.recovery.fields.confirmPassword).fill(password);
  await page.keyboard.press('Enter');
  await expect(headerBalance(page)).toHaveText('฿10,000.00');

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await logIn(loginForm(page), 'demo');
  await expect(loginForm(page).getByRole('alert')).toContainText(th.errors.credentials);
  await logIn(loginForm(page), 'demo', password);
  await expect(headerBalance(page)).toBeVisible();
});

test('from an unknown place a second proof is asked for', async ({ page, world }) => {
  await page.goto('/login');
  await logIn(loginForm(page), 'faraway');
  await expect(page.getByRole('heading', { name: th.secondFactor.title })).toBeVisible();
  await expect(headerBalance(page)).toHaveCount(0);
  await sendCode(page);
  await expect.poll(() => world.lastCode('66856789012')).not.toBeNull();
  const answer = page.getByRole('textbox', { name: th.secondFactor.answers.sms });
  await answer.fill('00000');
  await answer.press('Enter');
  await expect(page.getByText(th.errors.codeIncorrect)).toBeVisible();
  await answer.fill((await world.lastCode('66856789012')) ?? '');
  await answer.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(headerBalance(page)).toBeVisible();
});

test('an expired password has to be changed before anything else', async ({ page }) => {
  await page.goto('/login');
  await logIn(loginForm(page), 'expired');
  const dialog = page.getByRole('dialog', { name: th.recovery.change.title });
  await expect(dialog).toContainText(th.recovery.change.expired);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  // The old one was typed a moment ago, and is not asked for again.
  await field(page, th.recovery.fields.newPassword).fill(password);
  await field(page, th.recovery.fields.confirmPassword).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(headerBalance(page)).toBeVisible();
});
