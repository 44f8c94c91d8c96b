import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { filledValues, sampleLogin, wordsOf } from './login.samples.ts';
import { LoginPanel } from './LoginPanel.tsx';
import { sampleSecondFactor } from './secondFactor/secondFactor.samples.ts';
import { SecondFactorForm } from './secondFactor/SecondFactorForm.tsx';
import { sampleSmsLogin } from './sms/smsLogin.samples.ts';
import { SmsLoginForm } from './sms/SmsLoginForm.tsx';
import { type LoginMethod, loginMethods } from './useLogin.ts';

const meta = preview.meta({
  title: 'Screens/Login/Methods',
  component: LoginPanel,
  args: { ...sampleLogin, methods: loginMethods, smsForm: <SmsLoginForm {...sampleSmsLogin} /> },
  decorators: [(Story) => <div style={{ maxWidth: '24rem', marginInline: 'auto' }}>{Story()}</div>],
});

/** LGN-01: two methods, the user name first; by mouse and by keyboard. What was typed stays. */
export const Two = meta.story({
  render: function Render(args) {
    const [method, setMethod] = useState<LoginMethod>('username');
    return <LoginPanel {...args} values={filledValues} method={method} onMethod={setMethod} />;
  },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals);
    await expect(canvas.getByRole('radio', { name: words.methods.username })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: words.methods.sms }));
    await expect(canvas.getByRole('textbox', { name: words.sms.mobile })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(canvas.getByLabelText(words.password)).toHaveValue(filledValues.password);
  },
});

/** Without MOBILEVERCODELOGIN3 there is nothing to choose. */
export const One = meta.story({
  args: { methods: ['username'], registerHref: '/register', onRegister: fn(), forgotHref: '/forget', onForgot: fn() },
  play: async ({ canvas, args, globals }) => {
    const words = wordsOf(globals);
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: words.register }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: words.forgot }));
    await expect(args.onForgot).toHaveBeenCalledOnce();
  },
});

/** LGN-11: the step stands in the place of the form. */
export const SecondFactor = meta.story({
  args: {
    secondFactor: { ticket: 't', methods: [...sampleSecondFactor.methods] },
    secondFactorForm: <SecondFactorForm {...sampleSecondFactor} />,
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByLabelText(wordsOf(globals).password)).toBeNull();
  },
});
