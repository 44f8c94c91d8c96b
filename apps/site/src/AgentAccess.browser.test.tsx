import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { agentConsolidated } from '#api/agent.ts';
import { needsAgreement } from '#core/centre/pageState.ts';
import { agentPages } from '#core/routing/centrePages.ts';
import { useLocation, useNavigate } from '#core/routing/router.ts';
import { memberByAccount } from '#sandbox/accounts/accounts.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import type { RenderOptions } from '#storybook/renderOnPlatform.tsx';
import { type SandboxContext, accounts } from '#storybook/sandboxPlatform.ts';
import { renderSite } from './renderSite.testing.tsx';

// Every page of the table, by deep link, for every kind of caller. What the platform answers is tested with the sandbox.
const pages = Object.keys(agentPages) as readonly (keyof typeof agentPages)[];
const below = '/help?p=2';

async function renderAt(options: RenderOptions) {
  const router: { navigate?: ReturnType<typeof useNavigate> } = {};
  const visited = new Set<string>();
  function Address() {
    const navigate = useNavigate();
    const { search } = useLocation();
    useEffect(() => {
      router.navigate = navigate;
      visited.add(search);
    }, [navigate, search]);
    return null;
  }
  const rendered = await renderSite({ settings: { humanCheck: 'none' }, path: below, beside: <Address />, ...options });
  const { t } = rendered;
  return {
    ...rendered,
    navigate: (page: string) => void router.navigate?.(`${below}&agent=${page}`),
    async follow(page: string) {
      void router.navigate?.(`${below}&agent=${page}`);
      await waitFor(() => expect([...visited]).toContain(`?p=2&agent=${page}`));
    },
    nameOf: (page: keyof typeof agentPages): string => {
      const own = t(`agentCentre:pages.${page as 'dividend'}`);
      // Without one, it is the title of its messages.
      return own.endsWith(`pages.${page}`) ? t(`${agentPages[page].messages[0]}:title` as 'agentTeam:title') : own;
    },
  };
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());

test('a visitor is asked to log in for every page, and stays there', async () => {
  const { follow, t, url } = await renderAt({ persona: 'visitor' });
  for (const page of pages) {
    await follow(page);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('textbox', { name: (label) => label.startsWith(t('login:username')) });
    await expect(url()).toBe(`${below}&agent=${page}`);
    await userEvent.keyboard('{Escape}');
    // A step back in the history takes its time.
    await waitFor(() => expect(url()).toBe(below));
    await isGone();
  }
});

test('a trial account is told why not for every page', async () => {
  const { calls, follow, t, url } = await renderAt({ persona: 'trial' });
  for (const page of pages) {
    await follow(page);
    const warning = await screen.findByRole('alertdialog', { name: t('common:trial.title') });
    await userEvent.click(within(warning).getByRole('button', { name: t('common:close') }));
    await waitFor(() => expect(url()).toBe(below));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  }
  await expect(calls(agentConsolidated)).toEqual([]);
});

test('a member is warned at every page, and sees nothing of it', async () => {
  const { everyCall, follow, t, url } = await renderAt({ persona: 'member' });
  for (const page of pages) {
    await follow(page);
    await waitFor(() => expect(screen.getByText(t('agentCentre:notAgent'))).toBeVisible());
    await waitFor(() => expect(url()).toBe(below));
    await isGone();
  }
  await expect(everyCall.filter(({ id }) => id.startsWith('agent'))).toEqual([]);
});

test('a member who follows two links in a row is on the page below', async () => {
  const { follow, navigate, t, url } = await renderAt({ persona: 'member' });
  // The second one while the first is left.
  await follow('myIncome');
  navigate('teamBetting');
  await waitFor(() => expect(screen.getByText(t('agentCentre:notAgent'))).toBeVisible());
  await waitFor(() => expect(url()).toBe(below));
  navigate('myIncome');
  navigate('teamBetting');
  await waitFor(() => expect(url()).toBe(below));
  await isGone();
});

test('a member whose account type comes late is warned without seeing a page', async () => {
  const { everyCall, sandbox, t, url } = await renderAt({
    persona: 'member',
    path: `${below}&agent=agentAnnouncement`,
    faults: [{ match: 'memberInfo', fault: { kind: 'hang' } }],
  });
  await screen.findByRole('dialog');
  await waitFor(() => {
    // Whatever waits by now is answered.
    sandbox.faults.release();
    return expect(screen.getByText(t('agentCentre:notAgent'))).toBeVisible();
  });
  await waitFor(() => expect(url()).toBe(below));
  await isGone();
  await expect(everyCall.filter(({ id }) => id.startsWith('agent'))).toEqual([]);
});

/** Makes the account an agent of a type. */
function becomes(sandbox: SandboxContext, type: number): void {
  sandbox.store.transaction(() => {
    const agent = memberByAccount(sandbox, accounts.agent);
    if (agent) sandbox.store.put('members', agent.id, { ...agent, type });
  });
}

test.each([1, 2, 41, 42])('an agent of type %i has every page', async (type) => {
  const { follow, nameOf, t } = await renderAt({
    persona: 'agent',
    scenario: 'contracts',
    prepare: (sandbox) => becomes(sandbox, type),
  });
  for (const page of pages) {
    await follow(page);
    const dialog = await screen.findByRole('dialog', { name: nameOf(page) });
    await expect(within(dialog).queryByText(t('agentCentre:notOffered'))).toBeNull();
    await expect(within(dialog).queryByRole('alert')).toBeNull();
  }
});

test('an agent without any right has every page, and nothing to do there', async () => {
  const { follow, nameOf, t } = await renderAt({
    persona: 'agent',
    scenario: 'contracts',
    prepare: (sandbox) => {
      changeSettings(sandbox, { agents: { ...sandbox.settings.agents, rights: [] } });
    },
  });
  for (const page of pages) {
    await follow(page);
    const dialog = within(await screen.findByRole('dialog', { name: nameOf(page) }));
    if (page === 'registerCenter') await dialog.findByRole('heading', { name: t('agentRegister:closed') });
    if (page !== 'dividend') continue;
    await userEvent.click(await dialog.findByRole('tab', { name: t('contracts:tabs.downline') }));
    await dialog.findByText(t('contracts:empty.noRight'));
    await expect(dialog.queryByRole('button', { name: t('contracts:offer') })).toBeNull();
  }
});

test('an agent without agreements has eleven pages; a link to another one says so in its place', async () => {
  const { follow, nameOf, t } = await renderAt({
    persona: 'agent',
    settings: {
      humanCheck: 'none',
      agreements: { dailySalary: false, dividend: false, hourlySalary: false, realTimeSalary: false },
    },
  });
  await expect(pages.filter((page) => !needsAgreement(page))).toHaveLength(11);
  for (const page of pages) {
    await follow(page);
    const dialog = within(await screen.findByRole('dialog', { name: nameOf(page) }));
    const closed = { name: t('closed:notForAccount.title', { page: nameOf(page) }) };
    if (needsAgreement(page)) await dialog.findByRole('heading', closed);
    else await expect(dialog.queryByRole('heading', closed)).toBeNull();
  }
});
