import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { loading, ready } from '../shared/remote.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { type PasswordProblems, emptyForm } from './form.model.ts';
import {
  bothMethods,
  emailOnly,
  filledValues,
  fieldWordsOf,
  sampleForgot,
  sampleSms,
  wordsOf,
} from './password.samples.ts';

const retry = fn();

const meta = preview.meta({
  title: 'Screens/Password/Forgot form',
  component: ForgotForm,
  args: sampleForgot,
  decorators: [(Story) => <div style={{ maxWidth: '30rem', marginInline: 'auto' }}>{Story()}</div>],
});

/** FGT-02: by phone first; browsers and password managers know what each field is. */
export const ByPhone = meta.story({
  args: { loginHref: '/login' },
  play: async ({ canvas, args, globals }) => {
    const { methods } = wordsOf(globals).forgot;
    await expect(canvas.getByRole('tab', { name: methods.mobile })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: methods.email }));
    await expect(args.onMethod).toHaveBeenCalledWith('email');

    const { fields } = fieldWordsOf(globals);
    await expect(canvas.getByLabelText(fields.mobileNum, { selector: 'input' })).toHaveAttribute(
      'autocomplete',
      'tel-national',
    );
    await expect(canvas.getByLabelText(fields.verificationCode, { selector: 'input' })).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    const password = canvas.getByLabelText(wordsOf(globals).fields.newPassword);
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(canvas.getByLabelText(wordsOf(globals).fields.confirmPassword)).toHaveAttribute('name');

    await userEvent.click(canvas.getByRole('button', { name: fieldWordsOf(globals).sms.send }));
    await expect(args.sms.onSend).toHaveBeenCalledOnce();
  },
});

/** FGT-01: where the other method is off there is nothing to choose. Enter sends. */
export const ByEmail = meta.story({
  args: { form: ready(emailOnly), values: { ...emptyForm.values, username: 'somchai' } },
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
    const { fields } = fieldWordsOf(globals);
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
  newPassword: { key: 'in_range', pattern: 'lettersAndDigits', min: 8, max: 20 },
  confirmPassword: { key: 'mismatch' },
};

/** More than one thing is wrong: the list has the focus, and each line leads to its field. */
export const WrongEverywhere = meta.story({
  args: {
    values: { ...filledValues, mobileNum: '081-234', verificationCode: '', newPassword: 'lotus' },
    problems: everywhere,
    attention: { to: 'summary', count: 1 },
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, globals }) => {
    const list = canvas.getByRole('group', { name: fieldWordsOf(globals).summary.title });
    await waitFor(() => expect(list).toHaveFocus());
    const lines = within(list).getAllByRole('link');
    await expect(lines).toHaveLength(4);
    for (const line of lines) if (line === lines[1]) await userEvent.click(line);
    await expect(
      canvas.getByLabelText(fieldWordsOf(globals).fields.verificationCode, { selector: 'input' }),
    ).toHaveFocus();
  },
});

export const WrongByEmail = meta.story({
  args: {
    form: ready({ ...bothMethods, method: 'email' }),
    values: { ...filledValues, email: 'somchai' },
    problems: { email: { key: 'pattern', pattern: 'email' } },
    attention: { to: 'email', count: 1 },
  },
  play: async ({ canvas, globals }) => {
    const { fields, patterns, summary } = fieldWordsOf(globals);
    await waitFor(() => expect(canvas.getByLabelText(fields.email, { selector: 'input' })).toHaveFocus());
    await expect(canvas.getByLabelText(fields.email, { selector: 'input' })).toHaveAccessibleDescription(
      patterns.email,
    );
    await expect(canvas.queryByRole('group', { name: summary.title })).toBeNull();
  },
});

/** The code came and has expired; another can be asked for. */
export const CodeExpired = meta.story({
  args: {
    values: filledValues,
    problems: { verificationCode: { key: 'code_expired' } },
    attention: { to: 'verificationCode', count: 1 },
    sms: { ...sampleSms, sent: true },
  },
  play: async ({ canvas, globals }) => {
    const code = canvas.getByLabelText(fieldWordsOf(globals).fields.verificationCode, { selector: 'input' });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(
      expect.stringContaining(fieldWordsOf(globals).problems.code_expired),
    );
  },
});

export const BusyWhileCounting = meta.story({
  args: { values: filledValues, busy: true, sms: { ...sampleSms, sent: true, secondsLeft: 83 } },
  play: async ({ canvas, globals }) => {
    const submit = canvas.getByRole('button', { name: wordsOf(globals).forgot.mobileSubmit });
    await expect(submit).toHaveAttribute('aria-busy', 'true');
  },
});

/** What only customer service can help with says so, where somebody answers. */
export const NotAllowed = meta.story({
  args: {
    values: filledValues,
    failure: { kind: 'refused', code: 'operation_not_allowed', message: '', detail: {} },
    attention: { to: 'failure', count: 1 },
  },
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: wordsOf(globals).support }));
    await expect(args.onSupport).toHaveBeenCalledOnce();
  },
});

/** The answer was lost: the password may be a new one all the same. */
export const LostAnswer = meta.story({
  args: { values: filledValues, failure: { kind: 'network', outcomeUnknown: true } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(wordsOf(globals).forgot.maybeSet);
  },
});

export const CodeNotSent = meta.story({
  args: {
    values: filledValues,
    sms: { ...sampleSms, secondsLeft: 299, failure: { kind: 'rateLimited', retryAfterMs: 0 } },
  },
  play: async ({ args, globals }) => {
    const words = fieldWordsOf(globals).sms;
    const dialog = await screen.findByRole('alertdialog', { name: words.failed });
    await userEvent.click(within(dialog).getByRole('button', { name: words.confirm }));
    await expect(args.sms.onFailureSeen).toHaveBeenCalledOnce();
  },
});

/** `in_been_out`: to whatever address, the same words. */
export const Sent = meta.story({
  args: {
    form: ready({ ...bothMethods, method: 'email' }),
    sentTo: 'somchai.who-has-a-very-long-name.and-a-longer-surname@mail.kinnari-demonstration.example',
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, args, globals }) => {
    const words = wordsOf(globals).in_been_out;
    await waitFor(() => expect(canvas.getByRole('group', { name: words.title })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: words.again }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { form: loading } });

export const Failed = meta.story({
  args: { form: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry }, loginHref: '/login' },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});
