import { expect, test } from './fixtures.ts';
import { say, th } from './messages.ts';
import { headerBalance, logIn, loginForm, signUpByNumber } from './site.ts';

test.use({ start: { scenario: 'everyWayIn' } });

const password = 'Lotus2569';

test('a new player signs up by mobile number, and can log in again', async ({ page, sandbox }) => {
  await sandbox.settings({ registerCaptcha: false });
  await page.goto('/register');
  await signUpByNumber(page, '0891112222', () => sandbox.lastCode('66891112222'));
  // Greeted by name, over the home page, with a choice that nobody has made for them.
  await expect(page).toHaveURL('/?welcome=1');
  const welcome = page.getByRole('dialog', { name: say(th.welcome.titleNamed, { name: 'สมหญิง' }) });
  for (const card of await welcome.getByRole('radio').all()) await expect(card).not.toBeChecked();
  await welcome.getByRole('link', { name: th.welcome.ways.home }).click();
  await expect(page).toHaveURL('/');
  await expect(headerBalance(page)).toHaveText('฿0.00');
  await expect.poll(() => sandbox.calls('memberRegisterMobile')).toBe(1);
  expect(await sandbox.ledger()).toBe(0);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await logIn(loginForm(page), '0891112222', password);
  await expect(headerBalance(page)).toHaveText('฿0.00');
});
