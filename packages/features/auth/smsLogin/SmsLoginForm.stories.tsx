import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleSmsView } from '../login/login.samples.ts';
import { sampleSmsLogin, sampleSmsValues } from './smsLogin.samples.ts';
import { SmsLoginForm } from './SmsLoginForm.tsx';

const meta = preview.meta({
  title: 'Screens/Login/By SMS',
  component: SmsLoginForm,
  args: sampleSmsLogin,
  decorators: [(Story) => <div style={{ maxWidth: '24rem', marginInline: 'auto' }}>{Story()}</div>],
});

export const Empty = meta.story({
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const mobile = canvas.getByRole('textbox', { name: t('login:sms.mobile') });
    await expect(mobile).toHaveAttribute('autocomplete', 'tel-national');
    await userEvent.type(mobile, '0');
    await expect(args.onType).toHaveBeenCalledWith('mobileNum', '0');
    const code = canvas.getByRole('textbox', { name: t('login:sms.code', { length: '5' }) });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(code, '1{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: t('login:sms.remember') }));
    await expect(args.onRemember).toHaveBeenCalledWith(true);
  },
});

/** A code was sent: its field is focused, and another code cannot be requested yet. */
export const CodeSent = meta.story({
  args: { values: { ...sampleSmsValues, remember: true }, sms: sampleSmsView({ sent: true, secondsLeft: 118 }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /SMS/ })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: /01:58/ })).toBeDisabled();
  },
});

export const Wrong = meta.story({
  args: {
    values: { ...sampleSmsValues, mobileNum: '081-234', code: '999' },
    problems: { mobileNum: { key: 'phone_digits', min: 10 }, code: { key: 'code_incorrect' } },
    attention: { to: 'mobileNum', count: 1 },
  },
  play: async ({ canvas, sandbox }) => {
    const mobile = canvas.getByRole('textbox', { name: translatorOf(sandbox)('login:sms.mobile') });
    await expect(mobile).toHaveFocus();
    await expect(mobile).toHaveAccessibleDescription(/10/);
  },
});

/** The attempt was refused, on the narrowest phone, with a long country name. */
export const RefusedNarrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    values: { ...sampleSmsValues, mobileNum: '9171234567', dialingCode: '63' },
    dialingCode: '63',
    failure: { kind: 'refused', code: 'not_agent', message: '', detail: {} },
    busy: true,
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible(),
});

/** SMS-01d: sending the code failed. */
export const NotSent = meta.story({
  args: {
    values: sampleSmsValues,
    sms: sampleSmsView({
      failure: { kind: 'refused', code: 'quota_exceeded', message: '', detail: {} },
      onFailureSeen: fn(),
    }),
  },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { hidden: false }));
    await expect(args.sms.onFailureSeen).toHaveBeenCalledOnce();
  },
});
