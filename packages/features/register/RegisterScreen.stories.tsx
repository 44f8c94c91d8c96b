import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { loading, ready } from '../shared/remote.ts';
import { registerFields, type RegisterField } from './register.form.ts';
import {
  filledValues,
  longWords,
  quietCode,
  SampleBrand,
  sampleTerms,
  sampleForm,
  sampleRegister,
  wordsOf,
} from './register.samples.tsx';
import { RegisterScreen, type RegisterScreenProps } from './RegisterScreen.tsx';

const meta = preview.type<{ args: Partial<RegisterScreenProps> }>().meta({
  title: 'Screens/Register/Page',
  render: (args, { globals }) => (
    <RegisterScreen {...sampleRegister} loginHref="/login" {...args} brand={<SampleBrand globals={globals} />} />
  ),
  parameters: { layout: 'fullscreen' },
});

/** Both methods: mobile first (REG-01). What browsers and password managers look for is there. */
export const Mobile = meta.story({
  args: { onMethod: fn(), onSubmit: fn(async () => 'wrong' as const) },
  play: async ({ canvas, args, globals }) => {
    const words = wordsOf(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: words.methods.mobile })).toHaveAttribute('aria-selected', 'true');
    const number = canvas.getByRole('textbox', { name: words.fields.mobileNum });
    await expect(number).toHaveAttribute('type', 'tel');
    await expect(number).toHaveAttribute('aria-required', 'true');
    const code = canvas.getByRole('textbox', { name: words.fields.verificationCode });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByLabelText(words.fields.password)).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByRole('checkbox')).toBeChecked();

    await userEvent.click(canvas.getByRole('tab', { name: words.methods.username }));
    await expect(args.onMethod).toHaveBeenCalledWith('username');
    await userEvent.type(number, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** One method only: no tabs. */
export const Username = meta.story({
  args: { form: ready(sampleForm({ flags: ['USERNAMEREG3'], captcha: true })) },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals);
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: words.fields.username })).toHaveAttribute(
      'autocomplete',
      'username',
    );
    await expect(canvas.getByRole('textbox', { name: words.fields.captcha })).toBeVisible();
  },
});

/** The least that a server can ask for: a number. */
export const Minimal = meta.story({
  args: { form: ready(sampleForm({ flags: ['MOBILENUMREG3'], rules: [] })) },
  globals: { viewport: { value: 'smallest' } },
});

/** Everything that a server can ask for, on wide screens in pairs. */
export const EveryField = meta.story({
  args: {
    form: ready(sampleForm({ method: 'username', all: true, captcha: true })),
    values: filledValues,
    sms: { ...quietCode, secondsLeft: 287, sent: true },
  },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals);
    for (const field of registerFields)
      await expect(canvas.getByLabelText(words.fields[field], { selector: 'input' })).toBeVisible();
    // A countdown is a disabled button, and read out by nobody.
    const send = canvas.getByRole('button', { name: /04:47/ });
    await expect(send).toBeDisabled();
    await expect(send.closest('[aria-live]')).toBeNull();
  },
});

/** The same where it matters most. */
export const EveryFieldNarrow = meta.story({
  args: EveryField.input.args,
  globals: { viewport: { value: 'smallest' } },
});

export const Loading = meta.story({ args: { form: loading } });

export const Failed = meta.story({
  args: { form: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.form?.status === 'failed' && args.form.retry).toHaveBeenCalledOnce();
  },
});

/** The operator takes nobody at the moment. */
export const Closed = meta.story({ args: { form: ready(sampleForm({ flags: [] })) } });

/** Errors at the fields and in a summary that has the focus; each line of it leads to its field. */
export const WrongEverywhere = meta.story({
  args: {
    form: ready(sampleForm({ method: 'username', captcha: true })),
    values: { ...filledValues, username: '9x', password: 'abc', confirmPassword: 'abd', birthday: '2020-01-01' },
    termsAccepted: false,
    termsMissing: true,
    problems: {
      username: { key: 'in_range', pattern: 'letterFirst', min: 4, max: 16 },
      password: { key: 'in_range', pattern: 'lettersAndDigits', min: 8, max: 20 },
      confirmPassword: { key: 'mismatch' },
      mobileNum: { key: 'phone_digits', min: 10 },
      verificationCode: { key: 'required' },
      payeeName: { key: 'pattern', pattern: 'firstAndLastName' },
      birthday: { key: 'too_young', min: 21 },
      captcha: { key: 'exact', pattern: 'digits', min: 4, max: 4 },
    },
    attention: { to: 'summary', count: 1 },
  },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals);
    const summary = canvas.getByRole('group', { name: words.summary.title });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(9);
    const username = canvas.getByRole('textbox', { name: words.fields.username });
    await expect(username).toHaveAccessibleDescription(/4–16/);
    // By keyboard: from the summary to the first field that is wrong.
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(username).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: words.terms.problem }));
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
  },
});

/** Somebody else has the name: said at the field, which has the focus. */
export const TakenName = meta.story({
  args: {
    form: ready(sampleForm({ method: 'username' })),
    values: filledValues,
    problems: { username: { key: 'account_taken' } },
    attention: { to: 'username', count: 1 },
  },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals);
    const username = canvas.getByRole('textbox', { name: words.fields.username });
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription(new RegExp(words.problems.account_taken));
  },
});

/** Nobody knows whether it got through: it may not be tried blindly again. */
export const LostAnswer = meta.story({
  args: { values: filledValues, failure: { kind: 'network', outcomeUnknown: true } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(wordsOf(globals).maybeRegistered);
  },
});

export const Busy = meta.story({ args: { values: filledValues, busy: true } });

/** REG-09: a link's code that nobody knows; then, one that the server refuses when it is sent. */
export const LinkCodeInvalid = meta.story({
  args: {
    form: ready(sampleForm({ method: 'username', link: { code: 'WRONG', state: 'invalid' } })),
    codeRefused: true,
    onCodeRefusalSeen: fn(),
  },
  play: async ({ args, globals }) => {
    const words = wordsOf(globals);
    const dialog = await screen.findByRole('alertdialog', { name: words.invitation_code_error.title });
    const confirm = within(dialog).getByRole('button', { name: words.invitation_code_error.confirm });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCodeRefusalSeen).toHaveBeenCalledOnce();
  },
});

/** REG-09: a valid one hides its field. */
export const LinkCodeValid = meta.story({
  args: { form: ready(sampleForm({ method: 'username', link: { code: 'FRIEND88', state: 'valid' } })) },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals);
    await expect(canvas.queryByRole('textbox', { name: words.fields.affiliateCode })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: words.fields.recommenderId })).toBeVisible();
  },
});

/** SMS-01d: the server's own words, and one button. */
export const SmsFailed = meta.story({
  args: {
    values: filledValues,
    sms: {
      ...quietCode,
      failure: {
        kind: 'refused',
        code: 'unknown',
        message: longWords,
        detail: {},
      },
      onFailureSeen: fn(),
    },
  },
  play: async ({ args, globals }) => {
    const words = wordsOf(globals);
    const dialog = await screen.findByRole('alertdialog', { name: words.sms.failed });
    await userEvent.click(within(dialog).getByRole('button', { name: words.sms.confirm }));
    await expect(args.sms?.onFailureSeen).toHaveBeenCalledOnce();
  },
});

/** REG-05a: read over the form; the address is that of the help. */
export const Terms = meta.story({
  args: { terms: { open: true, text: ready(sampleTerms) }, onTermsOpen: fn() },
  play: async ({ canvas, args, globals }) => {
    const words = wordsOf(globals);
    await screen.findByRole('dialog', { name: words.terms.title });
    const link = canvas.getByRole('link', { name: words.terms.link, hidden: true });
    await expect(link).toHaveAttribute('href', '/help#term');
    await userEvent.keyboard('{Escape}');
    await expect(args.onTermsOpen).toHaveBeenCalledWith(false);
  },
});

/** Typed into as people do it: dashes come by themselves, the caret stays, the password says what it still needs. */
export const Typing = meta.story({
  render: function Render(args) {
    const [values, setValues] = useState(sampleRegister.values);
    const onType = (field: RegisterField, value: string): void => setValues((all) => ({ ...all, [field]: value }));
    return <RegisterScreen {...sampleRegister} {...args} values={values} onType={onType} />;
  },
  play: async ({ canvas, globals, step }) => {
    const words = wordsOf(globals);
    await step('a number, corrected in the middle', async () => {
      const number = canvas.getByRole<HTMLInputElement>('textbox', { name: words.fields.mobileNum });
      await userEvent.type(number, '0812345678');
      await expect(number).toHaveValue('081-234-5678');
      await userEvent.type(number, '{Backspace}9', { initialSelectionStart: 5, initialSelectionEnd: 5 });
      await expect(number).toHaveValue('081-934-5678');
      await expect(number.selectionStart).toBe(5);
      await userEvent.clear(number);
      await userEvent.click(number);
      await userEvent.paste('+66 81 234 5678');
      await expect(number).toHaveValue('081-234-5678');
    });
    await step('a password', async () => {
      const password = canvas.getByLabelText(words.fields.password);
      await userEvent.type(password, 'lotus');
      await expect(canvas.getAllByRole('img', { name: words.strength.missing }).length).toBeGreaterThan(0);
      await userEvent.type(password, '2569');
      await expect(canvas.queryByRole('img', { name: words.strength.missing })).toBeNull();
      await userEvent.type(canvas.getByLabelText(words.fields.confirmPassword), 'lotus2569');
      await expect(canvas.getByText(words.strength.matches)).toBeVisible();
      await userEvent.click(
        canvas.getByRole('button', { name: words.showPassword.replace('{field}', words.fields.password) }),
      );
      await expect(password).toHaveAttribute('type', 'text');
    });
    await step('a birthday of the Buddhist era', async () => {
      const birthday = canvas.getByRole('textbox', { name: words.fields.birthday });
      await userEvent.type(birthday, '25380831');
      await expect(birthday).toHaveValue('1995-08-31');
      await expect(birthday).toHaveAccessibleDescription(/2538|1995/);
    });
  },
});
