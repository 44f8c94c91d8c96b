import type { Locator, Page } from '@playwright/test';
import { contractList } from '#api/agentContracts.ts';
import { memberPublicState } from '#api/badges.ts';
import { bonusList } from '#api/bonuses.ts';
import { depositOrders } from '#api/cashier.ts';
import type { Result } from '#api/errors.ts';
import { walletBalance } from '#api/member.ts';
import { rewardList } from '#api/rewards.ts';
import { turnoverList } from '#api/turnover.ts';
import { withdrawOrders } from '#api/withdrawalOrders.ts';
import { writtenReference } from '#core/format/reference.ts';
import { demoAccounts } from '#sandbox/seed/demoAccounts.ts';
import { thaiDate } from '#sandbox/time.ts';
import { dayMs } from '#text/durations.ts';
import { expect, test as base } from './fixtures.ts';
import { th } from './messages.ts';
import type { Account } from './sandbox.ts';
import { baht, headerBalance, logIn, loginForm } from './site.ts';

const { common, password, position, secondFactor } = th;

/** Enters an account past what stands before its pages, and returns what the platform says to it. */
const test = base.extend<{ enter: (account: DemoAccount) => Promise<Account> }>({
  enter: async ({ page, sandbox, enterAs }, provide) => {
    await provide(async (account) => {
      const pass = passes[account];
      if (pass === undefined) return enterAs(account);
      await page.goto('/login');
      await logIn(loginForm(page), account);
      await pass(page);
      await expect(headerBalance(page)).toBeVisible();
      return sandbox.accountOf((await page.evaluate(() => sessionStorage.getItem('token'))) ?? '');
    });
  },
});

/** At this moment no bet is about to end: pages and platform say the same, however long a test takes. */
const now = '2026-11-21T05:00:00.000Z';
test.use({ start: { scenario: 'demonstration', now } });

type DemoAccount = keyof typeof demoAccounts;

/** Chooses an own password in place of the first one, or of one that has expired. */
async function changePassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: password.change.title });
  for (const name of [password.fields.newPassword, password.fields.confirmPassword])
    await dialog.getByRole('textbox', { name, exact: true }).fill('Lotus2569x');
  await dialog.getByRole('button', { name: password.change.submit }).click();
  await expect(dialog).toBeHidden();
}

/** Answers the second factor with the name of the bank account. */
async function proveWho(page: Page): Promise<void> {
  await page.getByRole('radio', { name: secondFactor.methods.bankName }).check();
  await page.getByRole('textbox', { name: secondFactor.answers.bankName }).fill('Wilai Klaiban');
  await page.getByRole('button', { name: secondFactor.submit }).click();
}

/** What the start text names for what stands before the pages: a question of the login, or of the first sign-in. */
const passes: Readonly<Partial<Record<DemoAccount, (page: Page) => Promise<void>>>> = {
  newbie: changePassword,
  expired: changePassword,
  faraway: proveWho,
};
/** Have no member centre: a trial account owns nothing, and an assistant has the pages of the team. */
const withoutCentre: readonly DemoAccount[] = ['trial', 'assistant'];
const everyAccount = Object.keys(demoAccounts) as DemoAccount[];
const members = everyAccount.filter((name) => !withoutCentre.includes(name));
const agents = everyAccount.filter((name) =>
  demoAccounts[name].some((sentence) => sentence.startsWith('agent of type')),
);

/** What stands before the pages of an account. The header of the others has their balance. */
const firstSeen: Readonly<Partial<Record<DemoAccount, (page: Page) => Locator>>> = {
  newbie: (page) => page.getByRole('dialog', { name: password.change.title }).getByText(password.change.firstTime),
  expired: (page) => page.getByRole('dialog', { name: password.change.title }).getByText(password.change.expired),
  faraway: (page) => page.getByRole('heading', { name: secondFactor.title }),
  assistant: (page) => page.getByRole('navigation', { name: th.agentCentre.menu }),
};

for (const account of everyAccount) {
  test(`${account}: logs in with the name that the start text has`, async ({ page }) => {
    await page.goto('/login');
    await logIn(loginForm(page), account);
    await expect((firstSeen[account] ?? headerBalance)(page)).toBeVisible();
  });
}

/** Opens every page of the menu of a centre, one after the other, and returns what it shows when nothing loads any more. */
async function walkCentre(page: Page, address: string, look: (title: string, shown: Locator) => Promise<void>) {
  await page.goto(address);
  const dialog = page.getByRole('dialog');
  // Some entries lead out of the centre.
  const links = dialog.getByRole('navigation').first().locator('a[href*="centre="], a[href*="agent="]');
  await expect(links.first()).toBeVisible();
  const titles = await links.allInnerTexts();
  expect(titles.length).toBeGreaterThan(3);
  for (const [at, text] of titles.entries()) {
    const [title = ''] = text.split('\n');
    await test.step(title, async () => {
      await links.nth(at).click();
      await expect(links.nth(at)).toHaveAttribute('aria-current', 'page');
      await expect(dialog.getByText(common.loading, { exact: true })).toHaveCount(0);
      await expect(dialog.getByText(common.retry, { exact: true })).toHaveCount(0);
      await look(title, dialog);
    });
  }
}

/** The account of the money, without points, which stand beside it on some pages only. */
async function moneyOn(shown: Locator): Promise<string> {
  const lines = shown.locator(`dl[aria-label="${position.title}"] > div`).filter({ hasText: /฿|–/ });
  return (await lines.locator('dd').allInnerTexts()).join(' · ');
}

for (const account of members) {
  test(`${account}: every page of the member centre opens, and all say the same of the money`, async ({
    page,
    enter,
  }) => {
    await enter(account);
    const money = new Map<string, string>();
    await walkCentre(page, '/?centre=transferFund', async (title, shown) => {
      await expect(shown.getByRole('heading').first()).toBeVisible();
      const lines = await moneyOn(shown);
      if (lines !== '') money.set(title, lines);
    });
    expect(money.size).toBeGreaterThan(1);
    expect(new Set(money.values()).size, JSON.stringify([...money])).toBe(1);
  });

  test(`${account}: record, orders, turnover, bonuses and offers are on their pages as the platform has them`, async ({
    page,
    enter,
  }) => {
    const { client } = await enter(account);
    const list = { pageNo: 1, pageSize: 10, language: 'TH' } as const;
    const wallet = valueOf(await client.call(walletBalance, {}));
    const open = valueOf(await client.call(turnoverList, { ...list, status: 'open' })).list;
    const bonuses = valueOf(await client.call(bonusList, { ...list, status: 'active' })).list;
    const orders = {
      depositv2: valueOf(await client.call(depositOrders, list)).list,
      withdraw: valueOf(await client.call(withdrawOrders, list)).list,
    };
    const shown = page.getByRole('dialog');

    await test.step('record', async () => {
      await page.goto('/?centre=transactionHistory');
      await expect(shown.getByText(`${position.lines.free} ${baht(wallet.withdrawable ?? '')}`)).toBeVisible();
    });
    for (const [name, { length }] of Object.entries(orders)) {
      await test.step(name, async () => {
        await page.goto(`/?centre=${name}`);
        const title = name === 'withdraw' ? th.withdraw.list.title : th.deposit.latest.title;
        const section = shown.getByRole('region', { name: title });
        await expect(
          section.getByText(name === 'withdraw' ? th.withdraw.list.empty : th.deposit.latest.empty),
        ).toHaveCount(length === 0 ? 1 : 0);
        for (const { reference } of orders[name as keyof typeof orders])
          await expect(section.getByText(writtenReference(reference))).toBeVisible();
      });
    }
    await test.step('turnover', async () => {
      await page.goto('/?centre=withdraw');
      const lines = shown.locator(`dl[aria-label="${position.title}"] > div`);
      await expect(lines.first()).toBeVisible();
      const bound = wallet.bound ?? [];
      await expect(lines.filter({ hasText: position.lines.bound })).toHaveCount(bound.length);
      for (const { requirementId } of bound) {
        const { name = '', missing = '' } = open.find(({ id }) => id === requirementId) ?? {};
        const line = lines.filter({ hasText: position.lines.boundBy.replace('{name}', name) });
        await expect(line.getByText(position.missing.replace('{missing}', baht(missing)))).toBeVisible();
        // Only what a bonus has bound can be given up.
        const asBonus = bonuses.filter((bonus) => bonus.requirementId === requirementId);
        await expect(line.getByRole('link', { name: position.giveUp })).toHaveCount(asBonus.length);
      }
      const ended = valueOf(await client.call(turnoverList, { ...list, ...lastDays, status: 'ended' })).list;
      await shown.getByRole('button', { name: th.withdraw.ended }).click();
      const history = shown.getByRole('group', { name: th.turnover.list });
      if (ended.length === 0) await expect(history.getByRole('heading', { name: th.turnover.empty })).toBeVisible();
      for (const { name, done } of ended) {
        const row = history
          .getByRole('row')
          .filter({ hasText: name })
          .filter({ hasText: baht(done) });
        await expect(row.first()).toBeVisible();
      }
    });
    await test.step('bonuses', async () => {
      await page.goto('/?centre=bonusDetails');
      await expect(shown.getByRole('heading', { name: th.bonuses.list.title })).toBeVisible();
      await expect(shown.getByText(th.common.loading, { exact: true })).toHaveCount(0);
      await expect(shown.getByText(th.bonuses.status.active, { exact: true })).toHaveCount(bonuses.length);
      for (const { name, done, required } of bonuses) {
        const card = shown.getByRole('listitem').filter({ hasText: name });
        const text = th.bonuses.doneOf.replace('{done}', baht(done)).replace('{required}', baht(required));
        await expect(card.getByText(text)).toBeVisible();
      }
    });
    await test.step('offers', async () => {
      const { availablePromoCount } = valueOf(await client.call(memberPublicState, {}));
      const claimable = await client.call(rewardList, { ...list, tab: 'claimable' });
      expect(availablePromoCount).toBe(claimable.ok ? claimable.value.counts.claimable : 0);
      const entry = shown.getByRole('navigation').first().getByRole('link', { name: th.rewardCentre.title });
      const badge = entry.getByText(`${availablePromoCount}`, { exact: true });
      if (claimable.ok) await expect(badge).toHaveCount(availablePromoCount === 0 ? 0 : 1);
    });
  });
}

for (const account of agents) {
  test(`${account}: what waits for the agent, and in red envelopes, is on the pages of the centre`, async ({
    page,
    enter,
  }) => {
    const { client } = await enter(account);
    const { envelopes = '' } = valueOf(await client.call(walletBalance, {}));
    const offers = valueOf(
      await client.call(contractList, { kind: 'dividend', side: 'upline', state: 'offered', pageNo: 1, pageSize: 10 }),
    ).list;
    await page.goto('/?agent=givenEnvelopes');
    const shown = page.getByRole('dialog');
    await expect(shown.getByRole('group', { name: th.agentEnvelopes.report.list })).toContainText(
      envelopes === '0.00' ? th.agentEnvelopes.report.empty : baht(envelopes),
    );
    const dividend = shown.getByRole('navigation').getByRole('link', { name: th.agentCentre.pages.dividend });
    if (offers.length > 0) await expect(dividend).toContainText(`${offers.length}`);
    else await expect(dividend.getByText(/\d/)).toHaveCount(0);
  });
}

/** The days that a history of 30 days covers. */
const lastDays = { from: thaiDate(Date.parse(now) - 29 * dayMs), to: thaiDate(Date.parse(now)) };

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

for (const account of [...agents, 'assistant'] as const) {
  test(`${account}: every page of the agent centre opens`, async ({ page, enterAs }) => {
    await enterAs(account);
    await walkCentre(page, '/?agent=agentTeamOverview', async (_, shown) => {
      await expect(shown.getByRole('heading').first()).toBeVisible();
    });
  });
}
