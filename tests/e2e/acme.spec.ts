import { type Locator, type Page, expect, test as base } from '@playwright/test';
import { acmePassPhrase, acmePin } from '#demo/acme/world.ts';
import { rememberVisit } from './fixtures.ts';
import { say, th } from './messages.ts';
import { balanceBehind, gamePage, headerBalance, logIn, loginForm, tiles } from './site.ts';

// The site in front of another platform, by the adapter of adapters/acme. Its project has a server of its own.

interface Books {
  readonly payments: number;
  readonly payouts: number;
  /** Of the player, in satang. */
  readonly balance: number;
  readonly sum: number;
}

interface Fixtures {
  /** Acme's back office. `reset`, `settle`, `pay`, or `clock?ms=…`. */
  office: (does: string) => Promise<Books>;
  /** What the browser has complained about. Lost answers are not among it. */
  complaints: string[];
}

const test = base.extend<Fixtures>({
  office: [
    async ({ request, context }, provide) => {
      const office = async (does: string): Promise<Books> => (await request.post(`/__acme__/${does}`)).json();
      await office('reset');
      await rememberVisit(context, { language: 'TH', theme: 'light' });
      await provide(office);
      expect((await office('state')).sum).toBe(0);
    },
    { auto: true },
  ],
  complaints: [
    async ({ page }, provide) => {
      const heard: string[] = [];
      page.on('pageerror', ({ message }) => heard.push(message));
      page.on('response', (answer) => {
        if (answer.status() >= 400) heard.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
      });
      await provide(heard);
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
});

async function enter(page: Page): Promise<void> {
  await page.goto('/rng');
  await logIn(loginForm(page.getByRole('banner')), 'somchai', acmePassPhrase);
  await expect(headerBalance(page)).toHaveText('฿1,000.00');
}

const titled = (dialog: Locator, name: string): Locator => dialog.getByRole('heading', { name, level: 3 });

async function openDeposit(page: Page): Promise<Locator> {
  await page.goto('/?centre=depositv2');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: th.deposit.amount }).fill('500');
  return dialog;
}

const payIn = (dialog: Locator): Promise<void> =>
  dialog.getByRole('form', { name: th.deposit.form }).getByRole('button', { name: th.deposit.submit }).click();

test('a wrong password is told in Acme’s words, and the right one signs in', async ({ page }) => {
  await page.goto('/rng');
  await expect(tiles(page)).toHaveCount(15);
  const form = loginForm(page.getByRole('banner'));
  await logIn(form, 'somchai', 'wrong');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(headerBalance(page)).toHaveCount(0);
  await page.goto('/login');
  await logIn(loginForm(page), 'somchai', acmePassPhrase);
  await expect(headerBalance(page)).toHaveText('฿1,000.00');
});

test('a deposit is opened and paid', async ({ page, office }) => {
  await enter(page);
  const dialog = await openDeposit(page);
  await payIn(dialog);
  await expect(titled(dialog, th.deposit.waiting.title)).toBeVisible();
  await office('settle');
  await expect(titled(dialog, th.deposit.ended.paid)).toBeVisible({ timeout: 20_000 });
  await expect(balanceBehind(page)).toHaveText('฿1,500.00');
});

test('a deposit whose answer is lost is found by the records, and not opened twice', async ({ page, office }) => {
  await enter(page);
  const dialog = await openDeposit(page);
  let sent = 0;
  await page.route('**/wps/member/deposit', async (route) => {
    sent += 1;
    // Acme hears it and does it; its answer never arrives.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await payIn(dialog);
  await expect(titled(dialog, th.deposit.unknown.title)).toBeVisible();
  await page.reload();
  await dialog.getByRole('button', { name: th.deposit.unknown.check }).click();
  await expect(titled(dialog, th.deposit.waiting.title)).toBeVisible();
  expect([sent, (await office('state')).payments]).toEqual([1, 1]);
});

test('a slot of the demo vendor is played with Acme’s money', async ({ page, office }) => {
  await enter(page);
  await page.goto('/rng');
  await tiles(page).first().click();
  const game = gamePage(page);
  await expect(game.board).toHaveAttribute('data-state', 'ready');
  const { stake, balance } = await game.spin();
  expect(Number(balance)).toBe(1_000 - Number(stake));
  expect((await office('state')).balance).toBe(Math.round(Number(balance) * 100));
});

test('a withdrawal is held, and paid', async ({ page, office }) => {
  await enter(page);
  await page.goto('/rng?centre=withdraw');
  const dialog = page.getByRole('dialog', { name: th.withdraw.title });
  await dialog.getByRole('textbox', { name: th.withdraw.form.amount }).fill('500');
  await dialog.getByRole('button', { name: say(th.withdraw.form.submitAmount, { amount: '฿500.00' }) }).click();
  const question = page.getByRole('dialog', { name: th.withdraw.confirm.title });
  await question.getByLabel(th.paymentPassword.label).and(page.locator('input')).fill(acmePin);
  // What arrives is the sum without Acme's fee.
  await question.getByRole('button', { name: say(th.withdraw.confirm.do, { amount: '฿500.00' }) }).click();
  await expect(titled(dialog, th.withdraw.order.title.pending)).toBeVisible();
  await expect(balanceBehind(page)).toHaveText('฿500.00');
  await office('pay');
  await expect(titled(dialog, th.withdraw.order.title.received)).toBeVisible({ timeout: 20_000 });
});

test('a session is renewed while the page is open', async ({ page, office }) => {
  await enter(page);
  const token = () => page.evaluate(() => sessionStorage.getItem('token'));
  const first = await token();
  for (const ms of [45_000, 55_000, 120_000]) {
    await office(`clock?ms=${ms}`);
    await page.reload();
    await expect(headerBalance(page)).toHaveText('฿1,000.00');
  }
  expect(await token()).not.toBe(first);
  const dialog = await openDeposit(page);
  await payIn(dialog);
  await expect(titled(dialog, th.deposit.waiting.title)).toBeVisible();
});

test('what Acme has not is not offered, and its page says so', async ({ page }) => {
  await enter(page);
  await page.goto('/?centre=withdraw');
  const dialog = page.getByRole('dialog');
  const entries = dialog.getByRole('navigation').first();
  await expect(entries.getByRole('link', { name: th.memberCentre.pages.withdraw })).toBeVisible();
  const { manualRebate } = th.memberCentre.pages;
  for (const name of [manualRebate, th.rewardCentre.title]) await expect(entries.getByText(name)).toHaveCount(0);
  await page.goto('/?centre=manualRebate');
  const closed = say(th.closed.switchedOff.title, { page: manualRebate });
  await expect(dialog.getByRole('heading', { name: closed })).toBeVisible();
});
