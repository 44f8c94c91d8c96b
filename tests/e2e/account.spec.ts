import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { headerBalance, logIn, loginForm } from './site.ts';

test.use({ start: { scenario: 'everyWayIn' } });

const { fields: messages } = th;
const password = 'Lotus2569';

test('a new player signs up by mobile number, and can log in again', async ({ page, sandbox }) => {
  await sandbox.settings({ registerCaptcha: false });
  await page.goto('/register');
  const form = page.getByRole('form', { name: th.register.title });
  const entry = (name: string) => form.locator('input').and(form.getByLabel(name));
  await entry(messages.fields.mobileNum).fill('0891112222');
  await entry(messages.fields.password).first().fill(password);
  await entry(messages.fields.confirmPassword).fill(password);
  await entry(messages.fields.payeeName).fill('สมชาย ใจดี');
  await page.getByRole('button', { name: messages.sms.send }).click();
  await expect.poll(() => sandbox.lastCode('66891112222')).not.toBeNull();
  await expect(entry(messages.fields.verificationCode)).toBeFocused();
  await page.keyboard.type((await sandbox.lastCode('66891112222')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(headerBalance(page)).toHaveText('฿0.00');
  expect(await sandbox.calls('memberRegisterMobile')).toBe(1);
  expect(await sandbox.ledger()).toBe(0);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await logIn(loginForm(page), '0891112222', password);
  await expect(headerBalance(page)).toHaveText('฿0.00');
});
