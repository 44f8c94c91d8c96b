import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { bar, counter } from './taps.ts';

test.use({ viewport: { width: 390, height: 844 } });

// The counts are those of a phone: the team, its links and its figures are an agent's daily work.
test.describe('an agent', () => {
  test.use({ start: { scenario: 'agentTeam' } });

  /** Opens the agent centre from home in two taps. */
  async function openCentre(page: Page): Promise<{ centre: Locator; taps: ReturnType<typeof counter> }> {
    await page.goto('/');
    const taps = counter();
    await taps.tap(bar(page).getByRole('button', { name: th.appShell.me }));
    await taps.tap(page.getByRole('dialog').getByRole('link', { name: th.appShell.account.agent }));
    const centre = page.getByRole('dialog', { name: th.agentOverview.title });
    return { centre, taps };
  }

  test('reads this week’s statement three taps from home (AGT-01)', async ({ page, enterAs }) => {
    await enterAs('agent');
    const { centre, taps } = await openCentre(page);
    await taps.tap(centre.getByRole('link', { name: th.statement.title }));
    const statement = page.getByRole('dialog', { name: th.statement.title });
    const week = statement.getByRole('radiogroup', { name: th.records.range.label });
    await expect(week.getByRole('radio', { name: th.records.range.week })).toBeChecked();
    await expect(statement.getByText(th.statement.closing).first()).toBeVisible();
    await expect(statement.getByText(/฿[\d,]+\.\d\d/).first()).toBeVisible();
    expect(taps.count()).toBe(3);
  });

  test('shows the code of a link three taps from home (AGT-07)', async ({ page, enterAs }) => {
    await enterAs('agent');
    const { centre, taps } = await openCentre(page);
    await taps.tap(centre.getByRole('link', { name: th.agentOverview.shortcuts.links }));
    const links = page.getByRole('dialog', { name: th.agentRegister.title });
    await expect(links.getByRole('img', { name: th.agentRegister.qr })).toBeVisible();
    await expect(links.getByRole('button', { name: th.agentRegister.copyLink, exact: true }).first()).toBeVisible();
    expect(taps.count()).toBe(3);
  });

  test('reads the rates of a player four taps from home (AGT-05)', async ({ page, enterAs }) => {
    await enterAs('agent');
    const { centre, taps } = await openCentre(page);
    await taps.tap(centre.getByRole('link', { name: th.agentOverview.shortcuts.team }));
    const team = page.getByRole('dialog', { name: th.agentTeam.title });
    await taps.tap(
      team.getByRole('table', { name: th.agentTeam.list }).getByRole('rowheader').getByRole('link').first(),
    );
    const rates = team.getByRole('term').filter({ hasText: th.agentTeam.columns.rates });
    await expect(rates).toBeVisible();
    await expect(rates.locator('xpath=following-sibling::dd[1]')).toContainText(/\d\.\d\d%/);
    expect(taps.count()).toBe(4);
  });
});
