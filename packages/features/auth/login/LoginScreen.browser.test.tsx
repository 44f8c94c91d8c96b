import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { describe, onTestFinished, test } from 'vitest';
import { captchaImage, humanCheckChallenge } from '#api/humanCheck.ts';
import { memberInfo } from '#api/member.ts';
import { sessionLogin } from '#api/session.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import type { Fault } from '#sandbox/faults.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { useLoginPage } from './useLoginPage.ts';

/** Renders the login page. Only tests about the human check do its work. */
async function renderLogin({ settings, ...options }: RenderOptions = {}) {
  const rendered = await renderOnPlatform(LoginScreen, useLoginPage, {
    path: '/login',
    settings: { humanCheck: 'none', ...settings },
    ...options,
  });
  const { canvas, sandbox, t, url } = rendered;
  const form = {
    username: () => canvas.getByRole('textbox', { name: t('login:username') }),
    password: () => canvas.getByLabelText(t('login:password'), { selector: 'input' }),
    captcha: () => canvas.findByRole('textbox', { name: t('login:captcha') }),
    picture: () => canvas.findByRole('img', { name: t('login:captchaPicture') }),
    submit: () => canvas.getByRole('button', { name: t('login:submit') }),
    async fill(input: HTMLElement, text: string): Promise<void> {
      await userEvent.clear(input);
      await userEvent.type(input, text);
    },
    async logIn(username: string, password: string): Promise<void> {
      await form.fill(form.username(), username);
      await form.fill(form.password(), password);
      await userEvent.click(form.submit());
    },
  };
  return {
    ...rendered,
    form,
    /** Waits until the login has led to a page. */
    arrivedAt: (path: string) => waitFor(() => expect(url()).toBe(path)),
    sessions: () => [...sandbox.store.entries('sessions')],
    /** The solution of the newest captcha. */
    newestCaptcha: (): string => [...sandbox.store.entries('captchas')].at(-1)?.[1].text ?? '',
  };
}
const inThaiDigits = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));
const loginFails = (fault: Fault['fault'], rest: Partial<Fault> = {}): Pick<RenderOptions, 'faults'> => ({
  faults: [{ match: 'sessionLogin', when: { calls: [1] }, fault, ...rest }],
});

test('one call each for human check, login and member info, and on to the page in `next`', async () => {
  const { arrivedAt, calls, form, sandbox, sessions } = await renderLogin({
    path: '/login?next=%2Frng%3Flist%3Dfav',
    settings: { humanCheck: 'work' },
  });
  await form.logIn(`  ${accounts.member} `, demoPassword);
  await arrivedAt('/rng?list=fav');
  await expect(sandbox.platform.session.current()).toMatchObject({ accountType: 0 });
  await expect(sessions()).toHaveLength(1);
  for (const operation of [humanCheckChallenge, sessionLogin, memberInfo]) {
    await expect(calls(operation), operation.id).toHaveLength(1);
  }
});

test.each([
  '//evil.test/',
  'https://evil.test/',
  '/\\evil.test',
  'javascript:alert(1)',
  // The login would come back to itself.
  '/login?next=%2Frng',
])('goes home instead of to next=%s', async (next) => {
  const { arrivedAt, form } = await renderLogin({ path: `/login?next=${encodeURIComponent(next)}` });
  await form.logIn(accounts.member, demoPassword);
  await arrivedAt('/');
});

test('missing values are requested, and nothing is sent', async () => {
  const { calls, canvas, form, t } = await renderLogin();
  await userEvent.click(form.submit());
  await waitFor(() => expect(form.username()).toHaveFocus());
  await expect(canvas.getByText(t('login:problems.usernameRequired'))).toBeVisible();
  await expect(form.password()).toHaveAccessibleDescription(t('login:problems.passwordRequired'));
  await expect(calls(humanCheckChallenge)).toEqual([]);
  await expect(calls(sessionLogin)).toEqual([]);
});

describe('captcha', () => {
  test('after two failures; a wrong one clears only its own field (LGN-07)', async () => {
    const { arrivedAt, calls, canvas, form, newestCaptcha, t } = await renderLogin();
    await form.logIn(accounts.member, 'wrong-1');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:credentials'));
    await expect(form.username()).toHaveValue(accounts.member);
    await expect(form.password()).toHaveValue('wrong-1');
    await waitFor(() => expect(form.password()).toHaveFocus());
    await expect(canvas.queryByText(t('login:captcha'))).toBeNull();

    await form.logIn(accounts.member, 'wrong-2');
    await form.captcha();
    const src = (await form.picture()).getAttribute('src');
    await form.fill(form.password(), demoPassword);
    await form.fill(await form.captcha(), 'none');
    await userEvent.click(form.submit());
    await expect(await canvas.findByText(t('login:problems.captchaIncorrect'))).toBeVisible();
    await expect(await form.captcha()).toHaveValue('');
    await waitFor(async () => expect(await form.captcha()).toHaveFocus());
    await expect(form.password()).toHaveValue(demoPassword);
    await waitFor(async () => expect(await form.picture()).not.toHaveAttribute('src', src));

    // As a Thai keyboard types it.
    await form.fill(await form.captcha(), inThaiDigits(newestCaptcha()));
    await userEvent.click(form.submit());
    await arrivedAt('/');
    await expect(calls(captchaImage)).toHaveLength(2);
  });

  test('from the start; another picture at most once a second', async () => {
    const { arrivedAt, calls, canvas, form, newestCaptcha, t } = await renderLogin({ scenario: 'captcha' });
    let time = performance.now();
    const stopped = spyOn(performance, 'now').mockImplementation(() => time);
    onTestFinished(() => stopped.mockRestore());
    // The first login shows that a captcha is required.
    await form.logIn(accounts.member, demoPassword);
    const picture = await form.picture();
    await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBeGreaterThan(50));
    const another = canvas.getByTitle(t('login:captchaRefresh'));
    const clickThreeTimes = () => [1, 2, 3].forEach(() => another.click());
    const src = picture.getAttribute('src');
    clickThreeTimes();
    await expect(calls(captchaImage)).toHaveLength(1);
    time += 1_000;
    clickThreeTimes();
    await waitFor(async () => expect(await form.picture()).not.toHaveAttribute('src', src));
    await expect(calls(captchaImage)).toHaveLength(2);
    await form.fill(await form.captcha(), newestCaptcha());
    await userEvent.click(form.submit());
    await arrivedAt('/');
    await expect(calls(sessionLogin)).toHaveLength(2);
  });
});

describe('a login that fails', () => {
  test('without a network keeps the values and can be retried', async () => {
    const { arrivedAt, canvas, form, t } = await renderLogin(loginFails({ kind: 'network' }));
    await form.logIn(accounts.member, demoPassword);
    await expect(await canvas.findByText(t('errors:network'))).toBeVisible();
    await expect(form.username()).toHaveValue(accounts.member);
    await expect(form.password()).toHaveValue(demoPassword);
    await userEvent.click(form.submit());
    await arrivedAt('/');
  });

  test('when its answer is lost leaves the player logged out, and a retry works', async () => {
    const lost = loginFails({ kind: 'network' }, { effect: 'applied' });
    const { arrivedAt, canvas, form, sandbox, t } = await renderLogin(lost);
    await form.logIn(accounts.member, demoPassword);
    await expect(await canvas.findByText(t('errors:network'))).toBeVisible();
    await expect(sandbox.platform.session.current()).toBeNull();
    await userEvent.click(form.submit());
    await arrivedAt('/');
  });

  test('at the human check can be retried', async () => {
    const refused = loginFails({ kind: 'refuse', code: 'human_check_failed' });
    const { arrivedAt, canvas, form, t } = await renderLogin(refused);
    await form.logIn(accounts.member, demoPassword);
    await expect(await canvas.findByText(t('errors:humanCheck'))).toBeVisible();
    await userEvent.click(form.submit());
    await arrivedAt('/');
  });

  test('because the platform is down says so', async () => {
    const { canvas, form, t } = await renderLogin(loginFails({ kind: 'status', status: 503 }));
    await form.logIn(accounts.member, demoPassword);
    await expect(await canvas.findByText(t('errors:unavailable'))).toBeVisible();
  });
});

test('three clicks, and another while the answer is on its way, log in once', async () => {
  const { arrivedAt, calls, form, sandbox, sessions } = await renderLogin({
    settings: { humanCheck: 'work' },
    ...loginFails({ kind: 'hang' }, { effect: 'applied' }),
  });
  await form.fill(form.username(), accounts.member);
  await form.fill(form.password(), demoPassword);
  for (let click = 0; click < 3; click += 1) form.submit().click();
  await waitFor(() => expect(sandbox.faults.waiting()).toBe(1));
  await expect(form.submit()).toHaveAttribute('aria-busy', 'true');
  form.submit().click();
  sandbox.faults.release();
  await arrivedAt('/');
  await expect(calls(sessionLogin)).toHaveLength(1);
  await expect(calls(humanCheckChallenge)).toHaveLength(1);
  await expect(sessions()).toHaveLength(1);
});
