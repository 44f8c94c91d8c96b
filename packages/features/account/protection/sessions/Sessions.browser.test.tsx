import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { memberLogins, memberSessionEnd } from '#api/memberSessions.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { sessionsOf } from '#sandbox/accounts/sessions.ts';
import { signInAs } from '#sandbox/personas.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { SessionsCard } from './SessionsCard.tsx';
import { useSessions } from './useSessions.ts';

async function renderSessions(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(SessionsCard, useSessions, {
    persona: 'member',
    scenario: 'manyDevices',
    ...options,
  });
  const { canvas, sandbox, t } = rendered;
  const typePassword = async (): Promise<void> => {
    const label = t('stepUp:labels.loginPassword');
    const input = await screen.findByLabelText((text: string) => text.replace(/\*$/, '') === label, {
      selector: 'input',
    });
    await userEvent.type(input, demoPassword);
  };
  const devices = within(await canvas.findByRole('list', { name: t('sessions:devices') }));
  return {
    ...rendered,
    devices,
    typePassword,
    open: () => sessionsOf(sandbox, memberIdOf(accounts.member)),
    async endFirst(): Promise<void> {
      const [button] = devices.getAllByRole('button');
      if (button === undefined) throw new Error('no other device');
      await userEvent.click(button);
      await typePassword();
      await userEvent.dblClick(await screen.findByRole('button', { name: t('sessions:endDo') }));
    },
  };
}

test('a device that is logged out leaves the list, and is logged out once', async () => {
  const { calls, devices, endFirst, open } = await renderSessions();
  await endFirst();
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(2));
  await expect(calls(memberSessionEnd)).toHaveLength(1);
  await expect(open()).toHaveLength(2);
});

test('a lost answer says so, and the list then lacks the device', async () => {
  const { devices, endFirst, t } = await renderSessions({
    faults: [{ match: 'memberSessionEnd', effect: 'applied', fault: { kind: 'network' } }],
  });
  await endFirst();
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(t('sessions:maybeEnded'));
  await userEvent.click(dialog.getByRole('button', { name: t('common:cancel') }));
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(2));
});

test('all other devices are logged out, also one that logged in meanwhile; this one stays', async () => {
  const { canvas, open, sandbox, t, typePassword } = await renderSessions();
  signInAs(sandbox, accounts.member);
  await userEvent.click(canvas.getByRole('button', { name: t('sessions:endOthers') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await typePassword();
  await userEvent.click(dialog.getByRole('button', { name: t('sessions:endOthers') }));
  await canvas.findByText(t('sessions:onlyThis'));
  await expect(open()).toHaveLength(1);
  await expect(sandbox.platform.session.current()).not.toBeNull();
});

test('the history loads when it is asked for, page by page', async () => {
  const { calls, canvas, t } = await renderSessions();
  await expect(calls(memberLogins)).toEqual([]);
  await userEvent.click(canvas.getByRole('button', { name: t('sessions:showHistory') }));
  await userEvent.click(await canvas.findByRole('button', { name: t('memberCentre:paging.next') }));
  await canvas.findByText(t('memberCentre:paging.pageOf', { page: 2, pages: 2 }));
  await waitFor(() => expect(calls(memberLogins).map(({ input }) => input.pageNo)).toEqual([1, 2]));
});
