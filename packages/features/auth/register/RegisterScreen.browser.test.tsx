import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { onTestFinished, test } from 'vitest';
import { memberRegister, memberRegisterMobile } from '#api/registration.ts';
import { smsRegisterCode } from '#api/smsCodes.ts';
import { localStore, sessionStore } from '#core/data/storage.ts';
import { paths } from '#core/routing/paths.ts';
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
  'mobileNum',
  'verificationCode',
  'payeeName',
  'affiliateCode',
  'captcha',
  'nickname',
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
  const shown = (name: Name) => canvas.findByLabelText(t(`fields:fields.${name}`), { selector: 'input' });
  return {
    ...rendered,
    field,
    shown,
    /** Resolves when the form has loaded. */
    loaded: () => canvas.findByRole('checkbox'),
    async enter(typed: Partial<Record<Name, string>>): Promise<void> {
      for (const [name, text] of Object.entries(typed)) {
        const input = await shown(name as Name);
        await userEvent.clear(input);
        await userEvent.type(input, text);
      }
    },
    /** Asks for a code and types it, as it is or as `type` changes it: the last digit leads on. */
    async proveNumber(type = (code: string): string => code): Promise<void> {
      await userEvent.click(canvas.getByRole('button', { name: t('fields:sms.send') }));
      await waitFor(() => expect(lastCode(sandbox)).toBeDefined());
      await waitFor(async () => expect(await shown('verificationCode')).toHaveFocus());
      await userEvent.keyboard(type(lastCode(sandbox) ?? ''));
    },
    back: () => userEvent.click(canvas.getByRole('button', { name: t('register:back') })),
    next: () => userEvent.click(canvas.getByRole('button', { name: t('register:next') })),
    submit: async () => userEvent.click(await canvas.findByRole('button', { name: t('register:submit') })),
    registered: () => waitFor(() => expect(url()).toBe(paths.welcome())),
    sent: () => [...calls(memberRegister), ...calls(memberRegisterMobile)],
    memberOf: (name: string) =>
      [...sandbox.store.entries('members')].map(([, member]) => member).find(({ account }) => account === name),
    /** The text of the newest picture, once there is another than `before`: a wrong text leaves none for a moment. */
    async newCaptcha(before = ''): Promise<string> {
      const newest = (): string => [...sandbox.store.entries('captchas')].at(-1)?.[1].text ?? '';
      await waitFor(() => expect(['', before]).not.toContain(newest()));
      return newest();
    },
  };
}

const inThaiDigits = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));

const account = { payeeName: 'สมชาย ใจดี', password: 'Lotus2569' };
const number = { mobileNum: '0891112222' };

test('by mobile number: the code registers once, signs in and leads home', async () => {
  const { enter, loaded, memberOf, proveNumber, registered, sandbox, sent } = await renderRegister({
    settings: { humanCheck: 'work' },
  });
  await loaded();
  await enter(number);
  await proveNumber();
  await enter(account);
  await userEvent.keyboard('{Enter}{Enter}');
  await registered();
  await expect(sent()).toHaveLength(1);
  await expect(sandbox.platform.session.current()).toMatchObject({ accountType: 0 });
  await expect(memberOf(number.mobileNum)).toBeDefined();
  // REG-07: typed once, sent twice.
  await expect(sent()[0]?.input).toMatchObject({ password: account.password, confirmPassword: account.password });
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
  await enter(number);
  await proveNumber();
  await enter(account);
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
  await enter(number);
  await proveNumber();
  await enter(account);
  await userEvent.keyboard('{Enter}');
  await expect(await handed).toBe(sandbox.platform.session.current()?.token);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});

test('by user name from an affiliate link: the field is not shown, and the code is sent', async () => {
  const { canvas, enter, loaded, memberOf, proveNumber, registered, shown, submit, t } = await renderRegister({
    path: '/register?referralCode=KINNARI8',
  });
  await loaded();
  await userEvent.click(canvas.getByRole('tab', { name: t('register:methods.username') }));
  await enter({ username: 'newcomer9', ...number });
  // As a Thai keyboard types it, with a space as in the message.
  await proveNumber((code) => ` ${code.slice(0, 2)} ${inThaiDigits(code.slice(2))}`);
  await shown('password');
  await expect(canvas.queryByLabelText(t('fields:fields.affiliateCode'))).toBeNull();
  await enter(account);
  await submit();
  await registered();
  await expect(memberOf('newcomer9')?.uplineId).not.toBeNull();
});

test('unknown codes of the link and of the form: a dialog opens, and nothing is sent', async () => {
  const { canvas, enter, field, loaded, proveNumber, sent, submit, t } = await renderRegister({
    path: '/register?affiliateCode=NOBODY',
  });
  await loaded();
  await enter(number);
  await proveNumber();
  // Not folded away: the player has a code that is not used.
  const code = await canvas.findByLabelText(t('fields:fields.affiliateCode'));
  await expect(code).toBeVisible();
  await expect(code).toHaveAccessibleDescription(expect.stringContaining(t('registerSteps:account.linkCodeInvalid')));
  await enter({ ...account, affiliateCode: 'WRONG1' });
  await submit();
  const dialog = await screen.findByRole('alertdialog', { name: t('register:invitation_code_error.title') });
  await userEvent.click(within(dialog).getByRole('button'));
  await waitFor(() => expect(field('affiliateCode')).toHaveFocus());
  await expect(sent()).toEqual([]);
  await expect(field('payeeName')).toHaveValue(account.payeeName);
});

test('a taken user name, then a wrong captcha: each error in the step of its field, other values are kept', async () => {
  const { canvas, enter, field, loaded, newCaptcha, next, registered, shown, submit, t } = await renderRegister({
    settings: { registerCaptcha: true, flags: { USERNAMEREG3: true, DIRECTREG3: true } },
  });
  await loaded();
  await enter({ username: accounts.member, ...number });
  await next();
  await shown('captcha');
  await enter({ ...account, captcha: await newCaptcha() });
  await submit();
  await waitFor(async () => expect(await shown('username')).toHaveFocus());
  const taken = t('fields:problems.account_taken');
  await expect(field('username')).toHaveAccessibleDescription(expect.stringContaining(taken));
  await expect(canvas.queryByLabelText(t('fields:fields.password'), { selector: 'input' })).toBeNull();

  await enter({ username: 'newcomer7' });
  await next();
  await expect(await shown('captcha')).toHaveValue('');
  await expect(field('password')).toHaveValue(account.password);
  const wrong = await newCaptcha();
  await enter({ captcha: '0000' });
  await submit();
  await waitFor(() => expect(field('captcha')).toHaveFocus());
  await enter({ captcha: await newCaptcha(wrong) });
  await submit();
  await registered();
});

test('a platform that wants a picture beside the code gets one, once it has said so', async () => {
  const { canvas, enter, loaded, newCaptcha, proveNumber, registered, shown, submit, t } = await renderRegister({
    settings: { registerCaptcha: true },
    faults: [
      { match: 'memberRegisterMobile', when: { calls: [1] }, fault: { kind: 'refuse', code: 'captcha_required' } },
    ],
  });
  await loaded();
  await enter(number);
  await proveNumber();
  await enter(account);
  await expect(canvas.queryByLabelText(t('fields:fields.captcha'), { selector: 'input' })).toBeNull();
  await submit();
  await waitFor(async () => expect(await shown('captcha')).toHaveFocus());
  await enter({ captcha: await newCaptcha() });
  await submit();
  await registered();
});

test('by keyboard alone: what is missing has the focus, values are shared by both methods, and nothing is sent', async () => {
  const { canvas, field, loaded, sent, t } = await renderRegister();
  await loaded();
  field('mobileNum').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(field('mobileNum')).toBeInvalid());
  await expect(field('mobileNum')).toHaveFocus();
  // REG-05b: with the terms there are two problems, which are listed, and each line leads to its place.
  await userEvent.click(canvas.getByRole('checkbox'));
  field('mobileNum').focus();
  await userEvent.keyboard('{Enter}');
  const summary = await canvas.findByRole('group', { name: t('fields:summary.title') });
  await waitFor(() => expect(summary).toHaveFocus());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(field('mobileNum')).toHaveFocus();
  await userEvent.keyboard(number.mobileNum);
  canvas.getByRole('tab', { name: t('register:methods.mobile') }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(field('username')).toBeVisible());
  await expect(field('mobileNum')).toHaveValue('089-111-2222');
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(canvas.queryByRole('textbox', { name: t('fields:fields.username') })).toBeNull());
  await expect(field('mobileNum')).toHaveValue('089-111-2222');
  await expect(sent()).toEqual([]);
});

test('steps back and forth lose nothing, and no second code is sent while the first one is good', async () => {
  const { back, calls, canvas, enter, field, loaded, next, proveNumber, registered, shown, submit, t } =
    await renderRegister();
  await loaded();
  await enter(number);
  await proveNumber();
  await enter(account);
  await back();
  await expect(await shown('verificationCode')).not.toHaveValue('');
  await back();
  await expect(await shown('mobileNum')).toHaveValue('089-111-2222');
  await userEvent.click(canvas.getByRole('button', { name: t('fields:sms.send') }));
  await shown('verificationCode');
  await next();
  await expect(await shown('payeeName')).toHaveValue(account.payeeName);
  await expect(field('password')).toHaveValue(account.password);
  await expect(calls(smsRegisterCode)).toHaveLength(1);
  await submit();
  await registered();
});

test('a code that was wrong is corrected in its step, and does not go by itself again', async () => {
  const { canvas, enter, field, loaded, next, proveNumber, registered, sandbox, sent, shown, submit } =
    await renderRegister();
  await loaded();
  await enter(number);
  await proveNumber((code) => (code === '11111' ? '22222' : '11111'));
  await enter(account);
  await submit();
  await waitFor(async () => expect(await shown('verificationCode')).toBeInvalid());
  await enter({ verificationCode: lastCode(sandbox) ?? '' });
  await expect(field('verificationCode')).toBeVisible();
  await next();
  await expect(await shown('password')).toHaveValue(account.password);
  await expect(canvas.queryByRole('alert')).toBeNull();
  await submit();
  await registered();
  await expect(sent()).toHaveLength(2);
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
  await expect(field('mobileNum')).toHaveValue('089-111-0004');
  // The next step says how long to wait; a code of before is still good there.
  await userEvent.click(send);
  await canvas.findByText(/0[45]:\d\d/);
  await expect(canvas.queryByRole('button', { name: t('fields:sms.again') })).toBeNull();
});

test('REG-12: what a reload has lost comes back without its secrets, and is gone after the sign-up', async () => {
  const kept = { method: 'username', username: 'newcomer8', nickname: 'Noi', password: 'Planted99' };
  const { enter, field, loaded, proveNumber, registered, shown, submit } = await renderRegister({
    prepare: () => sessionStore.set('registerDraft', JSON.stringify(kept)),
  });
  await loaded();
  await waitFor(() => expect(field('username')).toHaveValue('newcomer8'));
  await enter(number);
  await proveNumber();
  await expect(await shown('nickname')).toHaveValue('Noi');
  await expect(field('password')).toHaveValue('');
  await enter(account);
  await expect(JSON.parse(sessionStore.get('registerDraft') ?? '{}')).toEqual({
    method: 'username',
    step: 'account',
    username: 'newcomer8',
    nickname: 'Noi',
    mobileNum: '089-111-2222',
    payeeName: account.payeeName,
  });
  await submit();
  await registered();
  await expect(sessionStore.get('registerDraft')).toBeNull();
});

test('REG-12: a reload while the message is read comes back to the code, and one after it too', async () => {
  for (const step of ['code', 'account']) {
    const kept = { step, mobileNum: '089-111-2222', payeeName: account.payeeName };
    const { shown, unmount } = await renderRegister({
      prepare: () => sessionStore.set('registerDraft', JSON.stringify(kept)),
    });
    await expect(await shown('verificationCode')).toHaveValue('');
    unmount();
  }
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
