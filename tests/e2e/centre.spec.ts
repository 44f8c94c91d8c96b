import { expect, test } from './fixtures.ts';
import { say, th } from './messages.ts';
import { baht, balanceBehind, satang, settled, tiles } from './site.ts';

const { memberCentre: centre, rebate, records } = th;

// At a moment at which no bet is about to end: what it wins would be the newest entry.
test.use({ start: { scenario: 'played', now: '2026-11-21T05:00:00.000Z' } });

test('what was bet, the rebate for it, and where that stands; then on with the same list of games', async ({
  page,
  sandbox,
  enterAs,
}) => {
  const account = await enterAs('demo');
  const before = satang(await account.balance());
  await page.goto('/rng?minBet=0.1&p=2');
  await settled(page);
  const game = await tiles(page).first().getAttribute('href');

  // NAV-05, from the menu of the account.
  await page.getByRole('button', { name: th.appShell.account.label }).click();
  await page.getByRole('menuitem', { name: th.memberCentre.pages.personalHistoryCopy }).click();
  const dialog = page.getByRole('dialog');
  const rows = dialog.getByRole('table').getByRole('row');
  const live = rows.filter({ hasText: th.common.gameTypes.LIVE });
  // The first one is the head.
  await expect(rows).toHaveCount(16);
  await dialog.getByRole('combobox', { name: records.category }).selectOption({ label: th.common.gameTypes.LIVE });
  await expect
    .poll(async () => (await live.count()) > 0 && (await live.count()) === (await rows.count()) - 1)
    .toBe(true);

  // MEM-03h: what comes back of it.
  await dialog.getByRole('link', { name: centre.pages.manualRebate }).click();
  await expect(page.getByRole('dialog', { name: centre.pages.manualRebate })).toBeVisible();
  await dialog.getByRole('button', { name: rebate.claim }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: rebate.confirm.do }).click();
  await expect(
    dialog.getByRole('heading', { name: new RegExp(say(rebate.done.title, { amount: '฿[0-9,.]+' })) }),
  ).toBeVisible();
  const after = await account.balance();
  const credited = satang(after) - before;
  expect(credited).toBeGreaterThan(100);
  await expect(balanceBehind(page)).toHaveText(baht(after));
  expect(await sandbox.ledger()).toBe(0);

  // MEM-03b: the same sum is the newest entry.
  await dialog.getByRole('link', { name: centre.pages.transactionHistory }).click();
  await expect(rows.nth(1)).toContainText(records.kinds.rebate);
  await expect(rows.nth(1)).toContainText(baht((credited / 100).toFixed(2)));
  await expect(rows.nth(1)).toContainText(baht(after));

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/rng\?minBet=0\.1&p=2$/);
  await expect(tiles(page).first()).toHaveAttribute('href', game ?? '');
});
