import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { agentConsolidated } from '#api/agent.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { agentNotices } from '#sandbox/seed/agentNotices.ts';
import type { RenderOptions } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { Navigation, goTo } from './navigation.testing.tsx';
import { renderSite } from './renderSite.testing.tsx';
import { logIn } from './site.testing.tsx';

async function renderCentre(options: RenderOptions) {
  const rendered = await renderSite({ settings: { humanCheck: 'none' }, ...options });
  const { t } = rendered;
  const overview = { name: t('agentCentre:pages.agentTeamOverview') };
  return {
    ...rendered,
    centre: async () => within(await screen.findByRole('dialog', overview)),
    /** A warning is shown, and nothing of the centre. */
    refused: async (text: string) => {
      await waitFor(() => expect(screen.getByText(text)).toBeVisible());
      await waitFor(() => expect(rendered.url()).toBe('/help?p=2'));
      // The dialog was open while the rights were read: it closes with an animation.
      await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    },
  };
}
const path = '/help?p=2&agent=agentTeamOverview';

test('an agent opens it from the account menu; closing leads back, with the focus (NAV-05)', async () => {
  const { centre, t, url } = await renderCentre({ persona: 'agent', path: '/help?p=2' });
  const menu = await screen.findByRole('button', { name: t('appShell:account.label') });
  menu.focus();
  await userEvent.keyboard('{Enter}');
  const entry = await screen.findByRole('menuitem', { name: (name) => name.startsWith(t('appShell:account.agent')) });
  entry.focus();
  await userEvent.keyboard('{Enter}');
  await centre();
  await expect(url()).toBe(path);
  // Escape belongs to the menu until it is gone, and to the centre once the focus is inside.
  await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(url()).toBe('/help?p=2'));
  await waitFor(() => expect(menu).toHaveFocus());
});

test('a member by deep link is warned, and is then on the page below (ERR-03c)', async () => {
  const { calls, refused, t } = await renderCentre({ persona: 'member', path });
  await refused(t('agentCentre:notAgent'));
  await expect(calls(agentConsolidated)).toEqual([]);
});

test('a trial account is told why not (ROL-04, ERR-03c)', async () => {
  const { t, url } = await renderCentre({ persona: 'trial', path });
  const warning = await screen.findByRole('alertdialog', { name: t('common:trial.title') });
  await waitFor(() => expect(warning).toBeVisible());
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  await userEvent.click(within(warning).getByRole('button', { name: t('common:close') }));
  await waitFor(() => expect(url()).toBe('/help?p=2'));
});

test('a visitor logs in first, and the centre opens afterwards (ROL-01)', async () => {
  const { centre, t, url } = await renderCentre({ persona: 'visitor', path });
  await logIn(t, await screen.findByRole('dialog'), accounts.agent);
  await centre();
  await expect(url()).toBe(path);
});

test('a visitor who turns out to be a member is warned', async () => {
  const { refused, t } = await renderCentre({ persona: 'visitor', path });
  await logIn(t, await screen.findByRole('dialog'));
  await refused(t('agentCentre:notAgent'));
});

test('an unknown page leads to the overview, and says so', async () => {
  const { centre, t } = await renderCentre({ persona: 'agent', path: '/help?agent=nothing' });
  await (await centre()).findByText(t('agentCentre:notOffered'));
});

test('while the operator has no agent centre there is no way in, and a link says so (FLG-02)', async () => {
  const { refused, t } = await renderCentre({
    persona: 'agent',
    path,
    prepare: (sandbox) => changeSettings(sandbox, { flags: { AGENTCENTRE: false } }),
  });
  await refused(t('agentCentre:switchedOff'));
  await userEvent.click(await screen.findByRole('button', { name: t('appShell:account.label') }));
  await screen.findByRole('menuitem', { name: t('memberCentre:pages.securityCenter') });
  await expect(
    screen.queryByRole('menuitem', { name: (name) => name.startsWith(t('appShell:account.agent')) }),
  ).toBeNull();
});

test('the menu says what waits: announcements until they were opened, and offers of contracts', async () => {
  const { t } = await renderCentre({ persona: 'agent', scenario: 'contracts', path: '/help?agent=agentAnnouncement' });
  const menu = within(await screen.findByRole('navigation', { name: t('agentCentre:menu') }));
  const entry = (page: 'dividend' | 'agentTeamOverview') =>
    menu.findByRole('link', { name: (name) => name.startsWith(t(`agentCentre:pages.${page}`)) });
  await waitFor(async () =>
    expect(await entry('dividend')).toHaveAccessibleName(
      expect.stringContaining(t('agentCentre:waiting', { count: 1 })),
    ),
  );
  const announcements = () => menu.getByRole('link', { name: (name) => name.startsWith(t('announcements:title')) });
  const waits = (count: number) =>
    waitFor(() =>
      expect(announcements()).toHaveAccessibleName(expect.stringContaining(t('agentCentre:waiting', { count }))),
    );
  await waits(agentNotices.length);
  const list = within(await screen.findByRole('list', { name: t('announcements:list') }));
  await userEvent.click(list.getAllByRole('button')[0] as HTMLElement);
  await waits(agentNotices.length - 1);
  await expect((await entry('agentTeamOverview')).textContent).not.toMatch(/\d/);
});

test('an income leads to the bets that it is counted on (AGT-12)', async () => {
  const { t, url } = await renderCentre({ persona: 'agent', scenario: 'played', path: '/help?agent=myIncome' });
  // The table of a list that loads is another one.
  const table = (name: string) => within(screen.getByRole('table', { name }));
  const firstOf = (name: string) => table(name).getAllByRole('rowheader')[0];
  const incomes = t('agentReports:income.list');
  await waitFor(() => expect(firstOf(incomes)).toBeVisible());
  const columns = () => table(incomes).getAllByRole('columnheader').length;
  const byDay = columns();
  // A day opens its incomes.
  await userEvent.click(within(firstOf(incomes) as HTMLElement).getByRole('button'));
  await waitFor(() => expect(columns()).toBeGreaterThan(byDay));
  await waitFor(() => expect(table(incomes).queryAllByText(t('agentReports:income.kinds.commission'))).not.toEqual([]));
  await userEvent.click(within(firstOf(incomes) as HTMLElement).getByRole('button'));
  await screen.findByRole('table', { name: t('agentReports:income.rows') });
  const first = firstOf(t('agentReports:income.rows'));
  const cell = first?.parentElement?.querySelectorAll('td')[1]?.textContent ?? 'no base';
  // A card repeats the heading.
  const base = cell.replace(t('agentReports:income.base'), '');
  const account = within(first as HTMLElement).getByRole('link');
  const name = account.textContent ?? '';
  await userEvent.click(account);

  const bets = within(await screen.findByRole('dialog', { name: t('agentCentre:pages.teamBetting') }));
  await bets.findByText(t('agentReports:betting.countedText'));
  const validBet = () =>
    bets
      .queryAllByText(t('agentReports:validBet'))
      .map((label) => label.nextSibling?.textContent)
      .find((value) => value !== undefined);
  await waitFor(() => expect(validBet()).toBe(base));
  await expect(firstOf(t('agentReports:betting.list'))).toHaveTextContent(name);
  // The same account by day, without the income.
  await userEvent.click(bets.getByRole('button', { name: t('agentReports:betting.showByDay') }));
  await bets.findByRole('search', { name: t('records:filters') });
  await expect(url()).not.toContain('income');
});

test('back leads from the bets to the record with its days; closing leaves the centre at once (AGT-03d)', async () => {
  const step = (by: number): void => void goTo(by);
  const { t, url } = await renderCentre({
    ...{ persona: 'agent', scenario: 'contracts', path: '/help?p=2', beside: <Navigation /> },
  });
  await userEvent.click(await screen.findByRole('button', { name: t('appShell:account.label') }));
  await userEvent.click(
    await screen.findByRole('menuitem', { name: (name) => name.startsWith(t('appShell:account.agent')) }),
  );
  const menu = within(await screen.findByRole('navigation', { name: t('agentCentre:menu') }));
  await userEvent.click(await menu.findByRole('link', { name: t('agentCentre:pages.dailySalary') }));
  await userEvent.click(await screen.findByRole('tab', { name: t('contracts:tabs.records') }));
  // By its text: two dialogs are open, and roles of all that is in them take seconds to find.
  const month = async () =>
    (await screen.findByText(t('records:range.month'))).closest('[role="radio"]') as HTMLElement;
  await userEvent.click(await month());
  // The rows of the days before are still there.
  await waitFor(async () => expect(await month()).toHaveAttribute('aria-checked', 'true'));
  const records = t('contracts:records.label', { kind: t('contracts:names.daily') });
  // Today has no bets yet.
  const [, first] = await screen.findAllByRole('rowheader');
  await userEvent.click(await within(first as HTMLElement).findByRole('button'));
  const rows = t('agentReports:income.rows');
  const record = within(await screen.findByRole('dialog', { name: rows }));
  const open = url();
  await userEvent.click((await record.findAllByRole('link'))[0] as HTMLElement);
  await screen.findByRole('dialog', { name: t('agentCentre:pages.teamBetting') });

  step(-1);
  await screen.findByRole('dialog', { name: rows });
  await expect(url()).toBe(open);
  await waitFor(async () => expect(await month()).toHaveAttribute('aria-checked', 'true'));
  step(-1);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: rows })).toBeNull());
  await waitFor(async () => expect(await month()).toHaveAttribute('aria-checked', 'true'));
  await screen.findByRole('table', { name: records });
  step(1);
  await screen.findByRole('dialog', { name: rows });
  step(1);
  const bets = within(await screen.findByRole('dialog', { name: t('agentCentre:pages.teamBetting') }));
  await userEvent.click(bets.getByRole('button', { name: t('common:close') }));
  await waitFor(() => expect(url()).toBe('/help?p=2'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
