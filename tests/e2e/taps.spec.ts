import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { say, th } from './messages.ts';
import { gamePage, satang, spinAddress } from './site.ts';
import { bar, counter } from './taps.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('customer service is one tap from home, for visitors and for players (NAV-08, NAV-03i)', async ({
  page,
  enterAs,
}) => {
  const sheet = page.getByRole('dialog', { name: th.appShell.help });
  const openers = [
    () => bar(page).getByRole('button', { name: th.appShell.help }),
    () => page.getByRole('banner').getByRole('button', { name: th.appShell.help }),
  ];
  for (const opener of openers) {
    await page.goto('/');
    const { count, tap } = counter();
    await tap(opener());
    await expect(sheet.getByRole('button').nth(1)).toBeVisible();
    await expect(sheet.getByRole('link', { name: th.menus.support.help })).toBeVisible();
    expect(count()).toBe(1);
    await enterAs('demo');
  }
});

// Where a first deposit brings a bonus, whether it is wanted is one tap more.
for (const [who, scenario, most] of [
  ['who has deposited before', 'played', 3],
  ['who is offered a bonus', undefined, 4],
] as const) {
  test.describe(who, () => {
    test.use({ start: scenario === undefined ? {} : { scenario } });
    test(`a deposit is ${most} taps from home to its code`, async ({ page, enterAs }) => {
      await enterAs('demo');
      await page.goto('/');
      const { count, tap } = counter();
      await tap(page.getByRole('banner').getByRole('link', { name: th.memberCentre.pages.depositv2 }));
      const dialog = page.getByRole('dialog');
      if (scenario === undefined) {
        await tap(dialog.getByRole('radio', { name: new RegExp(`^${th.deposit.bonus.none}`) }));
      }
      await tap(dialog.getByRole('textbox', { name: th.deposit.amount }));
      await page.keyboard.type('500');
      const form = dialog.getByRole('form', { name: th.deposit.form });
      await tap(form.getByRole('button', { name: th.deposit.submit }));
      await expect(dialog.getByRole('img', { name: /฿500\.00/ })).toBeVisible();
      expect(count()).toBe(most);
    });
  });
}

test('a visitor’s first spin is three taps from home, with the question for the age (LGN-12, RSP-10)', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ flags: { FREEPLAY3: true } });
  await page.goto('/');
  await page.evaluate(() => localStorage.removeItem('ageConfirmed'));
  const { count, tap } = counter();
  await tap(page.getByRole('main').getByRole('link', { name: th.home.hot.practise }));
  const play = say(th.tryGame.playFrom, { age: 21 });
  await tap(page.getByRole('dialog').getByRole('button', { name: play }));
  const game = gamePage(page);
  await expect(game.board).toHaveAttribute('data-state', 'ready');
  const spun = page.waitForResponse(spinAddress);
  await tap(game.spinButton);
  expect((await spun).ok()).toBe(true);
  expect(count()).toBe(3);
});

test('a bet on baccarat is four taps from home', async ({ page, enterAs, sandbox }) => {
  await enterAs('demo');
  await page.goto('/');
  const { count, tap } = counter();
  await tap(page.getByRole('navigation', { name: th.home.categories.title }).getByRole('link', { name: /สด/ }));
  const tables = page.getByRole('list', { name: th.tables.list });
  await tap(tables.getByRole('link', { name: th.tables.kinds.baccarat }).first());
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('#game')).toHaveAttribute('data-state', 'ready');
  await tap(frame.locator('#places button').first());
  const dealt = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/sandbox-games/api/'),
  );
  await tap(frame.locator('#deal'));
  expect(await (await dealt).json()).not.toHaveProperty('refused');
  expect(await sandbox.ledger()).toBe(0);
  expect(count()).toBe(4);
});

test('a sign-up is at most five taps from home', async ({ page, sandbox }) => {
  await sandbox.settings({ registerCaptcha: false });
  await page.goto('/');
  const { count, tap } = counter();
  const form = page.getByRole('form', { name: th.register.title });
  const entry = (name: string): Locator => form.locator('input').and(form.getByLabel(name)).first();
  /** Types into a field that takes the focus by itself, however late. */
  const type = async (name: string, value: string) => {
    await expect(entry(name)).toBeFocused();
    await page.keyboard.type(value);
  };
  const { fields, sms } = th.fields;
  await tap(page.getByRole('banner').getByRole('button', { name: th.appShell.signUp }));
  await type(fields.mobileNum, '0891112222');
  await tap(form.getByRole('button', { name: sms.send }));
  await expect.poll(() => sandbox.lastCode('66891112222')).not.toBeNull();
  await type(fields.verificationCode, (await sandbox.lastCode('66891112222')) ?? '');
  await type(fields.payeeName, 'สมหญิง ใจงาม');
  await tap(entry(fields.password));
  await page.keyboard.type('Lotus2569');
  await tap(form.getByRole('button', { name: th.register.submit }));
  await expect(page).toHaveURL('/?welcome=1');
  expect(count()).toBeLessThanOrEqual(5);
});

test.describe('with a reward that waits', () => {
  test.use({ start: { scenario: 'played' } });
  test('it is claimed in two taps from home', async ({ page, enterAs }) => {
    await enterAs('demo');
    await page.goto('/');
    const { count, tap } = counter();
    await tap(page.getByRole('main').locator('a[href*="centre=rewardCenter"]').first());
    const take = new RegExp(say(th.rewardCentre.takeAmount, { amount: '' }).trim());
    const takes = page.getByRole('dialog').getByRole('button', { name: take });
    await expect(takes.first()).toBeVisible();
    const before = await takes.count();
    await tap(takes.first());
    await expect.poll(() => takes.count()).toBeLessThan(before);
    expect(count()).toBe(2);
  });
});

test('the games are two taps from any page, and their sheet leaves with Back', async ({ page }) => {
  await page.goto('/help');
  const { count, tap } = counter();
  await tap(bar(page).getByRole('button', { name: th.appShell.games }));
  const sheet = page.getByRole('dialog', { name: th.menus.games.title });
  await tap(sheet.getByRole('link', { name: new RegExp(`^${th.common.gameTypes.LIVE}`) }));
  await expect(page).toHaveURL('/live');
  await expect(sheet).toBeHidden();
  expect(count()).toBe(2);
  await page.goBack();
  await expect(page).toHaveURL('/help');
});

test.describe('while prices stand', () => {
  test.use({ start: { now: '2026-11-21T05:01:21.000Z', stands: true } });
  test('a bet on football is four taps from home, in the slip of its vendor (RT-05i)', async ({
    page,
    sandbox,
    enterAs,
  }) => {
    const account = await enterAs('demo');
    await page.goto('/');
    const { count, tap } = counter();
    await tap(page.getByRole('main').locator('a[href="/sports"]').first());
    await expect(page).toHaveURL('/sports');
    const market = page.getByRole('group', { name: th.sports.kinds['1x2'] });
    // One that has not begun: every kind of sport takes bets on it.
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: market, hasText: /\d\d:\d\d/ })
      .first();
    const price = row.getByRole('group', { name: th.sports.kinds['1x2'] }).getByRole('button').first();
    const odds = /\d+\.\d\d/.exec((await price.textContent()) ?? '')?.[0] ?? '';
    await tap(price);
    await expect(price).toHaveAttribute('aria-pressed', 'true');
    const slip = page.getByRole('region', { name: th.slip.bar });
    await expect(slip).toContainText(`@ ${odds}`);
    // The slip of the vendor has said what it holds, its stake included.
    await expect(slip).toContainText(/฿[\d,.]+ → ฿[\d,.]+/);
    await tap(slip.getByRole('button', { name: th.slip.place }));
    const frame = page.getByRole('dialog', { name: th.slip.title }).locator('iframe').contentFrame();
    await expect(frame.locator('#picks li')).toHaveCount(1);
    await expect(frame.locator('.pick-odds')).toHaveText(odds);
    await tap(frame.locator('#place'));
    expect(count()).toBe(4);

    await expect(frame.locator('#see-bets')).toBeVisible();
    expect(satang(await account.balance())).toBeLessThan(1_000_000);
    expect(await sandbox.ledger()).toBe(0);
    // Nothing is left in the slip, and the bar has gone with it.
    await frame.locator('#see-bets').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(slip).toHaveCount(0);
    await expect(price).toHaveAttribute('aria-pressed', 'false');
    await page.goto('/');
    const open = page.getByRole('main').getByRole('region', { name: th.home.openBets.title });
    await expect(open.getByRole('listitem')).toHaveCount(1);
  });
});

test('matches begin at the top of their page, and a window shows several (RT-05g)', async ({ page }) => {
  await page.goto('/sports');
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('group', { name: th.sports.kinds['1x2'] }) });
  await expect(rows.nth(6)).toBeVisible();
  const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON()));
  expect(boxes[0].top).toBeLessThanOrEqual(280);
  const end = (await bar(page).boundingBox())?.y ?? 0;
  expect(boxes.filter(({ bottom }) => bottom <= end).length).toBeGreaterThanOrEqual(6);
  await expect(page.getByRole('region', { name: th.banner.label })).toHaveCount(0);

  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  // The header of wide windows is higher by the navigation.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(rows.first().getByRole('group')).toHaveCount(3);
  // What fits the width follows it.
  await expect(async () => {
    const header = await page.getByRole('banner').boundingBox();
    const row = await rows.first().boundingBox();
    expect((row?.y ?? Infinity) - (header?.height ?? 0)).toBeLessThanOrEqual(100);
  }).toPass();
});
