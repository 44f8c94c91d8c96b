import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { onTestFinished, test } from 'vitest';
import { memberRegister, memberRegisterMobile } from '#api/registration.ts';
import { localStore, sessionStore } from '#core/data/storage.ts';
import { newsSeenBy } from '#core/site/newsSeen.ts';
import { lastCode } from '#sandbox/accounts/outbox.ts';
import { AskedToLogIn, askedToLogIn } from '#storybook/AskedToLogIn.tsx';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { RegisterScreen } from './RegisterScreen.tsx';
import { useRegisterPage } from './useRegisterPage.ts';

const names = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'payeeName',
  'affiliateCode',
  'captcha',
] as const;
type Name = (typeof names)[number];

async function renderRegister({ settings, ...options }: RenderOptions = {}) {
  const rendered = await renderOnPlatform(RegisterScreen, useRegisterPage, {
    path: '/register',
    settings: { registerCaptcha: false, humanCheck: 'none', ...settings },
    ...options,
  });
  const { calls, canvas, sandbox, t, url } = rendered;
  // Limited to inputs: a tab panel has the same name as the number field.
  const field = (name: Name) => canvas.getByLabelText(t(`fields:fields.${name}`), { selector: 'input' });
  return {
    ...rendered,
    field,
    /** Resolves when the form has loaded. */
    loaded: () => canvas.findByRole('button', { name: t('register:submit') }),
    async enter(typed: Partial<Record<Name, string>>): Promise<void> {
      for (const [name, text] of Object.entries(typed)) {
        const input = field(name as Name);
        await userEvent.clear(input);
        await userEvent.type(input, text);
      }
    },
    /** Requests a code and types it, as it is or as `type` changes it. */
    async proveNumber(type = (code: string): string => code): Promise<void> {
      await userEvent.click(canvas.getByRole('button', { name: t('fields:sms.send') }));
      await waitFor(() => expect(lastCode(sandbox)).toBeDefined());
      await waitFor(() => expect(field('verificationCode')).toHaveFocus());
      await userEvent.keyboard(type(lastCode(sandbox) ?? ''));
    },
    submit: () => userEvent.click(canvas.getByRole('button', { name: t('register:submit') })),
    registered: () => waitFor(() => expect(url()).toBe('/')),
    sent: () => [...calls(memberRegister), ...calls(memberRegisterMobile)],
    memberOf: (name: string) =>
      [...sandbox.store.entries('members')].map(([, member]) => member).find(({ account }) => account === name),
    newestCaptcha: (): string => [...sandbox.store.entries('captchas')].at(-1)?.[1].text ?? '',
  };
}

const inThaiDigits = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));

const account = { password: 'Lotus2569', confirmPassword: 'Lotus2569', payeeName: 'สมชาย ใจดี' };
const number = { mobileNum: '0891112222' };

test('by mobile number: the code registers once, signs in and leads home', async () => {
  const { enter, loaded, memberOf, proveNumber, registered, sandbox, sent } = await renderRegister({
    settings: { humanCheck: 'work' },
  });
  await loaded();
  await enter({ ...number, ...account });
  await proveNumber();
  await userEvent.keyboard('{Enter}{Enter}');
  await registered();
  await expect(sent()).toHaveLength(1);
  await expect(sandbox.platform.session.current()).toMatchObject({ accountType: 0 });
  await expect(memberOf(number.mobileNum)).toBeDefined();
  // NOT-02: the news does not open over the moment after registering.
  await expect(newsSeenBy()).toBe('member');
});

test('leads to the page in `next`, and the reason for the login is gone (REG-08)', async () => {
  // As a sign-up link of an agent that leads into a game has it.
  const game = '/game?vassalage=V&gameType=RNG&nodeId=7&gameCode=V7';
  const path = `/register?affiliateCode=KINNARI8&next=${encodeURIComponent(game)}`;
  const { enter, loaded, proveNumber, url } = await renderRegister({ path, beside: <AskedToLogIn /> });
  await loaded();
  await screen.findByText(askedToLogIn);
  await enter({ ...number, ...account });
  await proveNumber();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(url()).toBe(game));
  await waitFor(() => expect(screen.queryByText(askedToLogIn)).toBeNull());
});

test('in a window of the login, hands the session to its opener (LGN-02g)', async () => {
  const close = spyOn(window, 'close').mockImplementation(() => {});
  onTestFinished(() => close.mockRestore());
  const opener = new BroadcastChannel('kinnari-login:w1');
  onTestFinished(() => opener.close());
  const handed = new Promise<string>((resolve) => {
    opener.addEventListener('message', ({ data }) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      opener.postMessage({ type: 'received' });
      resolve(data.token);
    });
  });
  const { enter, loaded, proveNumber, sandbox } = await renderRegister({ path: '/register?window=w1' });
  await loaded();
  await enter({ ...number, ...account });
  await proveNumber();
  await userEvent.keyboard('{Enter}');
  await expect(await handed).toBe(sandbox.platform.session.current()?.token);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});

test('by user name from an affiliate link: the field is hidden, and the code is sent', async () => {
  const { canvas, enter, loaded, memberOf, proveNumber, registered, submit, t } = await renderRegister({
    path: '/register?referralCode=KINNARI8',
  });
  await loaded();
  await userEvent.click(canvas.getByRole('tab', { name: t('register:methods.username') }));
  const affiliateCode = { name: t('fields:fields.affiliateCode') };
  await waitFor(() => expect(canvas.queryByRole('textbox', affiliateCode)).toBeNull());
  await enter({ username: 'newcomer9', ...account, ...number });
  // As a Thai keyboard types it, with a space as in the message.
  await proveNumber((code) => ` ${code.slice(0, 2)} ${inThaiDigits(code.slice(2))}`);
  await submit();
  await registered();
  await expect(memberOf('newcomer9')?.uplineId).not.toBeNull();
});

test('unknown codes of the link and of the form: a dialog opens, and nothing is sent', async () => {
  const { canvas, enter, field, loaded, proveNumber, sent, submit, t } = await renderRegister({
    path: '/register?affiliateCode=NOBODY',
  });
  await loaded();
  const code = await canvas.findByLabelText(t('fields:fields.affiliateCode'));
  await expect(code).toHaveAccessibleDescription(expect.stringContaining(t('register:hints.linkCodeInvalid')));
  await enter({ ...number, ...account, affiliateCode: 'WRONG1' });
  await proveNumber();
  await submit();
  const dialog = await screen.findByRole('alertdialog', { name: t('register:invitation_code_error.title') });
  await userEvent.click(within(dialog).getByRole('button'));
  await waitFor(() => expect(field('affiliateCode')).toHaveFocus());
  await expect(sent()).toEqual([]);
  await expect(field('payeeName')).toHaveValue(account.payeeName);
});

test('a taken user name, then a wrong captcha: each error at its field, other values are kept', async () => {
  const { enter, field, loaded, newestCaptcha, registered, submit, t } = await renderRegister({
    settings: { registerCaptcha: true, flags: { USERNAMEREG3: true, DIRECTREG3: true } },
  });
  await loaded();
  await waitFor(() => expect(newestCaptcha()).not.toBe(''));
  await enter({ username: accounts.member, ...account, ...number, captcha: newestCaptcha() });
  await submit();
  await waitFor(() => expect(field('username')).toHaveFocus());
  const taken = t('fields:problems.account_taken');
  await expect(field('username')).toHaveAccessibleDescription(expect.stringContaining(taken));
  await expect(field('captcha')).toHaveValue('');
  await expect(field('password')).toHaveValue(account.password);

  const wrong = newestCaptcha();
  await enter({ username: 'newcomer7', captcha: '0000' });
  await submit();
  await waitFor(() => expect(field('captcha')).toHaveFocus());
  await waitFor(() => expect(newestCaptcha()).not.toBe(wrong));
  await enter({ captcha: newestCaptcha() });
  await submit();
  await registered();
});

test('by keyboard alone: missing fields are listed, each line leads to its field, and nothing is sent', async () => {
  const { canvas, field, loaded, sent, t } = await renderRegister();
  await loaded();
  field('payeeName').focus();
  await userEvent.keyboard('{Enter}');
  const summary = await canvas.findByRole('group', { name: t('fields:summary.title') });
  await waitFor(() => expect(summary).toHaveFocus());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(field('mobileNum')).toHaveFocus();
  await expect(field('mobileNum')).toBeInvalid();
  await userEvent.keyboard(number.mobileNum);
  // Values are shared by both methods.
  canvas.getByRole('tab', { name: t('register:methods.mobile') }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(field('username')).toBeVisible());
  await expect(field('mobileNum')).toHaveValue('089-111-2222');
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(canvas.queryByRole('textbox', { name: t('fields:fields.username') })).toBeNull());
  await expect(field('mobileNum')).toHaveValue('089-111-2222');
  await expect(sent()).toEqual([]);
});

test('a code that the server refuses to send: its message is shown, and the number is kept', async () => {
  const { canvas, enter, field, loaded, t } = await renderRegister();
  await loaded();
  const send = canvas.getByRole('button', { name: t('fields:sms.send') });
  await userEvent.click(send);
  await waitFor(() => expect(field('mobileNum')).toHaveFocus());
  const required = t('fields:problems.required');
  await expect(field('mobileNum')).toHaveAccessibleDescription(expect.stringContaining(required));
  await enter({ mobileNum: '0891110004' });
  await userEvent.click(send);
  const dialog = await screen.findByRole('alertdialog', { name: t('fields:sms.failed') });
  await expect(dialog).toHaveAccessibleDescription(t('fields:sms.tooMany', { minutes: 5 }));
  await userEvent.click(within(dialog).getByRole('button'));
  await expect(await canvas.findByRole('button', { name: /0[45]:\d\d/ })).toBeDisabled();
  await expect(field('mobileNum')).toHaveValue('089-111-0004');
});

test('REG-12: what a reload has lost comes back without its secrets, and is gone after the sign-up', async () => {
  const kept = { method: 'username', username: 'newcomer8', email: 'new@kinnari.example', password: 'Planted99' };
  const { canvas, enter, field, loaded, proveNumber, registered, submit, t } = await renderRegister({
    prepare: () => sessionStore.set('registerDraft', JSON.stringify(kept)),
  });
  await loaded();
  await waitFor(() => expect(field('username')).toHaveValue('newcomer8'));
  await expect(canvas.getByLabelText(t('fields:fields.email'))).toHaveValue('new@kinnari.example');
  await expect(field('password')).toHaveValue('');
  await enter({ ...account, ...number });
  await expect(JSON.parse(sessionStore.get('registerDraft') ?? '{}')).toEqual({
    method: 'username',
    username: 'newcomer8',
    email: 'new@kinnari.example',
    mobileNum: '089-111-2222',
    payeeName: account.payeeName,
  });
  await proveNumber();
  await submit();
  await registered();
  await expect(sessionStore.get('registerDraft')).toBeNull();
});

test('rules that fail to load can be loaded again', async () => {
  const { canvas, t } = await renderRegister({
    faults: [{ match: 'systemRegisterSettings', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
  });
  await canvas.findByText(t('register:failed'));
  await userEvent.click(canvas.getByRole('button'));
  await canvas.findByRole('checkbox');
});

test('RSP-10: the form comes after the age is confirmed, and the answer is kept', async () => {
  const { canvas, loaded, sandbox, t } = await renderRegister({ prepare: () => localStore.remove('ageConfirmed') });
  const age = { age: sandbox.settings.policy.minAge };
  const confirm = await canvas.findByRole('button', { name: t('age:confirm', age) });
  await expect(canvas.queryByRole('textbox')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: t('age:younger', age) }));
  await expect(confirm).not.toBeInTheDocument();
  await expect(localStore.get('ageConfirmed')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: t('age:back') }));
  await userEvent.click(canvas.getByRole('button', { name: t('age:confirm', age) }));
  await loaded();
  await expect(localStore.get('ageConfirmed')).toBe(String(age.age));
});
