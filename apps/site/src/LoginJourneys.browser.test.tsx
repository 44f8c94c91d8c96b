import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onTestFinished, test, vi } from 'vitest';
import { factsOf } from '#core/i18n/languageFacts.ts';
import { asksAfterLogin } from '#core/session/afterLogin.ts';
import { liveTablesPath } from '#demo/paths.ts';
import { thirdPartyChannel } from '#features/auth/thirdParty/pageAdapter.ts';
import { memberByAccount, recoverPassword } from '#sandbox/accounts/accounts.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { practiceKey } from '#sandbox/accounts/practiceKeys.ts';
import { issueIdToken } from '#sandbox/accounts/thirdParties.ts';
import { signInAs } from '#sandbox/personas.ts';
import { memberIdOf, personas } from '#sandbox/seed/members.ts';
import { peopleOf } from '#sandbox/seed/people.ts';
import { answerWithKey, storeKey } from '#storybook/answerWithKey.ts';
import type { RenderOptions } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { renderSite } from './renderSite.testing.tsx';
import { logIn, tiles } from './site.testing.tsx';

/** An account that has to change its password after the first login. */
const newAccount = personas.find(({ firstTimeLogin }) => firstTimeLogin)?.account ?? '';
const expiredAccount = personas.find(({ passwordExpired }) => passwordExpired)?.account ?? '';

async function renderLogin(options: RenderOptions = {}) {
  const settings = { humanCheck: 'none' } as const;
  const rendered = await renderSite({
    persona: 'visitor',
    path: '/login',
    scenario: 'everyWayIn',
    settings,
    ...options,
  });
  const { t } = rendered;
  return {
    ...rendered,
    /** Logs in with the form of the page. */
    logInAs: async (account: string) => logIn(t, await screen.findByRole('form', { name: t('login:title') }), account),
    accountMenu: () => screen.findByRole('button', { name: t('appShell:account.label') }),
  };
}

/** Replaces `window.open` and `window.screen` until the test ends. */
function replaceWindows() {
  const replace = fn<(url: string) => void>();
  const opened = { opener: {} as unknown, closed: false, close: fn(), location: { replace } };
  const open = fn((..._arguments: unknown[]) => opened);
  const replaced = {
    open: { configurable: true, writable: true, value: open },
    screen: { configurable: true, value: { availWidth: 1920, availHeight: 1040, availLeft: 0, availTop: 0 } },
  };
  for (const [name, property] of Object.entries(replaced)) {
    const before = Object.getOwnPropertyDescriptor(window, name);
    Object.defineProperty(window, name, property);
    if (before) onTestFinished(() => void Object.defineProperty(window, name, before));
  }
  const openedUrl = async (): Promise<URL> => {
    await waitFor(() => expect(replace).toHaveBeenCalled());
    return new URL(replace.mock.lastCall?.[0] ?? '');
  };
  return { open, opened, openedUrl };
}

/** Sends a message as another window of the site would. */
function broadcast(channelName: string, message: unknown): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage(message);
  channel.close();
}

test('the registration dialog has the notice bar and a way back to the login (REG-01)', async () => {
  const { t } = await renderLogin({ path: '/' });
  await userEvent.click(await screen.findByRole('button', { name: t('appShell:logIn') }));
  await userEvent.click(await screen.findByRole('link', { name: t('login:register') }));
  const register = within(await screen.findByRole('dialog', { name: t('register:title') }));
  await register.findByRole('region', { name: t('notices:bar.label') });
  await userEvent.click(await register.findByRole('link', { name: t('register:login') }));
  await screen.findByRole('dialog', { name: t('login:title') });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: t('register:title') })).toBeNull());
});

test('leaving the forced password change signs out and says so (LGN-05)', async () => {
  const { logInAs, sandbox, t } = await renderLogin();
  await logInAs(newAccount);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog.getAllByRole('button').length).toBeGreaterThan(1));
  await userEvent.click(dialog.getAllByRole('button').at(-1) as HTMLElement);
  await waitFor(() => expect(screen.getByText(t('login:forcedChange.left'))).toBeVisible());
  await expect(sandbox.platform.session.current()).toBeNull();
  await waitFor(() => expect([...sandbox.store.entries('sessions')]).toHaveLength(0));
});

test('after a recovery, who has a passkey is asked for a lost device until they answer, and led to its key (SEC-08)', async () => {
  const { logInAs, sandbox, t, url } = await renderLogin({
    prepare: (platform) =>
      platform.store.transaction(() => {
        const member = memberByAccount(platform, accounts.member);
        if (member === undefined) throw new Error('no member');
        recoverPassword(platform, member, demoPassword);
        storeKey(platform, member.id, practiceKey({ id: 'AAAA' }));
      }),
  });
  await logInAs(accounts.member);
  await screen.findByText(t('lostDevice:text'));
  await waitFor(() => expect(url()).toBe('/'));
  await expect(asksAfterLogin('lostDevice', sandbox.platform.session.current()?.token)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: t('lostDevice:open') }));
  const centre = within(await screen.findByRole('dialog', { name: t('memberCentre:pages.securityCenter') }));
  await centre.findByRole('list', { name: t('passkeys:list') });
  await waitFor(() => expect(screen.queryByText(t('lostDevice:text'))).toBeNull());
  await expect(asksAfterLogin('lostDevice', sandbox.platform.session.current()?.token)).toBe(false);
});

test('after a login with a password a passkey is offered where the player arrives (SEC-08)', async () => {
  vi.spyOn(PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable').mockResolvedValue(true);
  const offered = `passkeyOffered:${memberIdOf(accounts.member)}`;
  onTestFinished(() => localStorage.removeItem(offered));
  const { logInAs, t, url } = await renderLogin();
  await logInAs(accounts.member);
  await screen.findByText(t('passkeyOffer:text'));
  await expect(url()).toBe('/');
  await expect(localStorage.getItem(offered)).toBe('1');
});

test('after a login with a passkey none is offered (SEC-08)', async () => {
  const key = practiceKey({ id: 'AAAA', synced: true });
  answerWithKey(key);
  const { accountMenu, sandbox, t } = await renderLogin({
    prepare: (platform) => platform.store.transaction(() => storeKey(platform, memberIdOf(accounts.member), key)),
  });
  await userEvent.click(await screen.findByRole('button', { name: t('login:passkey') }));
  await accountMenu();
  await expect(asksAfterLogin('passkeyOffer', sandbox.platform.session.current()?.token)).toBe(false);
});

test('the login begins with the passkey where the boot script says so, also for the keyboard (SEC-08)', async () => {
  const { dataset } = document.documentElement;
  dataset['passkeys'] = 'first';
  onTestFinished(() => void delete dataset['passkeys']);
  const { t } = await renderLogin();
  const form = await screen.findByRole('form', { name: t('login:title') });
  await waitFor(() => {
    const button = screen.getByRole('button', { name: t('login:passkey') });
    return expect(button.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

test.each([
  ['a first', 'firstTime', newAccount],
  ['an expired', 'expired', expiredAccount],
] as const)(
  '%s password is changed before anything else, which leads to the page in `next` (LGN-05)',
  async (_, because, account) => {
    const { logInAs, sandbox, t } = await renderLogin({ path: '/login?next=%2Frng' });
    await logInAs(account);
    const dialog = within(await screen.findByRole('dialog', { name: t('password:change.title') }));
    await expect(dialog.getByText(t(`password:change.${because}`))).toBeInTheDocument();
    const fields = () => [...screen.getByRole('dialog').querySelectorAll<HTMLInputElement>('input[type="password"]')];
    // The current password is known from the login, and is not requested.
    await waitFor(() => expect(fields()).toHaveLength(2));
    for (const field of fields()) await userEvent.type(field, 'Lotus2569x');
    const submit = dialog.getAllByRole('button').find((each) => each.getAttribute('type') === 'submit');
    await userEvent.click(submit as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(tiles()[0]).toBeInTheDocument());
    await expect(sandbox.platform.session.current()).not.toBeNull();
  },
);

test('a vendor of another type opens the login in a window, and opens after it; closing shows an error (LGN-02g)', async () => {
  const { open, opened, openedUrl } = replaceWindows();
  const { sandbox, t } = await renderLogin();
  await userEvent.click(await screen.findByRole('radio', { name: t('common:gameTypes.LIVE') }));
  const vendor = () => within(screen.getByRole('list', { name: t('login:aside.vendors') })).getAllByRole('link')[0];
  vendor()?.click();
  await expect(open).toHaveBeenCalledOnce();
  await expect(open.mock.lastCall?.[2]).toMatch(/width=1300,height=900/);
  const first = await openedUrl();
  await expect(first.pathname).toBe('/login');
  await waitFor(() => expect(screen.getByText(t('login:aside.waiting'))).toBeVisible());
  opened.closed = true;
  await waitFor(() => expect(screen.getByText(t('errors:signInCancelled'))).toBeVisible());

  opened.closed = false;
  vendor()?.click();
  const id = (await openedUrl()).searchParams.get('window');
  await expect(id).not.toBe(first.searchParams.get('window'));
  const token = signInAs(sandbox, accounts.member);
  await expect((await openedUrl()).href).not.toContain(token);
  broadcast(`kinnari-login:${id}`, { type: 'loggedIn', token });
  await waitFor(() => expect(sandbox.platform.session.current()).toMatchObject({ token, accountType: 0 }));
  await expect(opened.close).toHaveBeenCalled();
  const src = expect.stringContaining(liveTablesPath);
  await waitFor(() => expect(document.querySelector('main iframe')).toHaveAttribute('src', src));
});

test.each([
  ['register', '/register'],
  ['forgot', '/forget'],
] as const)('a window of the login stays one on the way to %s and back (LGN-02g)', async (link, path) => {
  const { t, url } = await renderLogin({ path: '/login?next=%2Frng&window=w1' });
  await userEvent.click(await screen.findByRole('link', { name: t(`login:${link}`) }));
  await waitFor(() => expect(url()).toBe(`${path}?next=%2Frng&window=w1`));
  await screen.findByRole('button', { name: t('appShell:theme') });
  await screen.findAllByRole('textbox');
  await expect(leadingAway()).toEqual([]);
  await userEvent.click(
    await screen.findByRole('link', { name: t(link === 'register' ? 'register:login' : 'password:forgot.login') }),
  );
  await waitFor(() => expect(url()).toBe('/login?next=%2Frng&window=w1'));
  await screen.findByRole('button', { name: t('appShell:theme') });
  await expect(leadingAway()).toEqual([]);
});

/** Links out of a window of the login, which would open a second site there. The terms open in a dialog. */
const leadingAway = (): readonly (string | null)[] =>
  screen
    .getAllByRole('link')
    .map((each) => each.getAttribute('href'))
    .filter((href) => href !== '/help#term' && !href?.endsWith('&window=w1'));

test('an answer of a third party counts only with the state that its window was given (LGN-10)', async () => {
  const { open, openedUrl } = replaceWindows();
  const { accountMenu, sandbox, t, url } = await renderLogin();
  (await screen.findByRole('button', { name: /LINE/ })).click();
  await expect(open).toHaveBeenCalledOnce();
  const { searchParams } = await openedUrl();
  const idToken = issueIdToken(sandbox, 'line', peopleOf('line')[0]?.subject ?? '');
  broadcast(thirdPartyChannel, { type: 'thirdParty', state: 'another', idToken });
  broadcast(thirdPartyChannel, { type: 'thirdParty', state: searchParams.get('state'), idToken });
  await waitFor(() => expect(screen.getByText(t('login:firstTime'))).toBeVisible());
  await expect(await accountMenu()).toBeInTheDocument();
  await expect(url()).toBe('/');
});

test('signing out in another window of the session signs out here; another session does not (LGN-13)', async () => {
  const { accountMenu, sandbox, t } = await renderLogin({ persona: 'member', path: '/promotions' });
  const token = sandbox.platform.session.current()?.token;
  await accountMenu();
  await waitFor(() => {
    broadcast('kinnari-session', { type: 'signedOut', token: 'another session' });
    broadcast('kinnari-session', { type: 'signedOut', token });
    return expect(sandbox.platform.session.current()).toBeNull();
  });
  await waitFor(() => expect(screen.getByText(t('login:logout.elsewhere'))).toBeVisible());
  await expect(screen.queryByRole('form', { name: t('login:title') })).toBeInTheDocument();
});

test('a site for members recovers a password in a dialog, since its page is closed to visitors (RT-14)', async () => {
  // By a link from outside, and by the link of the form.
  const { t } = await renderLogin({ scenario: 'guarded', path: '/forget' });
  const dialog = await screen.findByRole('dialog', { name: t('password:forgot.title') });
  await userEvent.click(within(dialog).getByRole('button', { name: t('common:close') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await screen.findByRole('link', { name: t('login:forgot') }));
  await screen.findByRole('dialog', { name: t('password:forgot.title') });
});

test('signing out of a site for members leads to its login, which remembers no page (LGN-13)', async () => {
  const { accountMenu, t, url } = await renderLogin({ scenario: 'guarded', persona: 'member', path: '/promotions' });
  await userEvent.click(await accountMenu());
  await userEvent.click(await screen.findByRole('menuitem', { name: t('appShell:account.signOut') }));
  const question = within(await screen.findByRole('alertdialog', { name: t('login:logout.title') }));
  await userEvent.click(question.getByRole('button', { name: t('login:logout.confirm') }));
  await waitFor(() => expect(url()).toBe('/login'));
});

test('the login page has language, theme and customer service, and leads agents to theirs', async () => {
  const { language, t, url } = await renderLogin();
  await userEvent.click(await screen.findByRole('link', { name: t('login:agent.title') }));
  await waitFor(() => expect(url()).toBe('/login?entry=agent'));
  await screen.findByRole('button', { name: t('support:contact') });
  await userEvent.click(screen.getByRole('button', { name: t('appShell:theme') }));
  await expect(document.documentElement.dataset['theme']).toBe('dark');
  const [now, other] = language === 'en' ? (['EN', 'TH'] as const) : (['TH', 'EN'] as const);
  await userEvent.click(screen.getByRole('button', { name: factsOf(now).name }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: factsOf(other).name }));
  await waitFor(() => expect(document.documentElement.lang).toBe(other.toLowerCase()));
});

test('the agents’ page leads a visitor through the agents’ login back to it (ROL-03)', async () => {
  const { accountMenu, logInAs, t } = await renderLogin({ path: '/agentHome' });
  await expect(await screen.findByRole('heading', { level: 1, name: t('login:agent.title') })).toBeVisible();
  await expect(screen.queryByRole('button', { name: t('login:freePlay.button') })).toBeNull();
  // No link to the page in view, which would forget where it leads.
  await screen.findByRole('button', { name: t('appShell:theme') });
  await expect(screen.queryByRole('link', { name: t('login:agent.title') })).toBeNull();
  await logInAs(accounts.agent);
  await expect(await screen.findByText(t('agentHome:intro'))).toBeVisible();
  // The reason for the login is gone, and the menu leads to the same overview.
  await waitFor(() => expect(screen.queryByText(t('common:notLoggedIn'))).toBeNull());
  await userEvent.click(await accountMenu());
  await expect(await screen.findByRole('menuitem', { name: t('appShell:account.agent') })).toHaveAttribute(
    'href',
    '/agentHome?agent=agentTeamOverview',
  );
});
