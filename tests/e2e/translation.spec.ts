import type { Locator, Page } from '@playwright/test';
import { walletBalance } from '#api/member.ts';
import { translatePage } from '#storybook/translation.ts';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { headerBalance, loginForm } from './site.ts';

/** The browser translates the page, once React has taken it over, and all that appears in it later. */
async function translate(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => page.locator('#root').evaluate((root) => Object.keys(root).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await page.evaluate(translatePage, {});
  await expect(page.locator('h1 font, header font').first()).toBeAttached();
}

const submit = (form: Locator): Locator => form.locator('button[type=submit]');
/** The texts of the problems at the fields. */
const problems = (form: Locator): Locator => form.getByRole('alert').filter({ hasText: /\S/ });

/** Each form, with a field that has a problem of its own when something short is in it. */
const forms = [
  ['/login', 'username', 'a'],
  ['/register', 'mobileNum', '081'],
  ['/forget', 'mobileNum', '081'],
] as const;

for (const documents of ['rendered', 'shell'] as const) {
  test.describe(`a translated page that came ${documents === 'rendered' ? 'with its content' : 'as a shell'}`, () => {
    test.use({ documents });

    // React takes over a form that came with the document; where it renders by itself, one stands for all.
    for (const [path, field, typed] of documents === 'rendered' ? forms : forms.slice(0, 1)) {
      test(`${path} keeps its form and shows problems at the fields`, async ({ page }) => {
        await page.goto(path);
        const form = page.locator('main form').first();
        await expect(submit(form)).toBeVisible();
        await translate(page);
        await submit(form).click();
        await expect(problems(form).first()).toBeVisible();
        const input = form.locator(`input[name=${field}]`);
        await expect(input).toHaveAttribute('aria-invalid', 'true');
        await input.fill(typed);
        await submit(form).click();
        await expect(problems(form).first()).toBeVisible();
        await expect(input).toHaveValue(typed);
        await expect(page.getByText(th.common.region.title)).toHaveCount(0);
      });
    }

    test('amounts and the clock go on', async ({ page, enterAs }) => {
      await enterAs('demo');
      await page.goto('/');
      await expect(headerBalance(page)).toHaveText('฿10,000.00');
      await translate(page);
      await page.route(`**${walletBalance.path}`, async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { value: object };
        await route.fulfill({ response, json: { ...answer, value: { ...answer.value, sumBalance: '99.00' } } });
      });
      const clock = page.getByRole('banner').locator('time');
      const before = await clock.textContent();
      await page.getByRole('button', { name: th.appShell.refreshBalance }).click();
      await expect(headerBalance(page)).toHaveText('฿99.00');
      await expect(page.locator('header font').filter({ hasText: '฿' })).toHaveCount(0);
      await expect(clock).not.toHaveText(before ?? '');
      await expect(clock.locator('font')).toHaveCount(0);
    });
  });
}

test.describe('a translated login', () => {
  test.use({ documents: 'rendered' });
  test('a wrong password is told, and what was typed stays', async ({ page, complaints }) => {
    complaints.allow(/40[013]/);
    await page.goto('/login');
    const form = loginForm(page);
    await translate(page);
    await form.locator('input[name=username]').fill('demo');
    await form.locator('input[name=password]').fill('wrong');
    await submit(form).click();
    await expect(problems(form).first()).toBeVisible();
    await expect(form.locator('input[name=username]')).toHaveValue('demo');
    await expect(form.locator('input[name=password]')).toHaveValue('wrong');
    await expect(page.getByText(th.common.region.title)).toHaveCount(0);
  });
});
