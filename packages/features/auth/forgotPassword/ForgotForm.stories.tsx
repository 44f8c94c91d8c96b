import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { type PasswordProblems, emptyForm } from '../password/form.model.ts';
import { bothMethods, emailOnly, filledValues, sampleForgot, sampleSms } from '../password/password.samples.ts';
import { ForgotForm } from './ForgotForm.tsx';
import type { ForgotFormProps } from './forgotPassword.types.ts';

const retry = fn();

const meta = preview.type<{ args: ForgotFormProps }>().meta({
  title: 'Screens/Password/Forgot form',
  args: sampleForgot,
  render: (args) => <ForgotForm form={args} />,
  decorators: [(Story) => <div style={{ maxWidth: '30rem', marginInline: 'auto' }}>{Story()}</div>],
});

/** FGT-02: by phone first. The fields have the attributes that autofill needs. */
export const ByPhone = meta.story({
  args: { loginHref: '/login' },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('tab', { name: t('password:forgot.methods.mobile') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: t('password:forgot.methods.email') }));
    await expect(args.onMethod).toHaveBeenCalledWith('email');

    // PAT-02.
    await expect(canvas.getByText(t('fields:required'))).toBeVisible();
    // The code comes last: it is valid for a short time only.
    await expect([...canvas.getByRole('form').querySelectorAll('input')].at(-1)).toHaveAttribute(
      'name',
      'verificationCode',
    );
    await expect(canvas.getByLabelText(t('fields:fields.mobileNum'), { selector: 'input' })).toHaveAttribute(
      'autocomplete',
      'tel-national',
    );
    await expect(canvas.getByLabelText(t('fields:fields.verificationCode'), { selector: 'input' })).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    const password = canvas.getByLabelText(t('password:fields.newPassword'));
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(canvas.getByLabelText(t('password:fields.confirmPassword'))).toHaveAttribute('name');

    await userEvent.click(canvas.getByRole('button', { name: t('fields:sms.send') }));
    await expect(args.sms.onSend).toHaveBeenCalledOnce();
  },
});

/** FGT-01: a single method has no tabs. Enter submits. */
export const ByEmail = meta.story({
  args: { view: ready(emailOnly), values: { ...emptyForm.values, username: 'somchai' } },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getByLabelText(t('fields:fields.username'), { selector: 'input' })).toHaveAttribute(
      'autocomplete',
      'username',
    );
    const email = canvas.getByLabelText(t('fields:fields.email'), { selector: 'input' });
    await expect(email).toHaveAttribute('autocomplete', 'email');
    await userEvent.click(email);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

const everywhere: PasswordProblems = {
  mobileNum: { key: 'phone_digits', min: 10 },
  verificationCode: { key: 'required' },
  newPassword: { key: 'password_weak' },
  confirmPassword: { key: 'mismatch' },
};

/** Several problems: the summary is focused, and each line leads to its field. */
export const WrongEverywhere = meta.story({
  args: {
    values: { ...filledValues, mobileNum: '081-234', verificationCode: '', newPassword: 'lotus' },
    problems: everywhere,
    attention: { to: 'summary', count: 1 },
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const list = canvas.getByRole('group', { name: t('fields:summary.title') });
    await waitFor(() => expect(list).toHaveFocus());
    const lines = within(list).getAllByRole('link');
    await expect(lines).toHaveLength(4);
    for (const line of lines) if (line === lines.at(-1)) await userEvent.click(line);
    await expect(canvas.getByLabelText(t('fields:fields.verificationCode'), { selector: 'input' })).toHaveFocus();
  },
});

export const WrongByEmail = meta.story({
  args: {
    view: ready({ ...bothMethods, method: 'email' }),
    values: { ...filledValues, email: 'somchai' },
    problems: { email: { key: 'pattern', pattern: 'email' } },
    attention: { to: 'email', count: 1 },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() => expect(canvas.getByLabelText(t('fields:fields.email'), { selector: 'input' })).toHaveFocus());
    await expect(canvas.getByLabelText(t('fields:fields.email'), { selector: 'input' })).toHaveAccessibleDescription(
      t('fields:patterns.email'),
    );
    await expect(canvas.queryByRole('group', { name: t('fields:summary.title') })).toBeNull();
  },
});

/** The code has expired; another one can be requested. */
export const CodeExpired = meta.story({
  args: {
    values: filledValues,
    problems: { verificationCode: { key: 'code_expired' } },
    attention: { to: 'verificationCode', count: 1 },
    sms: { ...sampleSms, sent: true },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const code = canvas.getByLabelText(t('fields:fields.verificationCode'), { selector: 'input' });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(expect.stringContaining(t('fields:problems.code_expired')));
  },
});

export const BusyWhileCounting = meta.story({
  args: { values: filledValues, busy: true, sms: { ...sampleSms, sent: true, secondsLeft: 83 } },
  play: async ({ canvas, sandbox }) => {
    const submit = canvas.getByRole('button', { name: translatorOf(sandbox)('password:forgot.mobileSubmit') });
    await expect(submit).toHaveAttribute('aria-busy', 'true');
  },
});

/** A refusal that customer service can help with offers to contact it. */
export const NotAllowed = meta.story({
  args: {
    values: filledValues,
    failure: { kind: 'refused', code: 'operation_not_allowed', message: '', detail: {} },
    attention: { to: 'failure', count: 1 },
  },
  play: async ({ canvas, args, sandbox }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: translatorOf(sandbox)('password:support') }));
    await expect(args.onSupport).toHaveBeenCalledOnce();
  },
});

/** The outcome is unknown: the password may have changed. */
export const LostAnswer = meta.story({
  args: { values: filledValues, failure: { kind: 'network', outcomeUnknown: true } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(translatorOf(sandbox)('password:forgot.maybeSet'));
  },
});

export const CodeNotSent = meta.story({
  args: {
    values: filledValues,
    sms: { ...sampleSms, secondsLeft: 299, failure: { kind: 'rateLimited', retryAfterMs: 0 } },
  },
  play: async ({ args, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await screen.findByRole('alertdialog', { name: t('fields:sms.failed') });
    await userEvent.click(within(dialog).getByRole('button', { name: t('fields:sms.confirm') }));
    await expect(args.sms.onFailureSeen).toHaveBeenCalledOnce();
  },
});

/** `in_been_out`: the same text for every address. */
export const Sent = meta.story({
  args: {
    view: ready({ ...bothMethods, method: 'email' }),
    sentTo: 'somchai.who-has-a-very-long-name.and-a-longer-surname@mail.kinnari-demonstration.example',
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() => expect(canvas.getByRole('group', { name: t('password:in_been_out.title') })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: t('password:in_been_out.again') }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { view: loading } });

export const Failed = meta.story({
  args: { view: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry }, loginHref: '/login' },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});
