import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import type { Sandbox } from './sandbox.ts';
import { signUpByNumber } from './site.ts';

/** Brings the round button at the page's corner, or the bar at its side, and presses the named service. */
const services = (page: Page) => page.getByRole('complementary', { name: th.support.sidebar.right });

test.describe('customer service', () => {
  test.use({ viewport: { width: 1600, height: 900 } });

  test('opens in a window of its own, where messages are answered', async ({ page, context }) => {
    await page.goto('/');
    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      services(page).getByRole('button').first().click(),
    ]);
    await chat.waitForURL(/\/sandbox-service\/chat\//);
    await expect.poll(() => chat.evaluate(() => window.opener)).toBeNull();
    await chat.getByRole('textbox').fill('สวัสดี');
    await chat.keyboard.press('Enter');
    await expect(chat.getByText('สวัสดี').first()).toBeVisible();
  });
});

test.describe('the login in a window of its own (LGN-02g)', () => {
  test.use({ viewport: { width: 1440, height: 900 }, screen: { width: 1440, height: 900 } });
  test.use({ start: { scenario: 'everyWayIn' } });
  const password = 'Lotus2569';

  /** Chooses a live vendor on /login, and answers the window that opens. */
  async function openLogin(page: Page): Promise<Page> {
    await page.goto('/login');
    await page.getByRole('radio', { name: th.common.gameTypes.LIVE }).click();
    const opening = page.waitForEvent('popup');
    await page.getByRole('list', { name: th.login.aside.vendors }).getByRole('link').first().click();
    const opened = await opening;
    await opened.waitForURL(/\/login\?window=/);
    await expect(page.getByText(th.login.aside.waiting)).toBeVisible();
    return opened;
  }

  async function proveNumber(opened: Page, sandbox: Sandbox, number: string): Promise<void> {
    await opened.getByRole('button', { name: th.fields.sms.send }).click();
    await expect.poll(() => sandbox.lastCode(number)).not.toBeNull();
    await expect(opened.getByLabel(th.fields.fields.verificationCode)).toBeFocused();
    await opened.keyboard.type((await sandbox.lastCode(number)) ?? '');
    await opened.keyboard.press('Enter');
  }

  /** The window is gone, and the page that waited for it has the session and the chosen game. */
  async function handedOver(page: Page, opened: Page): Promise<void> {
    await expect.poll(() => opened.isClosed()).toBe(true);
    await expect(page).toHaveURL(/\/seamless\?/);
    await expect(page.locator('main iframe')).toBeVisible();
  }

  test('who signs up in it arrives where it was opened', async ({ page, sandbox }) => {
    await sandbox.settings({ registerCaptcha: false });
    const opened = await openLogin(page);
    await opened.getByRole('link', { name: th.login.register }).click();
    await signUpByNumber(opened, '0891112222', () => sandbox.lastCode('66891112222'));
    await handedOver(page, opened);
  });

  test('who recovers a password in it arrives where it was opened', async ({ page, sandbox }) => {
    const opened = await openLogin(page);
    await opened.getByRole('link', { name: th.login.forgot }).click();
    const entry = (name: string) => opened.locator('input').and(opened.getByLabel(name));
    await entry(th.fields.fields.mobileNum).fill('0812345678');
    await entry(th.password.fields.newPassword).first().fill(password);
    await entry(th.fields.fields.confirmPassword).fill(password);
    await proveNumber(opened, sandbox, '66812345678');
    await handedOver(page, opened);
  });
});
