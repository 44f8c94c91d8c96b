import { chromium } from '../../scripts/chromium.ts';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { headerBalance, logIn, loginForm, signUpByNumber, withoutBonus } from './site.ts';

/** As on a phone that opens `npm start -- --host 0.0.0.0` by the address of the computer: no secure context. */
const origin = 'http://kinnari.test';

test.use({
  launchOptions: {
    ...(chromium.shell !== undefined && { executablePath: chromium.shell }),
    args: [...chromium.args, '--host-resolver-rules=MAP kinnari.test 127.0.0.1'],
  },
});

test.beforeEach(({ complaints }) => {
  // What Chromium says of a policy that needs HTTPS.
  complaints.allow(/Cross-Origin-Opener-Policy header has been ignored/);
});

test('over plain HTTP a player logs in with the human check, pays in and is told what is not remembered', async ({
  page,
  baseURL,
  context,
  sandbox,
}) => {
  const site = `${origin}:${new URL(baseURL ?? '').port}`;
  await page.goto(`${site}/login`);
  await expect
    .poll(() => page.evaluate(() => [isSecureContext, 'subtle' in crypto && crypto.subtle !== undefined]))
    .toEqual([false, false]);
  const form = loginForm(page);
  await form.getByRole('checkbox', { name: th.login.remember }).check();
  await expect(form.getByText(th.insecure.remember)).toBeVisible();
  await logIn(form, 'demo');
  await expect(headerBalance(page)).toHaveText('฿10,000.00');
  await expect.poll(() => sandbox.calls('humanCheckChallenge')).toBeGreaterThan(0);
  // Neither the name nor the password is anywhere.
  const stored = (await context.cookies()).map(({ name }) => name);
  expect(stored.filter((name) => name.includes('remember'))).toEqual([]);

  await page.goto(`${site}/?centre=depositv2`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: th.deposit.amount }).fill('500');
  const deposit = dialog.getByRole('form', { name: th.deposit.form });
  await withoutBonus(deposit);
  await deposit.getByRole('button', { name: th.deposit.submit }).click();
  await expect(dialog.getByRole('heading', { name: th.deposit.waiting.title, level: 3 })).toBeFocused();
  await expect.poll(() => sandbox.calls('depositCreate')).toBe(1);
});

test.describe('with every way in', () => {
  test.use({ start: { scenario: 'everyWayIn' } });

  test('over plain HTTP a visitor signs up', async ({ page, baseURL, sandbox }) => {
    await sandbox.settings({ registerCaptcha: false });
    await page.goto(`${origin}:${new URL(baseURL ?? '').port}/register`);
    await signUpByNumber(page, '0891112222', () => sandbox.lastCode('66891112222'));
    // The welcome is over the page.
    await page.getByRole('dialog').getByRole('button', { name: th.common.close }).click();
    await expect(headerBalance(page)).toHaveText('฿0.00');
    await expect.poll(() => sandbox.calls('memberRegisterMobile')).toBe(1);
  });
});
