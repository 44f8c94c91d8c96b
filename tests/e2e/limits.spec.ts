import type { Locator, Page } from '@playwright/test';
import { depositCreate } from '#api/cashier.ts';
import { gameLaunch } from '#api/launch.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { expect, test } from './fixtures.ts';
import { say, th } from './messages.ts';
import { withoutBonus } from './site.ts';

const { limits, deposit, memberCentre, records } = th;

const centreOf = (page: Page): Locator => page.getByRole('dialog').first();
const menu = (page: Page): Locator => centreOf(page).getByRole('navigation', { name: memberCentre.menu });

test('RSP-01: a deposit limit is set and reached, and says when it opens again', async ({ page, enterAs, sandbox }) => {
  const account = await enterAs('demo');
  await page.goto('/');
  await page.locator('a[href*="centre=limits"]:visible').first().click();
  const card = centreOf(page);
  const form = card.getByRole('form', { name: limits.form.title });
  await form.getByLabel(limits.form.period).selectOption({ label: limits.periods.day });
  await form.getByRole('textbox', { name: limits.form.amount }).fill('500');
  await form.getByRole('button', { name: limits.form.save }).click();
  await expect(card.getByRole('meter')).toHaveAttribute('aria-valuetext', /฿500\.00/);

  await menu(page).getByRole('link', { name: memberCentre.pages.depositv2 }).click();
  const amount = card.getByRole('textbox', { name: deposit.amount });
  const submit = card.getByRole('form', { name: deposit.form }).getByRole('button', { name: deposit.submit });
  await withoutBonus(card);
  // More than the limit: told while it is typed, and nothing is opened.
  await amount.fill('600');
  await expect(amount).toHaveAccessibleDescription(/฿500\.00/);
  await submit.click();
  await expect(amount).toHaveValue('600');
  await amount.fill('500');
  await submit.click();
  const opening = page.waitForEvent('popup');
  await card.getByRole('link', { name: deposit.waiting.demo }).click();
  const bank = await opening;
  await bank.locator('#pay').click();
  await expect(bank.locator('#actions')).toBeHidden();
  await bank.close();
  await expect(card.getByRole('heading', { name: deposit.ended.paid })).toBeVisible({ timeout: 15_000 });
  expect(await account.balance()).toBe('10500.00');

  await page.goto('/?centre=depositv2');
  await expect(card.getByRole('heading', { name: limits.stop.limitTitle })).toBeVisible();
  // The day of the site begins anew at midnight.
  await expect(card.getByText(/00:00/)).toBeVisible();
  await expect(card.getByRole('textbox', { name: deposit.amount })).toBeHidden();
  const input = { methodId: 'promptpay', amount: '100.00' };
  const refused = await account.client.call(depositCreate, input, { idempotencyKey: crypto.randomUUID() });
  expect(refused).toMatchObject({ ok: false, error: { code: 'limit_reached' } });
  expect(await sandbox.ledger()).toBe(0);

  // After midnight, the form is back.
  await sandbox.clock(24 * 60 * 60_000);
  const later = await sandbox.signIn('demo');
  const accepted = await later.client.call(depositCreate, input, { idempotencyKey: crypto.randomUUID() });
  expect(accepted).toMatchObject({ ok: true });
});

test('RSP-02, RSP-03: a time-out ends play, and leaves the records open', async ({ page, enterAs }) => {
  const account = await enterAs('demo');
  await page.goto('/?centre=limits');
  const centre = centreOf(page);
  const form = centre.getByRole('form', { name: limits.break.title });
  await form.getByLabel(limits.break.length).selectOption('3d');
  await form.getByLabel(limits.break.password, { exact: true }).fill(demoPassword);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: say(limits.break.start, { length: limits.lengths['3d'] }) }).click();
  await expect(centre.getByRole('heading', { name: limits.stop.breakTitle })).toBeVisible();

  // Money does not come in, and no game opens.
  await menu(page).getByRole('link', { name: memberCentre.pages.depositv2 }).click();
  await expect(centre.getByRole('heading', { name: limits.stop.breakTitle })).toBeVisible();
  await expect(centre.getByRole('textbox', { name: deposit.amount })).toBeHidden();
  const game = { vassalage: 'LTWR', gameType: 'RNG', nodeId: 100_001, language: 'TH' } as const;
  const launched = await account.client.call(gameLaunch, { ...game, device: 'WEB', backUrl: '/rng' });
  expect(launched).toMatchObject({ ok: false, error: { code: 'play_suspended' } });

  // The records stay open.
  await menu(page).getByRole('link', { name: memberCentre.pages.transactionHistory }).click();
  await expect(centre.getByRole('table', { name: records.account.list })).toBeVisible();

  // A game by its address says why it does not open, and until when.
  await page.goto('/game?vassalage=LTWR&gameType=RNG&nodeId=100001');
  await expect(page.getByRole('alertdialog', { name: limits.stop.breakTitle })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
