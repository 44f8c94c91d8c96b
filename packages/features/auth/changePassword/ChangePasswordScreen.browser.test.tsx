import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { memberInfo } from '#api/member.ts';
import { memberPassword } from '#api/passwords.ts';
import { sessionLogin } from '#api/session.ts';
import { useNavigate } from '#core/routing/router.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { signInAs } from '#sandbox/personas.ts';
import { type RenderedOnPlatform, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import type { ChangePasswordDialogProps } from './changePassword.types.ts';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';
import { useChangePassword } from './useChangePassword.ts';
import { useChangePasswordScreen } from './useChangePasswordScreen.tsx';

type Field = 'oldPassword' | 'newPassword' | 'confirmPassword';

/** Queries and actions of the form, which a dialog renders outside the container. */
function formOf({ t }: RenderedOnPlatform) {
  const field = (name: Field) => screen.findByLabelText(t(`password:fields.${name}`));
  return {
    field,
    async type(values: Partial<Record<Field, string>>): Promise<void> {
      for (const [name, text] of Object.entries(values)) {
        const input = await field(name as Field);
        await userEvent.clear(input);
        await userEvent.type(input, text);
      }
    },
    submit: () => screen.getByRole('button', { name: t('password:change.submit') }),
  };
}
const twice = (password: string) => ({ newPassword: password, confirmPassword: password });

const renderScreen = (persona: 'member' | 'trial') =>
  renderOnPlatform(ChangePasswordScreen, useChangePasswordScreen, {
    path: '/changePassword',
    persona,
    settings: { humanCheck: 'none' },
  });

test('the same, a wrong, then a new password: sent once, and only other sessions end (CPW-02)', async () => {
  const rendered = await renderScreen('member');
  const { calls, canvas, sandbox, t, url } = rendered;
  const form = formOf(rendered);
  const elsewhere = signInAs(sandbox, accounts.member);
  await form.type({ oldPassword: demoPassword, ...twice(demoPassword) });
  await userEvent.click(form.submit());
  await canvas.findByText(t('errors:passwordSame'));
  await form.type({ oldPassword: 'Kinnari00', ...twice('Lotus2569') });
  await userEvent.click(form.submit());
  await canvas.findByText(t('errors:passwordIncorrect'));
  await waitFor(async () => expect(await form.field('oldPassword')).toHaveFocus());
  await expect(await form.field('newPassword')).toHaveValue('Lotus2569');

  await form.type({ oldPassword: demoPassword });
  const [sent, read] = [calls(memberPassword).length, calls(memberInfo).length];
  for (let click = 0; click < 3; click += 1) form.submit().click();
  await waitFor(() => expect(url()).toBe('/'));
  await expect(calls(memberPassword)).toHaveLength(sent + 1);
  // The member info is reloaded.
  await expect(calls(memberInfo)).toHaveLength(read + 1);
  await screen.findByText(t('password:change.done'));

  await expect(sandbox.store.get('sessions', elsewhere)).toBeUndefined();
  await expect(sandbox.platform.session.current()).toMatchObject({ accountType: 0 });
  const login = { type: 'username', username: accounts.member, password: 'Lotus2569' } as const;
  await expect(await sandbox.platform.client.call(sessionLogin, login)).toMatchObject({ ok: true });
});

/** The dialog as the site shows it after a login that requires the change. */
function useForcedChange(): ChangePasswordDialogProps {
  const navigate = useNavigate();
  const change = useChangePassword({ storedPassword: demoPassword, onDone: () => void navigate('/') });
  return { ...change, open: true, forced: 'firstTime' };
}

/**
 * The current password is known from the login, so it is not asked for. The response is lost after the change was made:
 * the known password is refused now, so the form asks for it.
 */
test('a forced change whose answer is lost asks for the current password', async () => {
  const rendered = await renderOnPlatform(ChangePasswordDialog, useForcedChange, {
    path: '/login',
    settings: { humanCheck: 'none' },
    faults: [{ match: 'memberPassword', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
    prepare: (sandbox) => sandbox.platform.session.signIn(signInAs(sandbox, 'newbie')),
  });
  const { sandbox, t, url } = rendered;
  const form = formOf(rendered);
  const username = await screen.findByLabelText(t('fields:fields.username'));
  await expect(username).toHaveValue('newbie');
  await expect(screen.queryByLabelText(t('password:fields.oldPassword'))).toBeNull();
  await form.type(twice('Lotus2569'));
  await userEvent.keyboard('{Enter}');
  await screen.findByText(t('password:change.maybeChanged'));
  await userEvent.click(form.submit());
  await waitFor(async () => expect(await form.field('oldPassword')).toHaveFocus());
  await form.type({ oldPassword: 'Lotus2569', ...twice('Garland2570') });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(url()).toBe('/'));
  const login = { type: 'username', username: 'newbie', password: 'Garland2570' } as const;
  await expect(await sandbox.platform.client.call(sessionLogin, login)).toMatchObject({
    value: { firstTimeLogin: false },
  });
});

test('a trial account cannot change its password (ROL-04)', async () => {
  const { canvas, t } = await renderScreen('trial');
  await expect(await canvas.findByRole('link', { name: t('password:change.home') })).toBeVisible();
  await expect(canvas.queryByLabelText(t('password:fields.newPassword'))).toBeNull();
});
