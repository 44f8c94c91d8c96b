import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { PasskeyButton } from '../passkey/PasskeyButton.tsx';
import { sampleSecondFactor } from '../secondFactor/secondFactor.samples.ts';
import { SecondFactorForm } from '../secondFactor/SecondFactorForm.tsx';
import { sampleSmsLogin } from '../smsLogin/smsLogin.samples.ts';
import { SmsLoginForm } from '../smsLogin/SmsLoginForm.tsx';
import { type LoginMethod, loginMethods } from './login.model.ts';
import { filledValues, sampleLogin } from './login.samples.ts';
import type { LoginFormProps } from './login.types.ts';
import { LoginPanel } from './LoginPanel.tsx';

const meta = preview.type<{ args: LoginFormProps }>().meta({
  title: 'Screens/Login/Methods',
  args: { ...sampleLogin, methods: loginMethods, smsForm: <SmsLoginForm {...sampleSmsLogin} /> },
  render: (args) => <LoginPanel form={args} />,
  decorators: [(Story) => <div style={{ maxWidth: '24rem', marginInline: 'auto' }}>{Story()}</div>],
});

/** LGN-01: two methods, user name first; by mouse and by keyboard. Typed values are kept. */
export const Two = meta.story({
  render: function Render(args) {
    const [method, setMethod] = useState<LoginMethod>('username');
    return <LoginPanel form={{ ...args, values: filledValues, method, onMethod: setMethod }} />;
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('radio', { name: t('login:methods.username') })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: t('login:methods.sms') }));
    await expect(canvas.getByRole('textbox', { name: t('login:sms.mobile') })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(canvas.getByLabelText(t('login:password'))).toHaveValue(filledValues.password);
  },
});

/** Without MOBILEVERCODELOGIN3 there is one method and no tabs. */
export const One = meta.story({
  args: { methods: ['username'], registerHref: '/register', onRegister: fn(), forgotHref: '/forget', onForgot: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: t('login:register') }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: t('login:forgot') }));
    await expect(args.onForgot).toHaveBeenCalledOnce();
  },
});

/** SEC-08: in the installed app of a player with a passkey, its button comes before the fields, also for the keyboard. */
export const PasskeyFirst = meta.story({
  args: { passkeyLogin: <PasskeyButton />, passkeyFirst: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const button = canvas.getByRole('button', { name: t('login:passkey') });
    const form = canvas.getByRole('form', { name: t('login:title') });
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(form.getBoundingClientRect().top);
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
});
export const PasskeyLast = meta.story({ args: { passkeyLogin: <PasskeyButton /> } });

/** LGN-11: the second factor replaces the form. */
export const SecondFactor = meta.story({
  args: {
    secondFactor: { ticket: 't', methods: [...sampleSecondFactor.methods] },
    secondFactorForm: <SecondFactorForm {...sampleSecondFactor} />,
  },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.queryByLabelText(translatorOf(sandbox)('login:password'))).toBeNull();
  },
});
