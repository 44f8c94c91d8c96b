import { expect, test } from './fixtures.ts';
import { tiles } from './site.ts';
import { en, th } from './words.ts';

test.describe('maintenance', () => {
  test.use({ start: { scenario: 'maintenance', now: '2026-04-13T05:00:00.000Z' } });

  test('says until when, and opens when it is over', async ({ page, world }) => {
    await page.goto('/rng?q=lotus');
    await expect(page.getByRole('heading', { level: 1, name: th.system.maintenance.title })).toBeVisible();
    await expect(page.getByText(th.system.maintenance.info)).toBeVisible();
    const end = page.getByRole('time');
    await expect(end).toHaveAttribute('datetime', /^2026-04-13T05:45:/);
    // 2026 in the era of Thai calendars, and the time of day in Bangkok.
    await expect(end).toContainText('2569');
    await expect(end).toContainText('12:45');
    await expect(page.getByRole('banner')).toHaveCount(0);

    const check = page.getByRole('button', { name: th.system.maintenance.check });
    await check.click();
    await expect(page.getByRole('status')).toContainText(
      th.system.maintenance.stillClosed.split('{time}').at(-1) ?? '',
    );
    await world.settings({ maintenance: false });
    await check.click();
    await expect(tiles(page).first()).toBeVisible();
    await expect(page).toHaveURL('/rng?q=lotus');
  });

  test('wins over a blocked region', async ({ page, world }) => {
    await world.settings({ regionRestriction: true });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: th.system.maintenance.title })).toBeVisible();
    await expect(page.getByText(th.system.blocked.title)).toHaveCount(0);
  });

  test.describe('in English', () => {
    test.use({ language: 'EN' });
    test('the end is told in the calendar of the language', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: en.system.maintenance.title })).toBeVisible();
      await expect(page.getByRole('time')).toHaveText(/13 April 2026.*12:45/);
    });
  });
});

test.describe('maintenance without an end', () => {
  test.use({ start: { scenario: 'maintenanceOpenEnded' } });
  test('says that nobody knows yet', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: th.system.maintenance.title })).toBeVisible();
    await expect(page.getByText(th.system.maintenance.openEnded)).toBeVisible();
    await expect(page.getByRole('time')).toHaveCount(0);
  });
});

test('maintenance that begins while somebody looks around', async ({ page, world }) => {
  await page.goto('/rng');
  await expect(tiles(page)).toHaveCount(15);
  await page.getByRole('searchbox', { name: th.slots.search }).focus();
  await world.settings({ maintenance: true });
  // By the answer to this, or by an answer before it: then the field is gone already.
  await page.keyboard.type('lotus');
  await expect(page.getByRole('heading', { level: 1, name: th.system.maintenance.title })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test.describe('a blocked region', () => {
  test.use({ start: { scenario: 'blocked' } });
  test('says so, with the address that it sees', async ({ page, world }) => {
    await world.settings({ ip: '198.51.100.7' });
    await page.goto('/rng');
    await expect(page.getByRole('heading', { level: 1, name: th.system.blocked.title })).toBeVisible();
    await expect(page.getByText(th.system.blocked.info)).toBeVisible();
    await expect(page.getByText('198.51.100.7')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  });
});
