import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { type PasswordProblems, emptyForm } from '../password/form.model.ts';
import {
  bothMethods,
  emailOnly,
  filledValues,
  fieldMessagesOf,
  sampleForgot,
  sampleSms,
  messagesOf,
} from '../password/password.samples.ts';
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
  play: async ({ canvas, args, globals }) => {
    const { methods } = messagesOf(globals).forgot;
    await expect(canvas.getByRole('tab', { name: methods.mobile })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: methods.email }));
    await expect(args.onMethod).toHaveBeenCalledWith('email');

    const { fields, required } = fieldMessagesOf(globals);
    // PAT-02.
    await expect(canvas.getByText(required)).toBeVisible();
    // The code comes last: it is valid for a short time only.
    await expect([...canvas.getByRole('form').querySelectorAll('input')].at(-1)).toHaveAttribute(
      'name',
      'verificationCode',
    );
    await expect(canvas.getByLabelText(fields.mobileNum, { selector: 'input' })).toHaveAttribute(
      'autocomplete',
      'tel-national',
    );
    await expect(canvas.getByLabelText(fields.verificationCode, { selector: 'input' })).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    const password = canvas.getByLabelText(messagesOf(globals).fields.newPassword);
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(canvas.getByLabelText(messagesOf(globals).fields.confirmPassword)).toHaveAttribute('name');

    await userEvent.click(canvas.getByRole('button', { name: fieldMessagesOf(globals).sms.send }));
    await expect(args.sms.onSend).toHaveBeenCalledOnce();
  },
});

/** FGT-01: a single method has no tabs. Enter submits. */
export const ByEmail = meta.story({
  args: { view: ready(emailOnly), values: { ...emptyForm.values, username: 'somchai' } },
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
    const { fields } = fieldMessagesOf(globals);
    await expect(canvas.getByLabelText(fields.username, { selector: 'input' })).toHaveAttribute(
      'autocomplete',
      'username',
    );
    const email = canvas.getByLabelText(fields.email, { selector: 'input' });
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
  play: async ({ canvas, globals }) => {
    const list = canvas.getByRole('group', { name: fieldMessagesOf(globals).summary.title });
    await waitFor(() => expect(list).toHaveFocus());
    const lines = within(list).getAllByRole('link');
    await expect(lines).toHaveLength(4);
    for (const line of lines) if (line === lines.at(-1)) await userEvent.click(line);
    await expect(
      canvas.getByLabelText(fieldMessagesOf(globals).fields.verificationCode, { selector: 'input' }),
    ).toHaveFocus();
  },
});

export const WrongByEmail = meta.story({
  args: {
    view: ready({ ...bothMethods, method: 'email' }),
    values: { ...filledValues, email: 'somchai' },
    problems: { email: { key: 'pattern', pattern: 'email' } },
    attention: { to: 'email', count: 1 },
  },
  play: async ({ canvas, globals }) => {
    const { fields, patterns, summary } = fieldMessagesOf(globals);
    await waitFor(() => expect(canvas.getByLabelText(fields.email, { selector: 'input' })).toHaveFocus());
    await expect(canvas.getByLabelText(fields.email, { selector: 'input' })).toHaveAccessibleDescription(
      patterns.email,
    );
    await expect(canvas.queryByRole('group', { name: summary.title })).toBeNull();
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
  play: async ({ canvas, globals }) => {
    const code = canvas.getByLabelText(fieldMessagesOf(globals).fields.verificationCode, { selector: 'input' });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(
      expect.stringContaining(fieldMessagesOf(globals).problems.code_expired),
    );
  },
});

export const BusyWhileCounting = meta.story({
  args: { values: filledValues, busy: true, sms: { ...sampleSms, sent: true, secondsLeft: 83 } },
  play: async ({ canvas, globals }) => {
    const submit = canvas.getByRole('button', { name: messagesOf(globals).forgot.mobileSubmit });
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
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals).support }));
    await expect(args.onSupport).toHaveBeenCalledOnce();
  },
});

/** The outcome is unknown: the password may have changed. */
export const LostAnswer = meta.story({
  args: { values: filledValues, failure: { kind: 'network', outcomeUnknown: true } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messagesOf(globals).forgot.maybeSet);
  },
});

export const CodeNotSent = meta.story({
  args: {
    values: filledValues,
    sms: { ...sampleSms, secondsLeft: 299, failure: { kind: 'rateLimited', retryAfterMs: 0 } },
  },
  play: async ({ args, globals }) => {
    const messages = fieldMessagesOf(globals).sms;
    const dialog = await screen.findByRole('alertdialog', { name: messages.failed });
    await userEvent.click(within(dialog).getByRole('button', { name: messages.confirm }));
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
  play: async ({ canvas, args, globals }) => {
    const messages = messagesOf(globals).in_been_out;
    await waitFor(() => expect(canvas.getByRole('group', { name: messages.title })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: messages.again }));
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
