import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { tiles } from './site.ts';

test.describe('maintenance', () => {
  test.use({ start: { scenario: 'maintenance', now: '2026-04-13T05:00:00.000Z' } });

  test('says until when, whom to ask, and opens when it is over', async ({ page, context, sandbox }) => {
    await page.goto('/rng?q=lotus');
    await expect(page.getByRole('heading', { level: 1, name: th.system.maintenance.title })).toBeVisible();
    await expect(page.getByText(th.system.maintenance.info)).toBeVisible();
    const end = page.getByRole('time');
    await expect(end).toHaveAttribute('datetime', /^2026-04-13T05:45:/);
    // 2026 in the era of Thai calendars, and the time of day in Bangkok.
    await expect(end).toContainText('2569');
    await expect(end).toContainText('12:45');
    await expect(page.getByRole('banner')).toHaveCount(0);

    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: th.system.support }).click(),
    ]);
    await chat.waitForURL(/\/sandbox-service\/chat\//);
    await chat.close();

    const check = page.getByRole('button', { name: th.system.maintenance.check });
    await check.click();
    await expect(page.getByRole('status')).toContainText(
      th.system.maintenance.stillClosed.split('{time}').at(-1) ?? '',
    );
    await sandbox.settings({ maintenance: false });
    await check.click();
    await expect(tiles(page).first()).toBeVisible();
    await expect(page).toHaveURL('/rng?q=lotus');
  });
});
