import { useReducer } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { demoPassword } from '#sandbox/password.ts';
import preview from '#storybook/preview.tsx';
import { useSession } from '../shared/platform.tsx';
import { rememberCookies } from './cookies.ts';
import { wordsOf } from './login.samples.ts';
import { LoginForm } from './LoginForm.tsx';
import { forgetLogin, recallLogin, rememberLogin } from './remember.ts';
import { useLogin } from './useLogin.ts';

/** A form that is new after each login, as after a reload. */
function Wired() {
  const [visit, leave] = useReducer((count: number) => count + 1, 0);
  const session = useSession();
  return session === null ? <Visit key={visit} onDone={leave} /> : null;
}
function Visit({ onDone }: { onDone: () => void }) {
  return <LoginForm {...useLogin({ onDone })} />;
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

/** LGN-09: what lies in the cookies does not say the password, and only this device can open it. */
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
    // A new IV each time: the same password never looks the same.
    await expect(document.cookie).not.toBe(first);
  },
});

export const NameOnly = meta.story({
  play: async () => {
    await rememberLogin(login, 'never');
    await expect(document.cookie).not.toContain(rememberCookies.password);
    await expect(await recallLogin('never')).toEqual({ username: login.username, password: '' });
    // The operator changed the policy after a password had been kept.
    await rememberLogin(login, 'sealed');
    await expect(await recallLogin('never')).toEqual({ username: login.username, password: '' });
    await expect(document.cookie).not.toContain(rememberCookies.password);
  },
});

/** Another user's name on the same seal, or a seal that nobody made here. */
export const NotToBeOpened = meta.story({
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
  play: async ({ canvas, globals, sandbox }) => {
    const words = wordsOf(globals);
    await userEvent.type(canvas.getByRole('textbox', { name: words.username }), 'demo');
    await userEvent.type(canvas.getByLabelText(words.password), demoPassword);
    await userEvent.click(canvas.getByRole('checkbox', { name: words.remember }));
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await waitFor(() => expect(sandbox.platform.session.current()?.accountType).toBe(0));
    await waitFor(() => expect(document.cookie).toContain(rememberCookies.password));
    await expect(document.cookie).not.toContain(demoPassword);

    sandbox.platform.session.signOut();
    await waitFor(() => expect(canvas.getByLabelText(words.password)).toHaveValue(demoPassword));
    await expect(canvas.getByRole('textbox', { name: words.username })).toHaveValue('demo');
    const remember = canvas.getByRole('checkbox', { name: words.remember });
    await expect(remember).toBeChecked();

    // Logging in without the tick forgets.
    await userEvent.click(remember);
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await waitFor(() => expect(document.cookie).not.toContain('remember'));
  },
});
