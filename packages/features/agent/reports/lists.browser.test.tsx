import type { ComponentType } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expect as expectNow, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { agentBets, agentProfit } from '#api/agentReports.ts';
import { localStore } from '#core/data/storage.ts';
import type { AgentPage } from '#core/routing/centrePages.ts';
import { assistantOf, noteAct } from '#sandbox/agents/assistants.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { loaded } from '#storybook/loaded.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { AssistantsScreen } from '../assistants/AssistantsScreen.tsx';
import { useAssistantsScreen } from '../assistants/useAssistantsScreen.ts';
import { BettingScreen } from '../betting/BettingScreen.tsx';
import { useBettingScreen } from '../betting/useBettingScreen.ts';
import { ContractsScreen } from '../contracts/ContractsScreen.tsx';
import { useContractsScreen } from '../contracts/useContractsScreen.ts';
import { GivenEnvelopesScreen } from '../givenEnvelopes/GivenEnvelopesScreen.tsx';
import { useGivenEnvelopesScreen } from '../givenEnvelopes/useGivenEnvelopesScreen.ts';
import { IncomeScreen } from '../income/IncomeScreen.tsx';
import { useIncomeScreen } from '../income/useIncomeScreen.ts';
import { ProfitScreen } from '../profit/ProfitScreen.tsx';
import { useProfitScreen } from '../profit/useProfitScreen.ts';
import { StatementScreen } from '../statement/StatementScreen.tsx';
import { useStatementScreen } from '../statement/useStatementScreen.ts';
import { TeamScreen } from '../team/TeamScreen.tsx';
import { useTeamScreen } from '../team/useTeamScreen.ts';
import { TransactionsScreen } from '../transactions/TransactionsScreen.tsx';
import { useTransactionsScreen } from '../transactions/useTransactionsScreen.ts';

/** The lists of an agent, wherever they have their rows from. */
const Team = () => <TeamScreen {...useTeamScreen()} />;
const Profit = () => <ProfitScreen {...useProfitScreen()} />;
const Betting = () => <BettingScreen {...useBettingScreen()} />;
const Transactions = () => <TransactionsScreen {...useTransactionsScreen()} />;
const Statement = () => <StatementScreen {...useStatementScreen()} />;
const Given = () => <GivenEnvelopesScreen {...useGivenEnvelopesScreen()} />;
const Dividend = () => <ContractsScreen {...useContractsScreen('dividend')} />;
const Daily = () => <ContractsScreen {...useContractsScreen('daily')} />;
const Hourly = () => <ContractsScreen {...useContractsScreen('hourly')} />;
const RealTime = () => <ContractsScreen {...useContractsScreen('realTime')} />;
const Income = () => <IncomeScreen {...useIncomeScreen()} />;
const Assistants = () => <AssistantsScreen {...useAssistantsScreen()} />;

const sizes = { phone: [390, 844], smallest: [320, 640], desktop: [1280, 800] } as const;

async function renderList(List: ComponentType, size: keyof typeof sizes, options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(List, () => ({}), {
    ...{ persona: 'agent', scenario: 'agentTeam', path: '/?agent=userProfit' },
    ...options,
  });
  const [width, height] = sizes[size];
  await page.viewport(width, height);
  const { container } = rendered;
  const rows = (): readonly HTMLElement[] => [...container.querySelectorAll<HTMLElement>('tbody > [role="row"]')];
  await vi.waitFor(() => expectNow(rows().some((row) => row.textContent !== '')).toBe(true));
  await loaded(container);
  return { ...rendered, rows };
}
const topOf = (element: Element | undefined): number => element?.getBoundingClientRect().top ?? Number.NaN;

/** What an assistant of the agent did today. */
const assistantActs: RenderOptions = {
  scenario: 'demonstration',
  path: '/?agent=assistants&ref=log',
  prepare: (sandbox) => {
    const assistant = assistantOf(sandbox, memberIdOf('assistant'));
    if (assistant === undefined) throw new Error('the demonstration has no assistant');
    sandbox.store.transaction(() => noteAct(sandbox, assistant, 'sessionLogin'));
  },
};

const recordsOf = (agent: AgentPage): RenderOptions => ({ path: `/?agent=${agent}&ref=tab%3Drecords` });

/**
 * Every page of the agent centre with a list that is no tree, or why it is not measured here. One that is a report and nothing
 * else, as `npm run new` writes it, is as high as the others.
 */
const lists: Readonly<Partial<Record<AgentPage, readonly [ComponentType, RenderOptions] | string>>> = {
  agentAnnouncement: 'texts of the operator',
  agentTeamOverview: 'figures',
  registerCenter: 'RegistrationScreen.browser.test.tsx: its list is one of cards',
  teamManagement: 'TeamTable.browser.test.tsx: the first of ten accounts, below the head of the centre',
  teamBetting: [Betting, {}],
  userProfit: [Profit, {}],
  myIncome: [Income, {}],
  statement: [Statement, {}],
  givenEnvelopes: [Given, { scenario: 'demonstration' }],
  transactionDetails: [Transactions, {}],
  dividend: [Dividend, { ...recordsOf('dividend'), scenario: 'dividends' }],
  dailySalary: [Daily, { ...recordsOf('dailySalary'), scenario: 'contracts' }],
  hourlySalary: [Hourly, { ...recordsOf('hourlySalary'), scenario: 'contracts' }],
  realTimeSalary: [RealTime, { ...recordsOf('realTimeSalary'), scenario: 'contracts' }],
  assistants: [Assistants, assistantActs],
};
const measured = Object.entries(lists).flatMap(([name, list]) =>
  typeof list === 'string' ? [] : [[name, ...list] as const],
);

test.each(measured)(
  'on a phone, the list of %s begins at most 300 px below its top, in rows of 48 to 56 px',
  async (_, List, options) => {
    const { container, rows } = await renderList(List, 'phone', options);
    await vi.waitFor(() => expectNow(container.querySelector('[data-fold]')?.checkVisibility()).toBe(true));
    await loaded(container);
    expectNow(topOf(rows()[0]) - topOf(container)).toBeLessThanOrEqual(300);
    const heights = rows().map((row) => row.getBoundingClientRect().height);
    expectNow(Math.min(...heights)).toBeGreaterThanOrEqual(48);
    expectNow(Math.max(...heights)).toBeLessThanOrEqual(56.5);
    expectNow(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
);

test.each([
  ['phone', 'above', ['sums', 'row', 'lately', 'parts']],
  ['desktop', 'below', ['sums', 'lately', 'parts', 'row']],
] as const)('on a %s, the rows of my income are %s the last days and its parts', async (size, _, order) => {
  const { canvas, rows, t } = await renderList(Income, size);
  const lately = await canvas.findByRole('region', { name: t('agentReports:income.lately') });
  const parts = await canvas.findByRole('list', { name: t('agentReports:income.parts') });
  const sums = canvas.getByText(t('statement:sums.earned'));
  const tops = () => {
    const of = { sums, lately, parts, row: rows()[0] };
    return order.map((name) => topOf(of[name]));
  };
  await vi.waitFor(() => expectNow(tops()).toEqual(tops().toSorted((one, other) => one - other)));
});

test('on a phone, tags leave the rows of the team as low as those without', async () => {
  const { canvas, rows } = await renderList(Team, 'phone', { scenario: 'demonstration' });
  await canvas.findAllByText(/VIP/);
  await vi.waitFor(() =>
    expectNow(Math.max(...rows().map((row) => row.getBoundingClientRect().height))).toBeLessThanOrEqual(56.5),
  );
});

test('on the smallest phone nothing is wider than it, folded and unfolded', async () => {
  const { canvas, t } = await renderList(Profit, 'smallest');
  const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await fits();
  const [, unfold] = await canvas.findAllByRole('button', { name: new RegExp(`^${t('records:unfold')} `) });
  await userEvent.click(unfold as HTMLElement);
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  await fits();
});

test('filters are in a sheet, which says how much is seen; what is typed applies when it closes', async () => {
  const { calls, canvas, t } = await renderList(Betting, 'phone', { scenario: 'played' });
  await expect(canvas.queryByRole('textbox')).toBeNull();
  const filters = await canvas.findByRole('button', { name: t('records:filters') });
  await userEvent.click(filters);
  const sheet = within(await screen.findByRole('dialog', { name: t('records:filters') }));
  await sheet.findByRole('button', { name: new RegExp(t('records:see', { count: '\\d+' })) });
  const account = sheet.getByRole('textbox', { name: t('agentReports:account') });
  const before = calls(agentBets).length;
  await userEvent.type(account, 'malee');
  await expect(calls(agentBets)).toHaveLength(before);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(calls(agentBets).at(-1)?.input).toMatchObject({ account: 'malee' }));
  const set = await canvas.findByRole('button', { name: t('records:filtersSet', { count: 1 }) });
  await expect(set).toHaveFocus();
  await userEvent.click(set);
  const again = within(await screen.findByRole('dialog'));
  await expect(again.getByRole('textbox', { name: t('agentReports:account') })).toHaveValue('malee');
  await userEvent.click(await again.findByRole('button', { name: new RegExp(t('records:see', { count: '\\d+' })) }));
  // Days are chosen in the bar, by one tap.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(canvas.getByRole('radio', { name: t('records:range.month') }));
  await expect(canvas.getByRole('radio', { name: t('records:range.month') })).toBeChecked();
  await userEvent.click(canvas.getByRole('button', { name: t('records:filtersSet', { count: 1 }) }));
  const last = within(await screen.findByRole('dialog'));
  await userEvent.click(last.getByRole('button', { name: t('records:clearFilters') }));
  await userEvent.click(last.getByRole('button', { name: t('common:close') }));
  await canvas.findByRole('button', { name: t('records:filters') });
});

test('a narrow list is sorted from its menu', async () => {
  const { calls, canvas, t } = await renderList(Profit, 'phone');
  const sorted = t('records:sort.by', { column: t('agentReports:account') });
  await userEvent.click(await canvas.findByRole('button', { name: sorted }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: t('agentReports:figures.deposits') }));
  await waitFor(() => expect(calls(agentProfit).at(-1)?.input).toMatchObject({ sort: 'deposits', order: 'desc' }));
});

test('accounts where nothing moved are left out until all are asked for, and the sums stay', async () => {
  const { calls, canvas, t } = await renderList(Profit, 'desktop');
  const active = t('agentReports:profit.sides.active');
  await expect(calls(agentProfit)[0]?.input).toMatchObject({ only: 'active' });
  const only = canvas.getByRole('combobox', { name: t('agentReports:profit.listed') });
  await expect(only).toHaveDisplayValue(active);
  await canvas.findByText(t('agentReports:profit.onlyActive'), { exact: false });
  const sumOf = () => canvas.getAllByRole('row').at(-1)?.textContent;
  const sum = sumOf();
  await userEvent.selectOptions(only, 'all');
  await waitFor(() => expect(calls(agentProfit).at(-1)?.input).toMatchObject({ only: 'all' }));
  await waitFor(() => expect(canvas.queryByText(t('agentReports:profit.onlyActive'), { exact: false })).toBeNull());
  await expect(sumOf()).toBe(sum);
});

test('columns that are not chosen stay away, until they are chosen again', async () => {
  localStore.remove('tableColumns:profit');
  const bonus = (t: (key: 'agentReports:figures.bonus') => string) => ({ name: t('agentReports:figures.bonus') });
  const first = await renderList(Profit, 'desktop');
  const { t } = first;
  await first.canvas.findByRole('columnheader', bonus(t));
  await userEvent.click(first.canvas.getByRole('button', { name: t('records:columnMenu.label') }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', bonus(t)));
  await waitFor(() => expect(first.canvas.queryByRole('columnheader', bonus(t))).toBeNull());
  // The menu stays open for the next one.
  await expect(screen.getByRole('menuitemcheckbox', bonus(t))).not.toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect(localStore.get('tableColumns:profit')).toBe('["bonus"]');

  // Each test begins with an empty storage.
  const second = await renderList(Profit, 'desktop', {
    prepare: () => localStore.set('tableColumns:profit', '["bonus"]'),
  });
  await second.canvas.findByRole('columnheader', { name: t('agentReports:figures.stake') });
  await expect(second.canvas.queryByRole('columnheader', bonus(t))).toBeNull();
  const some = t('records:columnMenu.some', { shown: 13, all: 14 });
  await userEvent.click(second.canvas.getByRole('button', { name: some }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', bonus(t)));
  await second.canvas.findByRole('columnheader', bonus(t));
  await expect(localStore.get('tableColumns:profit')).toBeNull();
});
