import { useReducer } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useSession } from '#core/data/platform.tsx';
import { demoPassword } from '#sandbox/accounts/password.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { rememberCookies } from './cookies.ts';
import { LoginForm } from './LoginForm.tsx';
import { forgetLogin, recallLogin, rememberLogin } from './remember.ts';
import { useLogin } from './useLogin.ts';

/** Mounts a new form after each login, as a reload would. */
function Wired() {
  const [visit, leave] = useReducer((count: number) => count + 1, 0);
  const session = useSession();
  return session === null ? <Visit key={visit} onDone={leave} /> : null;
}
function Visit({ onDone }: { onDone: () => void }) {
  return <LoginForm form={useLogin({ onDone }).form} />;
}

const meta = preview.meta({
  title: 'Screens/Login/Remember me',
  render: () => <Wired />,
  parameters: { sandbox: { persona: 'visitor' } },
  beforeEach() {
    forgetLogin();
    return forgetLogin;
  },
});

const login = { username: 'สมชาย', password: 'รหัส; Lotus=88' };

/** LGN-09: the cookies do not reveal the password, and only this device can decrypt them. */
export const SealedAtRest = meta.story({
  play: async () => {
    await rememberLogin(login, 'sealed');
    await expect(document.cookie).toContain(rememberCookies.password);
    for (const form of [login.password, encodeURIComponent(login.password), btoa(encodeURIComponent(login.password))]) {
      await expect(decodeURIComponent(document.cookie)).not.toContain(form);
    }
    await expect(await recallLogin('sealed')).toEqual(login);
    const first = document.cookie;
    await rememberLogin(login, 'sealed');
    // Every encryption uses a new IV, so equal passwords differ.
    await expect(document.cookie).not.toBe(first);
  },
});

export const NameOnly = meta.story({
  play: async () => {
    await rememberLogin(login, 'never');
    await expect(document.cookie).not.toContain(rememberCookies.password);
    await expect(await recallLogin('never')).toEqual({ username: login.username, password: '' });
    // The operator changed the policy after a password was stored.
    await rememberLogin(login, 'sealed');
    await expect(await recallLogin('never')).toEqual({ username: login.username, password: '' });
    await expect(document.cookie).not.toContain(rememberCookies.password);
  },
});

/** A cookie with another user name, or one that was not encrypted on this device. */
export const CannotBeDecrypted = meta.story({
  play: async () => {
    await rememberLogin(login, 'sealed');
    document.cookie = `${rememberCookies.username}=agent; Path=/`;
    await expect(await recallLogin('sealed')).toBeNull();
    await expect(document.cookie).not.toContain('remember');
    await rememberLogin(login, 'sealed');
    document.cookie = `${rememberCookies.password}=AAAA; Path=/`;
    await expect(await recallLogin('sealed')).toBeNull();
    await expect(document.cookie).not.toContain('remember');
  },
});

export const FilledInNextTime = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.type(canvas.getByRole('textbox', { name: t('login:username') }), 'demo');
    await userEvent.type(canvas.getByLabelText(t('login:password')), demoPassword);
    await userEvent.click(canvas.getByRole('checkbox', { name: t('login:remember') }));
    await userEvent.click(canvas.getByRole('button', { name: t('login:submit') }));
    await waitFor(() => expect(sandbox.platform.session.current()?.accountType).toBe(0));
    await waitFor(() => expect(document.cookie).toContain(rememberCookies.password));
    await expect(document.cookie).not.toContain(demoPassword);

    sandbox.platform.session.signOut();
    await waitFor(() => expect(canvas.getByLabelText(t('login:password'))).toHaveValue(demoPassword));
    await expect(canvas.getByRole('textbox', { name: t('login:username') })).toHaveValue('demo');
    const remember = canvas.getByRole('checkbox', { name: t('login:remember') });
    await expect(remember).toBeChecked();

    // Logging in with the box unticked deletes the stored login.
    await userEvent.click(remember);
    await userEvent.click(canvas.getByRole('button', { name: t('login:submit') }));
    await waitFor(() => expect(document.cookie).not.toContain('remember'));
  },
});
