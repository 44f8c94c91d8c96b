import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { SampleBrand } from '#storybook/SampleBrand.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { TermsDialog } from './parts/TermsDialog.tsx';
import { registerFields, type RegisterField } from './register.form.ts';
import { filledValues, longWords, sampleCode, sampleTerms, sampleForm, sampleRegister } from './register.samples.tsx';
import type { RegisterFormProps } from './register.types.ts';
import { RegisterScreen } from './RegisterScreen.tsx';
import { useRegisterScreen } from './useRegisterScreen.tsx';

const meta = preview.type<{ args: RegisterFormProps }>().meta({
  title: 'Screens/Register/Page',
  args: { ...sampleRegister, loginHref: '/login' },
  render: (args, { globals }) => <RegisterScreen form={args} brand={<SampleBrand globals={globals} />} />,
  parameters: { layout: 'fullscreen' },
});

/** Both methods, mobile first (GEN-06f, REG-01). The fields have the attributes that autofill needs. */
export const Mobile = meta.story({
  args: { onMethod: fn(), onSubmit: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { level: 1, name: t('register:title') })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: t('register:methods.mobile') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const number = canvas.getByRole('textbox', { name: t('fields:fields.mobileNum') });
    await expect(number).toHaveAttribute('type', 'tel');
    await expect(number).toHaveAttribute('aria-required', 'true');
    const code = canvas.getByRole('textbox', { name: t('fields:fields.verificationCode') });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByLabelText(t('fields:fields.password'))).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByRole('checkbox')).toBeChecked();

    await userEvent.click(canvas.getByRole('tab', { name: t('register:methods.username') }));
    await expect(args.onMethod).toHaveBeenCalledWith('username');
    await userEvent.type(number, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** A single method has no tabs. */
export const Username = meta.story({
  args: { view: ready(sampleForm({ flags: ['USERNAMEREG3'], captcha: true })) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: t('fields:fields.username') })).toHaveAttribute(
      'autocomplete',
      'username',
    );
    await expect(canvas.getByRole('textbox', { name: t('fields:fields.captcha') })).toBeVisible();
  },
});

/** The shortest form: a number only. */
export const Minimal = meta.story({
  args: { view: ready(sampleForm({ flags: ['MOBILENUMREG3'], rules: [] })) },
  globals: { viewport: { value: 'smallest' } },
});

/** All fields, in two columns on wide screens. */
export const EveryField = meta.story({
  args: {
    view: ready(sampleForm({ method: 'username', all: true, captcha: true })),
    values: filledValues,
    sms: { ...sampleCode, secondsLeft: 287, sent: true },
  },
  play: async ({ canvas, sandbox }) => {
    for (const field of registerFields)
      await expect(
        canvas.getByLabelText(translatorOf(sandbox)(`fields:fields.${field}`), { selector: 'input' }),
      ).toBeVisible();
    // The countdown is a disabled button and not announced.
    const send = canvas.getByRole('button', { name: /04:47/ });
    await expect(send).toBeDisabled();
    await expect(send.closest('[aria-live]')).toBeNull();
  },
});

/** All fields on the narrowest phone. */
export const EveryFieldNarrow = meta.story({
  args: EveryField.input.args,
  globals: { viewport: { value: 'smallest' } },
});

export const Loading = meta.story({ args: { view: loading } });

export const Failed = meta.story({
  args: { view: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.view.status === 'failed' && args.view.retry).toHaveBeenCalledOnce();
  },
});

/** Registration is closed. */
export const Closed = meta.story({ args: { view: ready(sampleForm({ flags: [] })) } });

/** Errors at the fields and in a focused summary whose lines lead to the fields. */
export const WrongEverywhere = meta.story({
  args: {
    view: ready(sampleForm({ method: 'username', captcha: true })),
    values: { ...filledValues, username: '9x', password: 'abc', confirmPassword: 'abd', birthday: '2020-01-01' },
    termsAccepted: false,
    termsMissing: true,
    problems: {
      username: { key: 'in_range', pattern: 'letterFirst', min: 4, max: 16 },
      password: { key: 'password_weak' },
      confirmPassword: { key: 'mismatch' },
      mobileNum: { key: 'phone_digits', min: 10 },
      verificationCode: { key: 'required' },
      payeeName: { key: 'pattern', pattern: 'firstAndLastName' },
      birthday: { key: 'too_young', min: 21 },
      captcha: { key: 'exact', pattern: 'digits', min: 4, max: 4 },
    },
    attention: { to: 'summary', count: 1 },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const summary = canvas.getByRole('group', { name: t('fields:summary.title') });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(9);
    const username = canvas.getByRole('textbox', { name: t('fields:fields.username') });
    // PAT-02: what is wrong, in front of the rule.
    await expect(username).toHaveAccessibleDescription(
      expect.stringMatching(new RegExp(`^${t('fields:invalid.account', { rule: '.+4–16' })}`)),
    );
    await expect(canvas.getByRole('textbox', { name: t('fields:fields.payeeName') })).toHaveAccessibleDescription(
      expect.stringContaining(t('fields:invalid.realName', { rule: t('fields:patterns.firstAndLastName') })),
    );
    await expect(canvas.getByText(t('fields:required'))).toBeVisible();
    // By keyboard: from the summary to the first wrong field.
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(username).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: t('register:terms.problem') }));
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
  },
});

/** The user name is taken: the error is shown at the field, which is focused. */
export const TakenName = meta.story({
  args: {
    view: ready(sampleForm({ method: 'username' })),
    values: filledValues,
    problems: { username: { key: 'account_taken' } },
    attention: { to: 'username', count: 1 },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const username = canvas.getByRole('textbox', { name: t('fields:fields.username') });
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription(new RegExp(t('fields:problems.account_taken')));
  },
});

/** The outcome is unknown: the form advises to log in before trying again. */
export const LostAnswer = meta.story({
  args: { values: filledValues, failure: { kind: 'network', outcomeUnknown: true } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(translatorOf(sandbox)('register:maybeRegistered'));
  },
});

export const Busy = meta.story({ args: { values: filledValues, busy: true } });

/** REG-09: the code of the link is unknown, and the server refuses the entered one. */
export const LinkCodeInvalid = meta.story({
  args: {
    view: ready(sampleForm({ method: 'username', link: { code: 'WRONG', state: 'invalid' } })),
    codeRefused: true,
    onCodeRefusalSeen: fn(),
  },
  play: async ({ args, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await screen.findByRole('alertdialog', { name: t('register:invitation_code_error.title') });
    const confirm = within(dialog).getByRole('button', { name: t('register:invitation_code_error.confirm') });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCodeRefusalSeen).toHaveBeenCalledOnce();
  },
});

/** REG-09: a valid code of the link hides the field. */
export const LinkCodeValid = meta.story({
  args: { view: ready(sampleForm({ method: 'username', link: { code: 'FRIEND88', state: 'valid' } })) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.queryByRole('textbox', { name: t('fields:fields.affiliateCode') })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: t('fields:fields.recommenderId') })).toBeVisible();
  },
});

/** SMS-01d: shows the server's message and one button. */
export const SmsFailed = meta.story({
  args: {
    values: filledValues,
    sms: {
      ...sampleCode,
      failure: {
        kind: 'refused',
        code: 'unknown',
        message: longWords,
        detail: {},
      },
      onFailureSeen: fn(),
    },
  },
  play: async ({ args, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await screen.findByRole('alertdialog', { name: t('fields:sms.failed') });
    await userEvent.click(within(dialog).getByRole('button', { name: t('fields:sms.confirm') }));
    await expect(args.sms?.onFailureSeen).toHaveBeenCalledOnce();
  },
});

/** REG-05a: opens in a dialog; the link's address is that of the help centre. */
export const Terms = meta.story({
  args: {
    termsOpen: true,
    Terms: ({ open, onClose }) => <TermsDialog open={open} text={ready(sampleTerms)} onClose={onClose} />,
    onTermsOpen: fn(),
  },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await screen.findByRole('dialog', { name: t('register:terms.title') });
    const link = canvas.getByRole('link', { name: t('register:terms.link'), hidden: true });
    await expect(link).toHaveAttribute('href', '/help#term');
    await userEvent.keyboard('{Escape}');
    await expect(args.onTermsOpen).toHaveBeenCalledWith(false);
  },
});

/** Typing: dashes are inserted, the caret keeps its position, the strength list updates. */
export const Typing = meta.story({
  render: function Render(args) {
    const [values, setValues] = useState(sampleRegister.values);
    const onType = (field: RegisterField, value: string): void => setValues((all) => ({ ...all, [field]: value }));
    return <RegisterScreen form={{ ...args, values, onType }} />;
  },
  play: async ({ canvas, step, sandbox }) => {
    const t = translatorOf(sandbox);
    await step('a number, corrected in the middle', async () => {
      const number = canvas.getByRole<HTMLInputElement>('textbox', { name: t('fields:fields.mobileNum') });
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
      const password = canvas.getByLabelText(t('fields:fields.password'));
      await userEvent.type(password, 'lotus');
      await expect(canvas.getAllByRole('img', { name: t('fields:strength.missing') }).length).toBeGreaterThan(0);
      await userEvent.type(password, '2569');
      await expect(canvas.queryByRole('img', { name: t('fields:strength.missing') })).toBeNull();
      await userEvent.type(canvas.getByLabelText(t('fields:fields.confirmPassword')), 'lotus2569');
      await expect(canvas.getByText(t('fields:strength.matches'))).toBeVisible();
      await userEvent.click(
        canvas.getByRole('button', { name: t('fields:showPassword', { field: t('fields:fields.password') }) }),
      );
      await expect(password).toHaveAttribute('type', 'text');
    });
    await step('a birthday of the Buddhist era', async () => {
      const birthday = canvas.getByRole('textbox', { name: t('fields:fields.birthday') });
      await userEvent.type(birthday, '25380831');
      await expect(birthday).toHaveValue('1995-08-31');
      await expect(birthday).toHaveAccessibleDescription(/2538|1995/);
    });
  },
});

const onPlatform = platformStories(() => <RegisterScreen {...useRegisterScreen()} />, {
  persona: 'visitor',
  path: '/register',
});

export const AsVisitor = meta.story(onPlatform.ready);
export const InMaintenance = meta.story(onPlatform.maintenance);

/** REG-05a: the operator's terms, with the facts of the configuration. The code of their dialog loads when they are opened. */
export const OpensTerms = meta.story({
  ...onPlatform.ready,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('link', { name: t('register:terms.link') }));
    const dialog = await screen.findByRole('dialog', { name: t('register:terms.title') });
    const age = await within(dialog).findByText(/21/);
    await waitFor(() => expect(age).toBeVisible());
    await expect(dialog).not.toHaveTextContent(/[{}]/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('link', { name: t('register:terms.link') })).toHaveFocus();
  },
});
export const LongText = meta.story(onPlatform.longText);
