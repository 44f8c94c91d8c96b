import type { Locator, Page } from '@playwright/test';
import { redEnvelopeOpen } from '#api/envelopes.ts';
import { expect, test } from './fixtures.ts';
import { say, th } from './messages.ts';
import { headerBalance } from './site.ts';

const { envelopes, rewardCentre, wheel, common } = th;

const centreOf = (page: Page): Locator => page.getByRole('dialog').first();

// Ten minutes before the rain of one o'clock in Bangkok: longer than a test takes.
test.use({ start: { scenario: 'played', now: '2026-03-04T05:50:00Z' } });

test('LCK-01: an envelope leads from the reward centre to its dialog; a lost answer shows the same sum, once credited', async ({
  page,
  enterAs,
  sandbox,
  complaints,
}) => {
  const account = await enterAs('demo');
  const before = Number(await account.balance());
  await page.goto('/?centre=rewardCenter');
  await centreOf(page).getByRole('link', { name: rewardCentre.goTo.redEnvelope }).first().click();
  const dialog = page.getByRole('dialog').last();
  // The cards behind it name their envelope besides.
  const openIt = dialog.getByRole('button', { name: envelopes.open, exact: true });
  await expect(openIt).toBeVisible();
  await expect(dialog.getByText('฿')).toHaveCount(0);

  complaints.expect(/^net::ERR_CONNECTION_RESET POST \/wps\/member\/redEnvelopes\/open$/);
  let sent = 0;
  await page.route(`**${redEnvelopeOpen.path}`, async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    // The platform receives and executes it; its answer never arrives.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await openIt.click();
  await dialog.getByRole('button', { name: envelopes.unknown.check }).click();
  await expect(dialog.getByRole('heading', { name: say(envelopes.won, { amount: '฿88.88' }) })).toBeFocused();
  expect(Number(await account.balance())).toBeCloseTo(before + 88.88, 2);
  expect(await sandbox.ledger()).toBe(0);

  // The address still names it: after a reload the sum is the same, and nothing can be opened again.
  await page.reload();
  await expect(dialog.getByRole('heading', { name: say(envelopes.won, { amount: '฿88.88' }) })).toBeVisible();
  await expect(openIt).toHaveCount(0);
});

test('LCK-01: a rain is announced, closed for the day, and opened when its time has come', async ({
  page,
  enterAs,
  sandbox,
}) => {
  await enterAs('demo');
  await page.goto('/?centre=redEnvelope');
  const centre = centreOf(page);
  await expect(centre.getByRole('heading', { name: envelopes.rain.soon })).toBeVisible();
  await centre.getByRole('button', { name: envelopes.rain.hide }).click();
  await page.reload();
  await expect(centre.getByText(envelopes.rain.hidden)).toBeVisible();
  await centre.getByRole('button', { name: envelopes.rain.show }).click();

  await sandbox.clock(15 * 60_000);
  await page.reload();
  const call = centre.getByRole('region', { name: envelopes.rain.open });
  await call.getByRole('button', { name: envelopes.open }).click();
  const dialog = page.getByRole('dialog').last();
  await expect(dialog.getByRole('listitem').first()).toContainText('***');
  await dialog.getByRole('button', { name: envelopes.open }).click();
  await expect(dialog.getByRole('heading', { name: new RegExp(say(envelopes.won, { amount: '฿' })) })).toBeVisible();
  await expect(dialog.getByText(say(envelopes.board.you, { name: '' }).trim())).toBeVisible();
  await dialog.getByRole('button', { name: common.close }).click();
  expect(await sandbox.ledger()).toBe(0);
});

test.describe('before a rain', () => {
  test.use({ start: { scenario: 'played', now: '2026-03-04T05:50:00Z', stands: true } });

  test('LCK-01: a rain opens over the page when it begins, once', async ({ page, enterAs, sandbox }) => {
    await page.addInitScript(() => localStorage.removeItem('rainShown'));
    await enterAs('demo');
    await page.clock.install();
    await page.goto('/promotions');
    // The page is there, and knows of the rain: however long that takes, it begins afterwards.
    await expect(headerBalance(page)).toBeVisible();
    await expect.poll(() => sandbox.calls('redEnvelopeList')).toBeGreaterThan(0);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveCount(0);
    await sandbox.clock(10 * 60_000);
    await page.clock.fastForward(10 * 60_000);
    await expect(dialog.getByRole('button', { name: envelopes.open })).toBeVisible();
    await dialog.getByRole('button', { name: envelopes.open }).click();
    await expect(dialog.getByRole('heading', { name: new RegExp(say(envelopes.won, { amount: '฿' })) })).toBeVisible();
    await dialog.getByRole('button', { name: common.close }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test('LCK-02: a ticket leads to the wheel; by keyboard the prize is shown without turning, and is taken in the reward centre', async ({
  page,
  enterAs,
  sandbox,
}) => {
  const account = await enterAs('demo');
  const before = Number(await account.balance());
  await page.goto('/?centre=rewardCenter');
  const centre = centreOf(page);
  await centre.getByRole('link', { name: rewardCentre.goTo.wheel }).first().click();
  await expect(centre.getByText(say(wheel.count, { count: 2 }))).toBeVisible();
  await expect(centre.getByRole('table', { name: wheel.chances.title }).getByRole('row')).toHaveCount(8);
  await centre.getByRole('button', { name: wheel.spin }).focus();
  await page.keyboard.press('Enter');
  const won = centre.getByRole('heading', { name: new RegExp(say(wheel.won, { prize: '' }).trim()) });
  await expect(won).toBeFocused();
  await expect(centre.getByText(say(wheel.count, { count: 1 }))).toBeVisible();
  expect(Number(await account.balance())).toBeCloseTo(before, 2);

  await centre.getByRole('link', { name: wheel.rewards }).click();
  const prize = centre.getByRole('listitem').filter({ hasText: rewardCentre.kinds.wheel });
  const take = prize.getByRole('button', { name: new RegExp(say(rewardCentre.takeAmount, { amount: '' }).trim()) });
  // The same seed, member and ticket: a prize that binds nothing, which is taken without a question.
  await take.click();
  await expect.poll(async () => Number(await account.balance())).toBeGreaterThan(before);
  expect(await sandbox.ledger()).toBe(0);
});

test('LCK-02: the wheel turns for a click, and the player need not wait for it', async ({ page, enterAs }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await enterAs('demo');
  await page.goto('/?centre=wheel');
  const centre = centreOf(page);
  // So slowly that it turns until the test has looked at it.
  const motion = await page.context().newCDPSession(page);
  await motion.send('Animation.enable');
  await motion.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await centre.getByRole('button', { name: wheel.spin }).click();
  const won = centre.getByRole('heading', { name: new RegExp(say(wheel.won, { prize: '' }).trim()) });
  const skip = centre.getByRole('button', { name: wheel.skip });
  await expect(skip).toBeVisible();
  await expect(won).toHaveCount(0);
  await skip.click();
  await expect(won).toBeFocused();
  await motion.detach();
});
