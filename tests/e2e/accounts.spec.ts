import type { Locator, Page } from '@playwright/test';
import { demoAccounts } from '#sandbox/seed/demoAccounts.ts';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { headerBalance, logIn, loginForm } from './site.ts';

const { common, password, position, secondFactor } = th;

test.use({ start: { scenario: 'demonstration' } });

type DemoAccount = keyof typeof demoAccounts;
/** What the start text names for what stands before the pages: a question of the login, or of the first sign-in. */
const heldUp: readonly DemoAccount[] = ['faraway', 'newbie', 'expired'];
/** Have no member centre: a trial account owns nothing, and an assistant has the pages of the team. */
const withoutCentre: readonly DemoAccount[] = ['trial', 'assistant'];
const everyAccount = Object.keys(demoAccounts) as DemoAccount[];
const accounts = everyAccount.filter((name) => !heldUp.includes(name));
const agents = accounts.filter((name) => demoAccounts[name].some((sentence) => sentence.startsWith('agent of type')));

/** What stands before the pages of an account. The header of the others has their balance. */
const firstSeen: Readonly<Partial<Record<DemoAccount, (page: Page) => Locator>>> = {
  newbie: (page) => page.getByRole('dialog', { name: password.change.title }).getByText(password.change.firstTime),
  expired: (page) => page.getByRole('dialog', { name: password.change.title }).getByText(password.change.expired),
  faraway: (page) => page.getByRole('heading', { name: secondFactor.title }),
  assistant: (page) => page.getByRole('navigation', { name: th.agentCentre.menu }),
};

for (const account of everyAccount) {
  test(`${account}: logs in with the name that the start text has`, async ({ page }) => {
    await page.goto('/login');
    await logIn(loginForm(page), account);
    await expect((firstSeen[account] ?? headerBalance)(page)).toBeVisible();
  });
}

/** Opens every page of the menu of a centre, one after the other, and returns what it shows when nothing loads any more. */
async function walkCentre(page: Page, address: string, look: (title: string, shown: Locator) => Promise<void>) {
  await page.goto(address);
  const dialog = page.getByRole('dialog');
  // Some entries lead out of the centre.
  const links = dialog.getByRole('navigation').first().locator('a[href*="centre="], a[href*="agent="]');
  await expect(links.first()).toBeVisible();
  const titles = await links.allInnerTexts();
  expect(titles.length).toBeGreaterThan(3);
  for (const [at, text] of titles.entries()) {
    const [title = ''] = text.split('\n');
    await test.step(title, async () => {
      await links.nth(at).click();
      await expect(links.nth(at)).toHaveAttribute('aria-current', 'page');
      await expect(dialog.getByText(common.loading, { exact: true })).toHaveCount(0);
      await expect(dialog.getByText(common.retry, { exact: true })).toHaveCount(0);
      await look(title, dialog);
    });
  }
}

for (const account of accounts.filter((name) => !withoutCentre.includes(name))) {
  test(`${account}: every page of the member centre opens, and all say the same of the money`, async ({
    page,
    enterAs,
  }) => {
    await enterAs(account);
    const free = new Map<string, string>();
    await walkCentre(page, '/?centre=transferFund', async (title, shown) => {
      await expect(shown.getByRole('heading').first()).toBeVisible();
      // The first line is what is free to withdraw.
      const line = shown.locator(`dl[aria-label="${position.title}"] dd`).first();
      if ((await line.count()) > 0) free.set(title, await line.innerText());
    });
    expect(free.size).toBeGreaterThan(1);
    expect(new Set(free.values()).size, JSON.stringify([...free])).toBe(1);
  });
}

for (const account of [...agents, 'assistant']) {
  test(`${account}: every page of the agent centre opens`, async ({ page, enterAs }) => {
    await enterAs(account);
    await walkCentre(page, '/?agent=agentTeamOverview', async (_, shown) => {
      await expect(shown.getByRole('heading').first()).toBeVisible();
    });
  });
}
