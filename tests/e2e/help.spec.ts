import { demoPassword } from '#sandbox/accounts/password.ts';
import { expect, test } from './fixtures.ts';
import { named, say, th } from './messages.ts';
import { loginForm } from './site.ts';

const { help, feedback } = th;

test('RT-10c, RT-10e, RT-10f: a beginner searches, and finds the way from the manual to the cashier', async ({
  page,
  enterAs,
}) => {
  await enterAs('demo');
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 2, name: help.beginner.title })).toBeVisible();
  // A number of the cashier's configuration.
  await expect(
    page.getByText(say(help.steps.deposit.fact, { value: `฿100 (${named('พร้อมเพย์ คิวอาร์')})` })),
  ).toBeVisible();

  // “ถอนเงิน” with the keyboard in English.
  await page.getByRole('searchbox', { name: help.search.label }).fill("5vog'bo");
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL('/help#withdraw');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused();

  await page.goto('/help#beginner');
  await page.getByRole('link', { name: help.steps.deposit.open }).click();
  const centre = page.getByRole('dialog').first();
  await expect(centre.getByRole('heading', { name: th.memberCentre.pages.depositv2, level: 2 })).toBeVisible();
});

test('CON-02: what a visitor has typed is there after the login', async ({ page }) => {
  await page.goto('/help#contact');
  const field = page.getByRole('textbox', { name: feedback.content.question });
  await field.fill('ฝากเงินแล้วยอดยังไม่เข้า ต้องทำอย่างไร');
  await page.goto('/login?next=%2Fhelp%23contact');
  const form = loginForm(page);
  await form.getByRole('textbox', { name: th.login.username }).fill('demo');
  await form.getByRole('textbox', { name: th.login.password, exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: th.login.submit }).click();
  await expect(page).toHaveURL('/help#contact');
  await expect(field).toHaveValue('ฝากเงินแล้วยอดยังไม่เข้า ต้องทำอย่างไร');
  await expect(page.getByRole('textbox', { name: feedback.address })).toHaveCount(0);
});
