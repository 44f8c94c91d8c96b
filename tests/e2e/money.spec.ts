import type { Page } from '@playwright/test';
import { sessionLogout } from '#api/session.ts';
import { expect, test } from './fixtures.ts';
import type { Sandbox } from './sandbox.ts';
import { type GamePage, baht, door, gamePage, satang, slotPath, spinAddress } from './site.ts';

async function openGame(page: Page): Promise<GamePage> {
  await page.goto(slotPath());
  const game = gamePage(page);
  await expect(game.board).toHaveAttribute('data-state', 'ready');
  return game;
}

/** Expects the sum of all ledger accounts to be zero: no money was lost or created. */
const expectBalanced = async (sandbox: Sandbox): Promise<void> => expect(await sandbox.ledger()).toBe(0);

test('a round whose answer is lost moves the money once', async ({ page, sandbox, enterAs, complaints }) => {
  complaints.expect(/^net::ERR_CONNECTION_RESET POST \/sandbox-games\/api\/spin$/);
  const account = await enterAs('demo');
  const game = await openGame(page);
  const second = door();
  const rounds: string[] = [];
  await page.route(spinAddress, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    rounds.push((route.request().postDataJSON() as { roundId: string }).roundId);
    if (rounds.length === 1) {
      // The server hears it and does it; its answer never arrives.
      await route.fetch();
      return route.abort('connectionreset');
    }
    await second.passed;
    return route.continue();
  });

  const answer = page.waitForResponse((response) => response.url().includes('/api/spin') && response.ok());
  await game.spinButton.click();
  await expect.poll(() => rounds.length).toBe(2);
  // Applied, but not known: nothing is shown as moved, and nothing else can begin.
  const applied = await account.balance();
  expect(applied).not.toBe('10000.00');
  await expect(game.board).toHaveAttribute('data-state', 'busy');
  await expect(game.balance).toHaveText('฿10,000.00');
  await game.spinButton.click({ force: true });
  second.open();

  const { stake, win, balance } = (await (await answer).json()) as { stake: string; win: string; balance: string };
  await expect(game.balance).toHaveText(baht(balance));
  expect(new Set(rounds).size).toBe(1);
  expect(satang(balance)).toBe(1_000_000 - satang(stake) + satang(win));
  expect(await account.balance()).toBe(balance);
  expect(balance).toBe(applied);
  await expect.poll(() => sandbox.calls('gameSpin')).toBe(2);
  await expectBalanced(sandbox);
});

test('a round without an answer stays open and is looked up again', async ({ page, sandbox, enterAs, complaints }) => {
  complaints.expect(/^net::ERR_CONNECTION_RESET POST \/sandbox-games\/api\/spin$/);
  const account = await enterAs('demo');
  const game = await openGame(page);
  const rounds: string[] = [];
  await page.route(spinAddress, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    rounds.push((route.request().postDataJSON() as { roundId: string }).roundId);
    if (rounds.length === 1) await route.fetch();
    return route.abort('connectionreset');
  });
  await game.spinButton.click();
  await expect(game.board).toHaveAttribute('data-state', 'unconfirmed', { timeout: 20_000 });
  await expect(game.result).toHaveAttribute('data-mood', 'trouble');
  await expect(game.balance).toHaveText('฿10,000.00');
  const applied = await account.balance();

  await page.unroute(spinAddress);
  const round = await game.spin();
  expect(new Set([...rounds, round.roundId]).size).toBe(1);
  expect(round.balance).toBe(applied);
  await expect(game.balance).toHaveText(baht(applied));
  expect(await account.balance()).toBe(applied);
  await expectBalanced(sandbox);
});

test('nothing is shown as moved before the server has decided', async ({ page, sandbox, enterAs }) => {
  const account = await enterAs('demo');
  const game = await openGame(page);
  const held = door();
  await page.route(spinAddress, async (route) => {
    await held.passed;
    return route.continue();
  });
  const answer = page.waitForResponse((response) => response.url().includes('/api/spin') && response.ok());
  await game.spinButton.evaluate((button: HTMLButtonElement) => {
    for (let times = 0; times < 3; times += 1) button.click();
  });
  await expect(game.board).toHaveAttribute('data-state', 'busy');
  await expect(game.balance).toHaveText('฿10,000.00');
  await expect(game.bar.getByText('฿10,000.00')).toBeVisible();
  expect(await account.balance()).toBe('10000.00');
  held.open();
  const { balance } = (await (await answer).json()) as { balance: string };
  await expect(game.board).toHaveAttribute('data-state', 'ready');
  await expect(game.balance).toHaveText(baht(balance));
  await expect(game.bar.getByText(baht(balance))).toBeVisible();
  expect(await account.balance()).toBe(balance);
  // Three presses, one round.
  await expect.poll(() => sandbox.calls('gameSpin')).toBe(1);
});

test('a stake above the balance is refused, and takes nothing', async ({ page, sandbox, enterAs }) => {
  const account = await enterAs('newbie');
  const game = await openGame(page);
  await expect(game.balance).toHaveText('฿0.00');
  await game.spinButton.click();
  await expect(game.result).toContainText('ยอดเงินไม่พอ');
  await expect(game.result).toHaveAttribute('data-mood', 'trouble');
  await expect(game.board).toHaveAttribute('data-state', 'ready');
  await expect(game.balance).toHaveText('฿0.00');
  // The balance stands before the result of the session.
  await expect(game.bar.getByText('฿0.00').first()).toBeVisible();
  expect(await account.balance()).toBe('0.00');
  await expectBalanced(sandbox);
});

test('stakes stay within the range of the game', async ({ page, enterAs }) => {
  await enterAs('demo');
  const game = await openGame(page);
  const [less, more] = [game.frame.locator('#less'), game.frame.locator('#more')];
  while ((await more.getAttribute('aria-disabled')) !== 'true') {
    const before = await game.stake.innerText();
    await more.click();
    await expect(game.stake).not.toHaveText(before);
  }
  await expect(game.stake).toHaveText('฿1,000.00');
  await more.click({ force: true });
  await expect(game.stake).toHaveText('฿1,000.00');
  await less.click();
  await expect(game.stake).toHaveText('฿500.00');
});

test('maintenance in the middle of a game takes nothing', async ({ page, sandbox, enterAs }) => {
  await enterAs('demo');
  const game = await openGame(page);
  // If one of the site's own calls met the maintenance first, the site would close and take the game with it.
  await page.route('**/wps/**', () => {});
  await sandbox.settings({ maintenance: true });
  await game.spinButton.click();
  await expect(game.result).toContainText('ไม่มีการหักเงิน');
  await expect(game.balance).toHaveText('฿10,000.00');
  await sandbox.settings({ maintenance: false });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const { stake, win, balance } = await game.spin();
  expect(satang(balance)).toBe(1_000_000 - satang(stake) + satang(win));
  await expectBalanced(sandbox);
});

test('a game whose player has signed out elsewhere takes nothing', async ({ page, sandbox, enterAs }) => {
  const { client } = await enterAs('demo');
  const game = await openGame(page);
  await client.call(sessionLogout, {});
  await game.spinButton.click();
  await expect(game.board).toHaveAttribute('data-state', 'closed');
  await expect(game.result).toHaveAttribute('data-mood', 'trouble');
  await expect(game.spinButton).toBeDisabled();
  await expect(game.balance).toHaveText('฿10,000.00');
  await expectBalanced(sandbox);
});
