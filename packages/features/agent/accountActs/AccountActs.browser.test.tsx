import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { agentAccountPause, agentAccountReset, agentPromote } from '#api/agentAccounts.ts';
import { createMember } from '#sandbox/accounts/accounts.ts';
import { demoPassword, digestPassword } from '#sandbox/accounts/password.ts';
import { pauseOf } from '#sandbox/play/pauses.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { TeamScreen } from '../team/TeamScreen.tsx';
import { useTeamScreen } from '../team/useTeamScreen.ts';

const fresh = memberIdOf('fresh1');

/** The page of an account that the agent has opened and that was never used. */
async function renderAccount(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(TeamScreen, useTeamScreen, {
    persona: 'agent',
    scenario: 'transfers',
    path: `/rng?agent=teamManagement&ref=${fresh}`,
    prepare: (sandbox) =>
      sandbox.store.transaction(() => {
        const uplineId = memberIdOf('agent');
        createMember(sandbox, { account: 'fresh1', password: 'Lotus2570', uplineId, firstTimeLogin: true });
      }),
    ...options,
  });
  const { canvas, sandbox, t } = rendered;
  const button = (act: 'pause' | 'resume' | 'reset' | 'promote' | 'demote') =>
    canvas.findByRole('button', { name: t(`agentAccounts:${act}.do`) });
  return {
    ...rendered,
    button,
    member: () => sandbox.store.get('members', fresh),
    async act(name: Parameters<typeof button>[0], fill?: (dialog: ReturnType<typeof within>) => Promise<void>) {
      await userEvent.click(await button(name));
      const dialog = within(await screen.findByRole('alertdialog'));
      await fill?.(dialog);
      await userEvent.dblClick(dialog.getByRole('button', { name: t(`agentAccounts:${name}.confirm`) }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    },
  };
}

test('play is paused once for two clicks, the page says so, and the same button lifts it', async () => {
  const { act, button, calls, canvas, sandbox, t } = await renderAccount();
  await act('pause');
  await expect(calls(agentAccountPause)).toHaveLength(1);
  await canvas.findByText(t('agentAccounts:paused.title'));
  await canvas.findByText(t('agentAccounts:paused.own'));
  // What cannot be sent is not offered.
  await expect(canvas.queryByRole('tab', { name: t('agentTeam:tabs.transfer') })).toBeNull();
  const lift = await button('resume');
  await waitFor(() => expect(lift).toHaveFocus());
  await act('resume');
  await waitFor(() => expect(canvas.queryByText(t('agentAccounts:paused.title'))).toBeNull());
  await expect(pauseOf(sandbox, fresh)).toBeUndefined();
});

const prove = (label: string) => async (dialog: ReturnType<typeof within>) => {
  const field = await dialog.findByLabelText((text: string) => text.replace(/\*$/, '') === label, {
    selector: 'input',
  });
  await userEvent.type(field, demoPassword);
};

test('a first password is set once, shown once, and is that of the account', async () => {
  const { act, calls, canvas, member, t } = await renderAccount();
  await act('reset', prove(t('stepUp:labels.loginPassword')));
  const title = t('agentAccounts:reset.done', { account: 'fresh1' });
  await waitFor(() => expect(canvas.getByRole('heading', { name: title })).toHaveFocus());
  await expect(calls(agentAccountReset)).toHaveLength(1);
  await expect(member()?.firstTimeLogin).toBe(true);
  const copy = canvas.getByRole('button', { name: t('firstPassword:copyPassword') });
  const shown = copy.previousElementSibling?.textContent ?? '';
  await expect(digestPassword('fresh1', shown)).toBe(member()?.passwordDigest);
});

test('a first password whose answer is lost stays in view', async () => {
  const { act, canvas, t } = await renderAccount({
    faults: [{ match: 'agentAccountReset', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
  });
  await act('reset', prove(t('stepUp:labels.loginPassword')));
  await canvas.findByText(t('agentAccounts:reset.unknownText'));
  await expect(canvas.getByRole('button', { name: t('firstPassword:copyPassword') })).toBeVisible();
});

test('a member becomes an agent once for two clicks, and a member again by the same button', async () => {
  const { act, button, calls, member } = await renderAccount();
  await act('promote');
  await expect(calls(agentPromote)).toHaveLength(1);
  await waitFor(async () => expect(await button('demote')).toHaveFocus());
  await expect(member()?.type).toBe(2);
  await act('demote');
  await button('promote');
  await expect(member()?.type).toBe(0);
});
