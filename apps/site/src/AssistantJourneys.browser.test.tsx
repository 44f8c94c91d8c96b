import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expect as expectNow, test, vi } from 'vitest';
import { assistantAccess } from '#api/agentAssistants.ts';
import { agentMessage } from '#api/agentTeam.ts';
import { operations } from '#api/operations.ts';
import { agentPages, memberPages } from '#core/routing/centrePages.ts';
import { paths } from '#core/routing/paths.ts';
import { useNavigate } from '#core/routing/router.ts';
import { routeList } from '#core/routing/routes.ts';
import { assistantOf, logOf } from '#sandbox/agents/assistants.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import type { RenderOptions } from '#storybook/renderOnPlatform.tsx';
import type { SandboxContext } from '#storybook/sandboxPlatform.ts';
import { renderSite } from './renderSite.testing.tsx';
import { logIn } from './site.testing.tsx';

async function renderAssistant(options: RenderOptions = {}) {
  const router: { navigate?: ReturnType<typeof useNavigate> } = {};
  function Address() {
    const navigate = useNavigate();
    useEffect(() => {
      router.navigate = navigate;
    }, [navigate]);
    return null;
  }
  const rendered = await renderSite({
    persona: 'assistant',
    settings: { humanCheck: 'none' },
    path: '/agentHome',
    beside: <Address />,
    // As after a login, or a reload.
    prepare: ({ platform }) => platform.session.setAccountType(43),
    ...options,
  });
  return { ...rendered, open: (path: string) => void router.navigate?.(path) };
}

/** The calls that the platform refuses an assistant, by the table of the contract. */
function refusedOf({ store }: SandboxContext, calls: readonly { readonly id: string }[]): readonly string[] {
  const access: Readonly<Record<string, string | null>> = assistantAccess;
  const rights: readonly string[] = store.get('assistants', memberIdOf('assistant'))?.rights ?? [];
  const known: Readonly<Record<string, { readonly auth: string }>> = operations;
  return calls
    .map(({ id }) => id)
    .filter((id) => known[id]?.auth === 'member')
    .filter((id) => access[id] !== 'own' && !rights.includes(access[id] ?? ''));
}

test('AGT-15: an assistant’s day: signs in, sees the team, writes to it, and the agent can read what was done', async () => {
  const { calls, everyCall, sandbox, t, url } = await renderAssistant({
    persona: 'visitor',
    path: paths.login({}),
    prepare: () => {},
  });
  await logIn(t, await screen.findByRole('main'), 'assistant');
  await vi.waitFor(() => expectNow(url()).toBe('/agentHome'), 10_000);
  const header = within(screen.getAllByRole('banner')[0] ?? document.body);
  await header.findByText(t('agentHome:assistantMark', { name: 'พี่เอกชัย' }));
  await expect(header.queryByText(/฿/)).toBeNull();
  await expect(screen.queryByRole('navigation', { name: t('appShell:mainNav') })).toBeNull();

  const menu = within(await screen.findByRole('navigation', { name: t('agentCentre:menu') }));
  await expect(menu.queryByRole('link', { name: t('assistants:title') })).toBeNull();
  await expect(menu.queryByRole('link', { name: t('statement:title') })).toBeNull();
  await userEvent.click(menu.getByRole('link', { name: t('agentTeam:title') }));
  const team = within(await screen.findByRole('dialog', { name: t('agentTeam:title') }));
  await userEvent.click((await team.findAllByText('somchai'))[0] ?? document.body);
  const message = await screen.findByRole('tab', { name: t('agentTeam:tabs.message') });
  await expect(screen.queryByRole('tab', { name: t('agentTeam:tabs.transfer') })).toBeNull();
  await expect(screen.queryByRole('tab', { name: t('agentTeam:tabs.rates') })).toBeNull();
  await userEvent.click(message);
  const words = await screen.findByRole('textbox', { name: (label) => label.startsWith(t('agentTeam:messageText')) });
  await userEvent.type(words, 'สวัสดี');
  await userEvent.click(screen.getByRole('button', { name: t('agentTeam:sendMessage') }));
  await vi.waitFor(() => expectNow(calls(agentMessage)).toHaveLength(1));

  const assistant = assistantOf(sandbox, memberIdOf('assistant'));
  await vi.waitFor(() =>
    expectNow(logOf(sandbox, assistant?.agentId ?? '').map(({ act }) => act)).toEqual(
      expectNow.arrayContaining(['sessionLogin', 'agentMessage']),
    ),
  );
  await expect(refusedOf(sandbox, everyCall)).toEqual([]);
});

test('no page of the member centre opens for an assistant, and nothing of it is asked', async () => {
  const { everyCall, open, sandbox, t } = await renderAssistant();
  for (const page of Object.keys(memberPages)) {
    open(`/agentHome?centre=${page}`);
    const dialog = await screen.findByRole('dialog');
    // What the operator has switched off says so first.
    const reasons = [t('closed:notForAccount.lacks.right'), t('closed:switchedOff.text')];
    await waitFor(() => expect(reasons.some((text) => dialog.textContent?.includes(text))).toBe(true));
    await expect(within(dialog).queryByRole('navigation')).toBeNull();
    open('/agentHome');
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  }
  await expect(refusedOf(sandbox, everyCall)).toEqual([]);
});

test('of the agent centre, an assistant has the lists and reports; the rest says why not', async () => {
  const { everyCall, open, sandbox, t } = await renderAssistant({ scenario: 'contracts' });
  for (const page of Object.keys(agentPages)) {
    open(`/agentHome?agent=${page}`);
    const dialog = within(await screen.findByRole('dialog'));
    const reason = t('closed:notForAccount.lacks.right');
    if (['registerCenter', 'statement', 'assistants'].includes(page)) await dialog.findByText(reason);
    else await waitFor(() => expect(dialog.queryByText(reason)).toBeNull());
    await waitFor(() => expect(dialog.queryByText(t('common:loading'))).toBeNull());
    await expect(dialog.queryByRole('button', { name: t('common:retry') })).toBeNull();
    // Contracts are the agent's to decide on.
    await expect(dialog.queryByRole('button', { name: t('contracts:accept') })).toBeNull();
  }
  await expect(refusedOf(sandbox, everyCall)).toEqual([]);
});

test('every other page of the site leads to the desk, or says that it is not for assistants', async () => {
  const { everyCall, open, sandbox, t, url } = await renderAssistant();
  const own = ['agentHome', 'changePassword', 'help', 'helpCentre', 'download', 'down', 'login', 'forget', 'register'];
  for (const [name, route] of routeList) {
    if (own.includes(name)) continue;
    open(route.paths[0]);
    const at = name === 'home' ? '/agentHome' : route.paths[0];
    await vi.waitFor(() => expectNow(url()).toBe(at));
    const reason = t('closed:notForAccount.lacks.right');
    if (name !== 'home') await screen.findByText(reason);
    open('/agentHome');
    await waitFor(() => expect(screen.queryByText(reason)).toBeNull());
  }
  await expect(refusedOf(sandbox, everyCall)).toEqual([]);
});

test('an assistant changes the own password, without a word of withdrawals', async () => {
  const { everyCall, sandbox, t } = await renderAssistant({ path: '/changePassword' });
  await screen.findByRole('heading', { name: t('password:change.title') });
  await screen.findByLabelText((label) => label.startsWith(t('password:fields.oldPassword')), { selector: 'input' });
  await expect(refusedOf(sandbox, everyCall)).toEqual([]);
});
