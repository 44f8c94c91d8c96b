import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { passwordByEmail } from '#api/passwords.ts';
import { sessionLogin } from '#api/session.ts';
import { asksAfterLogin } from '#core/session/afterLogin.ts';
import { lastCode, outbox } from '#sandbox/accounts/outbox.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { practiceKey } from '#sandbox/accounts/practiceKeys.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { storeKey } from '#storybook/answerWithKey.ts';
import { AskedToLogIn, askedToLogIn } from '#storybook/AskedToLogIn.tsx';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { ForgotScreen } from './ForgotScreen.tsx';
import { useForgotPage } from './useForgotPage.ts';

async function renderForgot(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(ForgotScreen, useForgotPage, {
    path: '/forget',
    scenario: 'everyWayIn',
    settings: { humanCheck: 'none' },
    ...options,
  });
  const { canvas, t } = rendered;
  const fill = async (name: string, text: string): Promise<void> => {
    const input = await canvas.findByLabelText(name, { selector: 'input' });
    await userEvent.clear(input);
    await userEvent.type(input, text);
  };
  const form = {
    fill,
    mobile: (text: string) => fill(t('fields:fields.mobileNum'), text),
    code: (text: string) => fill(t('fields:fields.verificationCode'), text),
    username: (text: string) => fill(t('password:fields.usernameOrNumber'), text),
    email: (text: string) => fill(t('fields:fields.email'), text),
    async passwords(text: string): Promise<void> {
      await fill(t('password:fields.newPassword'), text);
      await fill(t('password:fields.confirmPassword'), text);
    },
    field: (name: 'mobileNum' | 'verificationCode' | 'email') =>
      canvas.getByLabelText(t(`fields:fields.${name}`), { selector: 'input' }),
    send: async () => userEvent.click(await canvas.findByRole('button', { name: t('fields:sms.send') })),
    tab: async (method: 'mobile' | 'email') =>
      userEvent.click(await canvas.findByRole('tab', { name: t(`password:forgot.methods.${method}`) })),
    submit: () => userEvent.keyboard('{Enter}'),
    sent: () => canvas.findByRole('group', { name: t('password:in_been_out.title') }),
    again: () => userEvent.click(canvas.getByRole('button', { name: t('password:in_been_out.again') })),
  };
  return { ...rendered, form };
}

test('code and new password sign in; a wrong code or another method loses no values (FGT-02)', async () => {
  const { canvas, form, sandbox, t, url } = await renderForgot({
    beside: <AskedToLogIn />,
    prepare: (platform) =>
      platform.store.transaction(() => storeKey(platform, memberIdOf(accounts.member), practiceKey({ id: 'AAAA' }))),
  });
  const { client, session } = sandbox.platform;
  await screen.findByText(askedToLogIn);
  await form.mobile('+66 81 234 5678');
  await form.send();
  await canvas.findByText(t('fields:sms.sent', { phone: '081-234-5678' }));
  const code = lastCode(sandbox, '66812345678') ?? '';
  await form.code(code === '11111' ? '22222' : '11111');
  await form.passwords('Lotus2569');
  await form.tab('email');
  await form.tab('mobile');
  await userEvent.click(form.field('verificationCode'));
  await form.submit();
  await canvas.findByText(t('fields:problems.code_incorrect'));
  await waitFor(() => expect(form.field('verificationCode')).toHaveFocus());
  await expect(form.field('mobileNum')).toHaveValue('081-234-5678');

  await form.code(code);
  await form.submit();
  await waitFor(() => expect(url()).toBe('/'));
  await expect(session.current()).toMatchObject({ accountType: 0 });
  // The account has a passkey: the site asks for a lost device (SEC-08).
  await expect(asksAfterLogin('lostDevice', session.current()?.token)).toBe(true);
  const logIn = (password: string) =>
    client.call(sessionLogin, { type: 'username', username: accounts.member, password });
  await expect(await logIn(demoPassword)).toMatchObject({ ok: false });
  await expect(await logIn('Lotus2569')).toMatchObject({ ok: true });
  await waitFor(() => expect(screen.queryByText(askedToLogIn)).toBeNull());
});

test('the answer does not reveal whether the account exists; only its owner gets a link (FGT-01)', async () => {
  const { canvas, form, sandbox, t } = await renderForgot();
  await form.tab('email');
  await form.username('unknown');
  await form.email('stranger@kinnari.example');
  await form.submit();
  await expect(await form.sent()).toHaveAccessibleDescription(expect.stringContaining('stranger@kinnari.example'));
  await expect(outbox(sandbox)).toHaveLength(0);

  await form.again();
  await form.username(accounts.member);
  await form.email('demo@kinnari.example');
  await form.submit();
  await expect(await form.sent()).toHaveAccessibleDescription(expect.stringContaining('demo@kinnari.example'));
  await expect(outbox(sandbox)).toHaveLength(1);

  await form.again();
  await userEvent.click(form.field('email'));
  await form.submit();
  await expect(await canvas.findByText(t('errors:tooManyRequests', { minutes: 5 }))).toBeVisible();
  await expect(form.field('email')).toHaveValue('demo@kinnari.example');
});

test('an expired code, then too many requests, with the human check before each', async () => {
  const { canvas, form, t } = await renderForgot({ settings: { humanCheck: 'work' } });
  await form.mobile('0812340005');
  await form.send();
  await canvas.findByText(t('fields:sms.sent', { phone: '081-234-0005' }));
  await form.passwords('Lotus2569');
  await form.code('12345');
  await form.submit();
  await canvas.findByText(t('fields:problems.code_expired'));

  await form.mobile('0812340004');
  const refusal = await waitFor(async () => {
    const dialog = screen.queryByRole('alertdialog', { name: t('fields:sms.failed') });
    // Requests are limited to one per second.
    if (dialog === null) await form.send();
    return dialog ?? screen.getByRole('alertdialog', { name: t('fields:sms.failed') });
  });
  await expect(refusal).toHaveAccessibleDescription(t('fields:sms.tooMany', { minutes: 5 }));
  await userEvent.click(within(refusal).getByRole('button', { name: t('fields:sms.confirm') }));
  await waitFor(() => expect(form.field('verificationCode')).toHaveValue('12345'));
});

test('who signed up by mobile number recovers by it, or names the account by it (FGT-01, FGT-02)', async () => {
  // As the operator's settings are without further ones: sign-up by mobile number, and no flag for recovery by it.
  const { canvas, calls, form, t } = await renderForgot({ scenario: 'ready' });
  await form.mobile('081 234 5678');
  await form.send();
  await canvas.findByText(t('fields:sms.sent', { phone: '081-234-5678' }));
  await form.tab('email');
  const name = await canvas.findByLabelText(t('password:fields.usernameOrNumber'), { selector: 'input' });
  await userEvent.type(name, '081-234-5678');
  await form.email('somchai@kinnari.example');
  await form.submit();
  await form.sent();
  await expect(calls(passwordByEmail)).toHaveLength(1);
});

test('by email only where neither flag allows the number; a network failure can be retried', async () => {
  const { canvas, form, t } = await renderForgot({
    scenario: 'ready',
    settings: { flags: { USERNAMEREG3: true } },
    faults: [{ match: 'passwordByEmail', when: { calls: [1] }, fault: { kind: 'network' } }],
  });
  await form.fill(t('fields:fields.username'), accounts.member);
  await form.email('demo@kinnari.example');
  await expect(canvas.queryByRole('tab')).toBeNull();
  await form.submit();
  await expect(await canvas.findByText(t('errors:network'))).toBeVisible();
  await userEvent.click(form.field('email'));
  await form.submit();
  await form.sent();
});
