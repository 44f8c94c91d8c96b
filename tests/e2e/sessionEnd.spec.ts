import type { Page, Response } from '@playwright/test';
import { liveStreamPath } from '#api/liveTicket.ts';
import { expect, test } from './fixtures.ts';
import { say, th } from './messages.ts';
import { door, gamePage, headerBalance, logIn, loginForm, slotPath, spinAddress } from './site.ts';

// LGN-16: a login elsewhere ends the session of this browser.

const { ended } = th.sessionEnd;
const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: ended.title.elsewhere });
const isStream = (response: Response): boolean => response.url().includes(liveStreamPath);

test.beforeEach(async ({ sandbox, complaints }) => {
  await sandbox.settings({ live: 'stream', sessionsAtOnce: 1 });
  complaints.expect(/^401 /);
  // The stream of a session ends with it.
  complaints.allow(/ERR_INCOMPLETE_CHUNKED_ENCODING GET/);
});

/** Waits for the stream of the page: from then on it is told without asking. */
async function openPage(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse(isStream, { timeout: 30_000 });
  await page.goto(path);
  await expect(headerBalance(page)).toBeVisible();
  await stream;
}

test('the first browser is told at once by which device, and comes back to its page', async ({
  page,
  enterAs,
  openElsewhere,
}) => {
  await enterAs('demo');
  await openPage(page, '/help');
  const elsewhere = await openElsewhere('/login');
  await logIn(loginForm(elsewhere), 'demo');
  await expect(headerBalance(elsewhere)).toBeVisible();
  await expect(dialogOf(page)).toContainText(say(ended.device, { device: 'Chrome, Linux' }));
  await expect(headerBalance(page)).toHaveCount(0);
  await dialogOf(page).getByRole('button', { name: ended.logIn }).click();
  await logIn(loginForm(page.getByRole('dialog')), 'demo');
  await expect(headerBalance(page)).toBeVisible();
  await expect(page).toHaveURL('/help');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('tabs of one session are each told once and logged out, where they are', async ({
  page,
  context,
  enterAs,
  sandbox,
}) => {
  // As a deployment serves it whose sessions last for the browser.
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/"session":\s*"tab"/, '"session":"browser"');
    await route.fulfill({ response, body });
  });
  await context.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(globalThis, {
      opened,
      BroadcastChannel: class extends BroadcastChannel {
        constructor(name: string) {
          super(name);
          opened.push(name);
        }
      },
    });
  });
  const { token } = await enterAs('demo');
  await page.goto('/help');
  await page.evaluate((own) => localStorage.setItem('token', own), token);
  await openPage(page, '/help');
  const other = await context.newPage();
  await other.goto('/rng');
  await expect(headerBalance(other)).toBeVisible();
  // A tab that is still loading when another one is told only asks for the login.
  await expect
    .poll(() => other.evaluate(() => (globalThis as { opened?: readonly string[] }).opened))
    .toContain('kinnari-session-end');
  await sandbox.signIn('demo');
  for (const [tab, path] of [
    [page, '/help'],
    [other, '/rng'],
  ] as const) {
    await tab.bringToFront();
    await expect(dialogOf(tab)).toBeVisible();
    await expect(tab.getByRole('alertdialog')).toHaveCount(1);
    await expect(tab.getByRole('dialog')).toHaveCount(0);
    await expect(headerBalance(tab)).toHaveCount(0);
    await expect(tab).toHaveURL(path);
    await expect(tab.getByText(th.login.logout.elsewhere)).toHaveCount(0);
  }
});

test('in a game it is told after the answer of the round', async ({ page, enterAs, sandbox }) => {
  await enterAs('demo');
  const stream = page.waitForResponse(isStream, { timeout: 30_000 });
  await page.goto(slotPath());
  const game = gamePage(page);
  await expect(game.board).toHaveAttribute('data-state', 'ready');
  const played = door();
  const answered = door();
  await page.route(spinAddress, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    played.open();
    await answered.passed;
    await route.fulfill({ response });
  });
  await stream;
  await game.spinButton.click();
  await played.passed;
  let refused = false;
  page.on('response', (response) => (refused ||= response.status() === 401));
  await sandbox.signIn('demo');
  await expect.poll(() => refused).toBe(true);
  await expect(game.board).toHaveAttribute('data-state', 'busy');
  answered.open();
  await expect(game.result).not.toBeEmpty();
  await expect(dialogOf(page)).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=/);
  await dialogOf(page).getByRole('button', { name: ended.logIn }).click();
  await logIn(loginForm(page), 'demo');
  await expect(page.locator('main iframe')).toBeVisible();
});
