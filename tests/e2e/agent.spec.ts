import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';

const { agentCentre, agentOverview, announcements, appShell } = th;

const centreOf = (page: Page): Locator => page.getByRole('dialog', { name: agentOverview.title });

test.describe('a team of 400', () => {
  test.use({ start: { scenario: 'agentTeam' } });

  test('an agent opens the centre from the account menu by keyboard, and reads what is new', async ({
    page,
    enterAs,
  }) => {
    await enterAs('agent');
    await page.goto('/help');
    // AGT-01, NAV-05.
    await page.getByRole('button', { name: appShell.account.label }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: appShell.account.agent }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/help\?agent=agentTeamOverview$/);
    const centre = centreOf(page);
    await expect(centre.getByText(agentOverview.signs)).toBeVisible();
    // The table behind the bars: a head, and the last seven days.
    await expect(centre.getByRole('table', { name: agentOverview.chart.profit }).getByRole('row')).toHaveCount(8);
    await expect(centre.getByRole('table', { name: agentOverview.best.title }).getByRole('rowheader')).toHaveCount(5);

    await centre.getByRole('link', { name: announcements.title }).focus();
    await page.keyboard.press('Enter');
    const news = page.getByRole('dialog', { name: announcements.title });
    const first = news.getByRole('list', { name: announcements.list }).getByRole('button').first();
    await expect(first).toContainText(announcements.unread);
    await first.press('Enter');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    // Known on this device from the next visit on.
    await page.reload();
    await expect(first).not.toContainText(announcements.unread);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/help$/);
  });

  test('on a phone the menu is a page of its own', async ({ page, enterAs }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await enterAs('agent');
    await page.goto('/help?agent=agentTeamOverview');
    const centre = centreOf(page);
    await expect(centre.getByText(agentOverview.signs)).toBeVisible();
    await centre.getByRole('link', { name: agentCentre.allPages }).click();
    await page
      .getByRole('navigation', { name: agentCentre.menu })
      .getByRole('link', { name: announcements.title })
      .click();
    await expect(page.getByRole('dialog', { name: announcements.title })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test('a member by a link is warned, and stays on the page below (ERR-03c)', async ({ page, enterAs }) => {
  await enterAs('demo');
  await page.goto('/help?p=2&agent=agentTeamOverview');
  await expect(page.getByText(agentCentre.notAgent)).toBeVisible();
  await expect(page).toHaveURL(/\/help\?p=2$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
