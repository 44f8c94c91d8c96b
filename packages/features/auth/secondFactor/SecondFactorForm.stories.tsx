import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleSmsView } from '../login/login.samples.ts';
import { PasskeyLoginButton } from '../passkey/PasskeyLoginButton.tsx';
import { sampleSecondFactor } from './secondFactor.samples.ts';
import { SecondFactorForm } from './SecondFactorForm.tsx';

const meta = preview.meta({
  title: 'Screens/Login/Second factor',
  component: SecondFactorForm,
  args: sampleSecondFactor,
  decorators: [(Story) => <div style={{ maxWidth: '24rem', marginInline: 'auto' }}>{Story()}</div>],
});

/** The title is focused first, so that the step is announced. The methods are a radio group. */
export const BySms = meta.story({
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: t('secondFactor:title') }).parentElement).toHaveFocus(),
    );
    await expect(canvas.getByText(/08x-xxx-9012/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: t('secondFactor:methods.sms') })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: t('secondFactor:methods.bankName') }));
    await expect(args.onMethod).toHaveBeenCalledWith('bankName');
    await userEvent.type(canvas.getByRole('textbox', { name: t('secondFactor:answers.sms') }), '1{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('secondFactor:back') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

/** A passkey of the account is the shorter way: its button stands below the code. */
export const WithPasskey = meta.story({
  args: { passkey: <PasskeyLoginButton busy={false} problem={null} onPress={fn()} /> },
});

export const ByEmailSent = meta.story({
  args: { method: 'email', code: sampleSmsView({ sent: true, secondsLeft: 90 }) },
});

export const ByAuthenticatorWrong = meta.story({
  args: {
    method: 'google',
    values: { ...sampleSecondFactor.values, google: '123456' },
    problems: { google: { kind: 'refused', code: 'second_factor_incorrect', message: '', detail: {} } },
    attention: { to: 'google', count: 1 },
  },
  play: async ({ canvas, sandbox }) => {
    const answer = canvas.getByRole('textbox', { name: translatorOf(sandbox)('secondFactor:answers.google') });
    await expect(answer).toHaveAttribute('autocomplete', 'one-time-code');
    await waitFor(() => expect(answer).toHaveFocus());
    await expect(answer).toBeInvalid();
  },
});

/** A single method has no radio group. Busy, on the narrowest phone. */
export const ByBankNameAlone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    method: 'bankName',
    methods: [{ method: 'bankName', hint: '' }],
    problems: { bankName: 'required' },
    failure: { kind: 'network', outcomeUnknown: true },
    busy: true,
  },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      new RegExp(translatorOf(sandbox)('secondFactor:required')),
    );
  },
});
