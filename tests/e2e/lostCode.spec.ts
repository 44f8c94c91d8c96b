import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { tiles } from './site.ts';

test('a game, opened without a connection: says so, leads back, and opens by itself', async ({
  page,
  context,
  enterAs,
  complaints,
}) => {
  complaints.expect(/^console error: ChunkLoadError/);
  complaints.allow(/^net::ERR_INTERNET_DISCONNECTED GET /);
  complaints.allow(/^console error: /);
  await enterAs('demo');
  await page.goto('/rng');
  await expect(tiles(page)).toHaveCount(15);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await tiles(page).first().click();
  await expect(page.getByText(th.common.chunk.offline.title)).toBeVisible();
  const back = page.getByRole('link', { name: th.common.back });
  await expect(back).toHaveAttribute('href', '/rng');
  await context.setOffline(false);
  await expect(page.locator('main iframe')).toBeVisible();
});

test('a part of a page, opened without a connection: says so in its place, and comes with its styles', async ({
  page,
  context,
  enterAs,
  complaints,
}) => {
  complaints.expect(/^console error: ChunkLoadError/);
  complaints.allow(/^net::ERR_INTERNET_DISCONNECTED GET /);
  complaints.allow(/^console error: /);
  await enterAs('demo');
  await page.goto('/pointMall');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: th.pointMall.tabs.history }).click();
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: th.common.chunk.offline.title });
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  const [from, to] = [0, 1].map((index) => page.getByRole('main').getByRole('textbox').nth(index));
  await expect(async () => {
    const [first, second] = [await from?.boundingBox(), await to?.boundingBox()];
    expect(second?.y).toBe(first?.y);
    expect(first?.y).toBeGreaterThan(0);
  }).toPass();
});

/**
 * The message that stands in for a dialog whose code did not come: the browser's own dialog. Another one around it can have
 * parts that did not come either.
 */
const failureOn = (page: Page) => page.locator('dialog', { hasText: th.common.chunk.offline.title });

interface Opening {
  readonly of: string;
  readonly member?: boolean;
  /** What has to be open before the connection is lost. */
  readonly before?: (page: Page) => Promise<void>;
  readonly open: (page: Page) => Promise<void>;
  /** The name of the dialog; the operator names the chat. */
  readonly name?: string;
}

const lineButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(` ${th.personalDetails.fields.line}$`) });
const chooseInAccountMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: th.appShell.account.label }).click();
  await page.getByRole('menuitem', { name }).click();
};
/** The menu has code of its own, which is there before the connection is lost. */
const openMenuOnce = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: th.appShell.account.label }).click();
  await page.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Escape');
};
/** A wrong attempt in the bar opens the dialog of the sign-in. */
const openSignIn = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: th.login.submit }).click();
  await page.getByRole('dialog').getByRole('link', { name: th.login.forgot }).waitFor();
};
const followInSignIn = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('link', { name }).click();

const openings: readonly Opening[] = [
  {
    // One dialog for every page of the centre.
    of: 'the member centre',
    member: true,
    open: (page) => page.getByRole('banner').getByRole('link', { name: th.memberCentre.pages.depositv2 }).click(),
    name: th.memberCentre.pages.depositv2,
  },
  {
    of: 'the sign-out',
    member: true,
    before: openMenuOnce,
    open: (page) => chooseInAccountMenu(page, th.appShell.account.signOut),
    name: th.login.logout.title,
  },
  {
    // A dialog over that of the centre.
    of: 'the change of a detail',
    member: true,
    before: async (page) => {
      // As a document: a page that has been idle once counts as idle while it opens the next one.
      await page.goto('/?centre=securityCenter');
      await lineButton(page).waitFor();
      await page.waitForLoadState('networkidle');
    },
    open: (page) => lineButton(page).click(),
    name: th.personalDetails.fields.line,
  },
  {
    of: 'the sign-up',
    before: openSignIn,
    open: followInSignIn(th.login.register),
    name: th.register.title,
  },
  {
    of: 'the recovery of the password',
    before: openSignIn,
    open: followInSignIn(th.login.forgot),
    name: th.password.forgot.title,
  },
  {
    of: 'the live chat',
    open: (page) =>
      page
        .getByRole('navigation', { name: th.appShell.mainNav })
        .getByRole('button', { name: th.appShell.livechat })
        .click(),
  },
];

for (const { of, member = false, before, open, name } of openings) {
  test(`${of}, opened without a connection: says so, can be closed, and opens when asked anew`, async ({
    page,
    context,
    enterAs,
    complaints,
  }) => {
    complaints.expect(/^console error: ChunkLoadError/);
    complaints.allow(/^net::ERR_INTERNET_DISCONNECTED GET /);
    complaints.allow(/^console error: /);
    if (member) await enterAs('demo');
    await page.goto('/');
    // The dialogs are mounted when the page has nothing else to do.
    await page.waitForLoadState('networkidle');
    await before?.(page);
    await context.setOffline(true);
    await open(page);
    const failure = failureOn(page);
    const openAgain = async () => {
      if (before === openSignIn) await openSignIn(page);
      await open(page);
    };
    await expect(failure).toBeVisible();
    await expect(failure.getByRole('button', { name: th.common.retry })).toBeFocused();
    // A retry without a connection says so again.
    await page.keyboard.press('Enter');
    await expect(failure).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(failure).toBeHidden();
    await openAgain();
    await failure.getByRole('button', { name: th.common.close }).click();
    await expect(failure).toBeHidden();
    await context.setOffline(false);
    await openAgain();
    const dialog = page.getByRole(/sign-out/.test(of) ? 'alertdialog' : 'dialog', name === undefined ? {} : { name });
    await expect(dialog).toBeVisible();
    await expect(failure).toBeHidden();
    // With its styles, whose load failed as well.
    await expect(dialog).toHaveCSS('position', 'fixed');
  });
}
