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
import type { MemberPage } from '#core/routing/centrePages.ts';
import { demoAccounts } from '#sandbox/seed/demoAccounts.ts';
import { thaiDate } from '#sandbox/time.ts';
import { dayMs } from '#text/durations.ts';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import type { Account } from './sandbox.ts';
import { baht, headerBalance, logIn, loginForm, signOut } from './site.ts';

// That what each account reads agrees with itself is tested with the sandbox (`demoAccounts.test.ts`), and that every page of
// the centres opens for each kind of account beside the site. Here are the log-in of each account, and the pages of a few.

const { common, password, position, secondFactor } = th;

/** At this moment no bet is about to end: pages and platform say the same, however long a test takes. */
const now = '2026-11-21T05:00:00.000Z';
test.use({ start: { scenario: 'demonstration', now } });

type DemoAccount = keyof typeof demoAccounts;

/** Chooses an own password in place of the first one, or of one that has expired, which the dialog says. */
const changePassword = (reason: string) => async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: password.change.title });
  await expect(dialog.getByText(reason)).toBeVisible();
  for (const name of [password.fields.newPassword, password.fields.confirmPassword])
    await dialog.getByRole('textbox', { name, exact: true }).fill('Lotus2569x');
  await dialog.getByRole('button', { name: password.change.submit }).click();
  await expect(dialog).toBeHidden();
};

/** Answers the second factor with the name of the bank account. */
async function proveWho(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: secondFactor.title })).toBeVisible();
  await page.getByRole('radio', { name: secondFactor.methods.bankName }).check();
  await page.getByRole('textbox', { name: secondFactor.answers.bankName }).fill('Wilai Klaiban');
  await page.getByRole('button', { name: secondFactor.submit }).click();
}

/** What the start text names for what stands before the pages: a question of the login, or of the first sign-in. */
const passes: Readonly<Partial<Record<DemoAccount, (page: Page) => Promise<void>>>> = {
  newbie: changePassword(password.change.firstTime),
  expired: changePassword(password.change.expired),
  faraway: proveWho,
};
/** What only one kind of account sees at its first page. */
const firstSeen: Readonly<Partial<Record<DemoAccount, (page: Page) => Locator>>> = {
  trial: headerBalance,
  assistant: (page) => page.getByRole('navigation', { name: th.agentCentre.menu }),
};
/** Those whose pages are compared with the platform: what has happened to each is of another kind. */
const compared = ['demo', 'agent', 'newbie', 'wagering', 'awaiting'] as const;
/** One that has played and one that owns nothing: in between, a page shows less of both. */
const walked: readonly DemoAccount[] = ['demo', 'newbie'];

/** Logs in by the form, answers what is asked before the pages, and returns what the platform says to the account. */
async function enter(page: Page, form: Locator, account: DemoAccount): Promise<string> {
  await logIn(form, account);
  await passes[account]?.(page);
  await expect((firstSeen[account] ?? headerBalance)(page)).toBeVisible();
  return (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
}

const apart: readonly DemoAccount[] = [...compared, 'assistant'];
const others = (Object.keys(demoAccounts) as DemoAccount[]).filter((account) => !apart.includes(account));
const stopped: readonly DemoAccount[] = ['trial', 'expired', 'faraway'];

for (const [which, accounts] of [
  ['that begins at its pages', others.filter((account) => !stopped.includes(account))],
  ['that something stands before', others.filter((account) => stopped.includes(account))],
] as const) {
  test(`every other account ${which} logs in with the name that the start text has, and sees its own money`, async ({
    page,
    sandbox,
  }) => {
    expect(accounts.length).toBeGreaterThan(2);
    await page.goto('/');
    for (const account of accounts) {
      await test.step(account, async () => {
        const { balance } = sandbox.accountOf(await enter(page, loginForm(page.getByRole('banner')), account));
        await expect(headerBalance(page)).toHaveText(baht(await balance()));
        await signOut(page);
        await expect(headerBalance(page)).toHaveCount(0);
      });
    }
  });
}

/** Opens a page by the menu of a centre, and waits until nothing loads any more. */
async function openByMenu(centre: Locator, query: string): Promise<void> {
  const link = centre.getByRole('navigation').first().locator(`a[href*="${query}"]`).first();
  await test.step(query, async () => {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(centre.getByRole('heading').first()).toBeVisible();
    await expect(centre.getByText(common.loading, { exact: true })).toHaveCount(0);
    await expect(centre.getByText(common.retry, { exact: true })).toHaveCount(0);
  });
}

/** The pages of the menu of a centre. Some entries lead out of it. */
async function pagesOf(centre: Locator, key: 'centre' | 'agent'): Promise<readonly string[]> {
  const links = centre.getByRole('navigation').first().locator(`a[href*="${key}="]`);
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
  const names = addresses.map((address) => new URL(address).searchParams.get(key) ?? '');
  expect(names.length).toBeGreaterThan(3);
  return names;
}

/** The lines of the account of the money. */
const positionOn = (shown: Locator): Locator => shown.locator(`dl[aria-label="${position.title}"] > div`);

/** The account of the money, without points, which stand beside it on some pages only. */
async function moneyOn(shown: Locator): Promise<string> {
  const lines = positionOn(shown).filter({ hasText: /฿|–/ });
  return (await lines.locator('dd').allInnerTexts()).join(' · ');
}

/** The pages with an account of the money, which is the same on all of them. */
const moneyPages: readonly MemberPage[] = ['transferFund', 'depositv2', 'withdraw', 'personalProfit', 'bonusDetails'];

type Look = (shown: Locator, account: Account) => Promise<void>;
const list = { pageNo: 1, pageSize: 10, language: 'TH' } as const;
/** The days that a history of 30 days covers. */
const lastDays = { from: thaiDate(Date.parse(now) - 29 * dayMs), to: thaiDate(Date.parse(now)) };

async function expectOrders(
  shown: Locator,
  { title, empty }: { title: string; empty: string },
  references: readonly string[],
): Promise<void> {
  const section = shown.getByRole('region', { name: title });
  await expect(section.getByText(empty)).toHaveCount(references.length === 0 ? 1 : 0);
  for (const reference of references) await expect(section.getByText(writtenReference(reference))).toBeVisible();
}

const activeBonuses = async ({ client }: Account) =>
  valueOf(await client.call(bonusList, { ...list, status: 'active' })).list;

/** What the platform says, on the pages that show it. */
const looks: Readonly<Partial<Record<MemberPage, Look>>> = {
  async depositv2(shown, { client }) {
    const orders = valueOf(await client.call(depositOrders, list)).list;
    await expectOrders(
      shown,
      th.deposit.latest,
      orders.map(({ reference }) => reference),
    );
  },
  async withdraw(shown, account) {
    const { client } = account;
    const orders = valueOf(await client.call(withdrawOrders, list)).list;
    await expectOrders(
      shown,
      th.withdraw.list,
      orders.map(({ reference }) => reference),
    );
    const { bound = [] } = valueOf(await client.call(walletBalance, {}));
    const open = valueOf(await client.call(turnoverList, { ...list, status: 'open' })).list;
    const bonuses = await activeBonuses(account);
    const lines = positionOn(shown);
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
  },
  async transactionHistory(shown, { client }) {
    const { withdrawable = '' } = valueOf(await client.call(walletBalance, {}));
    await expect(shown.getByText(`${position.lines.free} ${baht(withdrawable)}`)).toBeVisible();
  },
  async bonusDetails(shown, account) {
    const bonuses = await activeBonuses(account);
    await expect(shown.getByRole('heading', { name: th.bonuses.list.title })).toBeVisible();
    await expect(shown.getByText(th.bonuses.status.active, { exact: true })).toHaveCount(bonuses.length);
    for (const { name, done, required } of bonuses) {
      const card = shown.getByRole('listitem').filter({ hasText: name });
      const text = th.bonuses.doneOf.replace('{done}', baht(done)).replace('{required}', baht(required));
      await expect(card.getByText(text)).toBeVisible();
    }
  },
};

const isMoney = (name: string): boolean => moneyPages.some((page) => page === name);
const compares: readonly string[] = [...new Set([...moneyPages, ...Object.keys(looks)])];

/** The count beside the rewards is that of the offers that can be taken. */
async function expectOffers(shown: Locator, { client }: Account): Promise<void> {
  const { availablePromoCount } = valueOf(await client.call(memberPublicState, {}));
  const claimable = valueOf(await client.call(rewardList, { ...list, tab: 'claimable' })).counts.claimable;
  expect(availablePromoCount).toBe(claimable);
  const entry = shown.getByRole('navigation').first().getByRole('link', { name: th.rewardCentre.title });
  const badge = entry.getByText(`${claimable}`, { exact: true });
  await expect(badge).toHaveCount(claimable === 0 ? 0 : 1);
}

for (const account of compared) {
  test(`${account}: logs in by the form, and the pages of the member centre say of the money what the platform does`, async ({
    page,
    sandbox,
  }) => {
    await page.goto('/login');
    const own = sandbox.accountOf(await enter(page, loginForm(page), account));
    await page.goto('/?centre=transferFund');
    const shown = page.getByRole('dialog');
    const { withdrawable = '' } = valueOf(await own.client.call(walletBalance, {}));
    await expect(positionOn(shown).filter({ hasText: position.lines.free })).toContainText(baht(withdrawable));
    const money = await moneyOn(shown);
    const pages = await pagesOf(shown, 'centre');
    expect(pages).toEqual(expect.arrayContaining([...compares]));
    for (const name of walked.includes(account) ? pages : compares) {
      await openByMenu(shown, `centre=${name}`);
      if (isMoney(name)) await expect.poll(() => moneyOn(shown), name).toBe(money);
      await looks[name as MemberPage]?.(shown, own);
    }
    await expectOffers(shown, own);
  });
}

test('agent: every page of the agent centre opens, with what waits for the agent, and in red envelopes', async ({
  page,
  enterAs,
}) => {
  const { client } = await enterAs('agent');
  await page.goto('/?agent=agentTeamOverview');
  const shown = page.getByRole('dialog');
  const { envelopes = '0.00' } = valueOf(await client.call(walletBalance, {}));
  expect(envelopes).not.toBe('0.00');
  for (const name of await pagesOf(shown, 'agent')) {
    await openByMenu(shown, `agent=${name}`);
    if (name !== 'givenEnvelopes') continue;
    const report = shown.getByRole('group', { name: th.agentEnvelopes.report.list });
    await expect(report).toContainText(baht(envelopes));
  }
  const offers = valueOf(
    await client.call(contractList, { kind: 'dividend', side: 'upline', state: 'offered', pageNo: 1, pageSize: 10 }),
  ).list;
  expect(offers).not.toEqual([]);
  const dividend = shown.getByRole('navigation').getByRole('link', { name: th.agentCentre.pages.dividend });
  await expect(dividend).toContainText(`${offers.length}`);
});

test('nok: an agent without red envelopes, for whom no dividend waits, reads so', async ({ page, enterAs }) => {
  await enterAs('nok');
  await page.goto('/?agent=givenEnvelopes');
  const shown = page.getByRole('dialog');
  const report = shown.getByRole('group', { name: th.agentEnvelopes.report.list });
  await expect(report).toContainText(th.agentEnvelopes.report.empty);
  const dividend = shown.getByRole('navigation').getByRole('link', { name: th.agentCentre.pages.dividend });
  await expect(dividend).toBeVisible();
  await expect(dividend.getByText(/\d/)).toHaveCount(0);
});

test('assistant: logs in by the form, and every page of the agent centre opens', async ({ page }) => {
  await page.goto('/login');
  await enter(page, loginForm(page), 'assistant');
  await page.goto('/?agent=agentTeamOverview');
  const shown = page.getByRole('dialog');
  for (const name of await pagesOf(shown, 'agent')) await openByMenu(shown, `agent=${name}`);
});

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
