import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { SampleBrand } from '#storybook/SampleBrand.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { TermsDialog } from './parts/TermsDialog.tsx';
import { type RegisterField, registerFields, stepOf } from './register.form.ts';
import { emptyRegister } from './register.model.ts';
import {
  filledValues,
  longWords,
  sampleCode,
  sampleForm,
  sampleRegister,
  sampleTerms,
  stepArgs,
} from './register.samples.tsx';
import type { RegisterFormProps } from './register.types.ts';
import { RegisterScreen } from './RegisterScreen.tsx';
import { useRegisterScreen } from './useRegisterScreen.tsx';

const meta = preview.type<{ args: RegisterFormProps }>().meta({
  title: 'Screens/Register/Page',
  args: { ...sampleRegister, loginHref: '/login' },
  render: (args, { globals }) => <RegisterScreen form={args} brand={<SampleBrand globals={globals} />} />,
  parameters: { layout: 'fullscreen' },
});

/** Both methods, mobile first (GEN-06f, REG-01): the number and the terms, and nothing else. */
export const Mobile = meta.story({
  args: { onMethod: fn(), onSubmit: fn(), onClear: fn(), onLeave: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { level: 1, name: t('register:title') })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: t('register:mobile.title') })).toBeVisible();
    await expect(canvas.getByRole('img', { name: t('register:step', { number: 1, count: 3 }) })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: t('register:methods.mobile') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    const number = canvas.getByRole('textbox', { name: t('fields:fields.mobileNum') });
    await expect(number).toHaveAttribute('type', 'tel');
    await expect(number).toHaveAttribute('autocomplete', 'tel-national');
    await expect(number).toHaveAttribute('aria-required', 'true');
    await expect(canvas.getByRole('checkbox')).toBeChecked();

    await userEvent.click(canvas.getByRole('tab', { name: t('register:methods.username') }));
    await expect(args.onMethod).toHaveBeenCalledWith('username');
    await userEvent.type(number, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    // REG-05c: nothing has been entered, so that leaving asks nothing.
    await userEvent.click(canvas.getByRole('button', { name: t('register:leave') }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

/** REG-05c: the way back out of the first step clears the form, and asks before it does. */
export const Clears = meta.story({
  args: { values: filledValues, onClear: fn(), onLeave: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const leave = canvas.getByRole('button', { name: t('register:leave') });
    await userEvent.click(leave);
    const keep = await screen.findByRole('button', { name: t('register:clear.keep') });
    await waitFor(() => expect(keep).toBeVisible());
    await userEvent.click(keep);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onClear).not.toHaveBeenCalled();
    await userEvent.click(leave);
    await userEvent.click(await screen.findByRole('button', { name: t('register:clear.confirm') }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

/** A single method has no tabs. */
export const Username = meta.story({
  args: stepArgs('number', { flags: ['USERNAMEREG3'], rules: [] }),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: t('fields:fields.username') })).toHaveAttribute(
      'autocomplete',
      'username',
    );
    await expect(canvas.getByRole('img', { name: t('register:step', { number: 1, count: 2 }) })).toBeVisible();
  },
});

/** The shortest form: a number only, which signs up at once. */
export const Minimal = meta.story({
  args: stepArgs('number', { flags: ['MOBILENUMREG3'], rules: [] }),
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('button', { name: translatorOf(sandbox)('register:submit') })).toBeVisible();
  },
});

/** The code in one input, drawn as boxes; the way to another number, and to another code once the wait is over. */
export const Code = meta.story({
  args: {
    ...stepArgs('code'),
    values: { ...filledValues, verificationCode: '482' },
    sms: { ...sampleCode, secondsLeft: 287, sent: true },
    onBack: fn(),
    onType: fn(),
  },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const code = await canvas.findByRole('textbox', { name: t('fields:fields.verificationCode') });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(code, '6');
    await expect(args.onType).toHaveBeenCalledWith('verificationCode', '4826');
    const wait = canvas.getByText(t('registerSteps:code.wait', { time: '04:47' }));
    await expect(wait.closest('[aria-live]')).toBeNull();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('registerSteps:code.edit') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

/** A code that was refused, longer than usual, on the narrowest phone. */
export const CodeWrong = meta.story({
  args: {
    ...stepArgs('code'),
    values: { ...filledValues, verificationCode: '๔๘๒๖๑๗' },
    problems: { verificationCode: { key: 'code_incorrect' } },
    attention: { to: 'verificationCode', count: 1 },
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const code = await canvas.findByRole('textbox', { name: t('fields:fields.verificationCode') });
    await expect(code).toHaveAccessibleDescription(new RegExp(t('fields:problems.code_incorrect')));
    await expect(canvas.getByRole('button', { name: t('fields:sms.again') })).toBeEnabled();
  },
});

/** Name and password; what can be left out is folded away, and the rest is for the account page. */
export const Account = meta.story({
  args: { ...stepArgs('account'), values: { ...emptyRegister.values, mobileNum: '081-234-5678' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const password = await canvas.findByLabelText(t('fields:fields.password'), { selector: 'input' });
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.queryByLabelText(t('fields:fields.email'))).toBeNull();
    const affiliate = canvas.getByLabelText(t('fields:fields.affiliateCode'));
    await expect(affiliate).not.toBeVisible();
    await userEvent.click(canvas.getByText(t('registerSteps:account.more')));
    await expect(affiliate).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('register:submit') })).toBeVisible();
  },
});

/** All fields, each required. */
export const EveryField = meta.story({
  args: { ...stepArgs('account', { method: 'username', all: true, captcha: true }), values: filledValues },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await canvas.findByLabelText(t('fields:fields.captcha'), { selector: 'input' });
    for (const field of registerFields.filter((each) => stepOf(each) === 'account')) {
      await expect(canvas.getByLabelText(t(`fields:fields.${field}`), { selector: 'input' })).toBeVisible();
    }
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
    ...stepArgs('account', { method: 'username', all: true, captcha: true }),
    values: { ...filledValues, password: 'abc', birthday: '2020-01-01' },
    problems: {
      payeeName: { key: 'pattern', pattern: 'firstAndLastName' },
      password: { key: 'password_weak' },
      birthday: { key: 'too_young', min: 21 },
      captcha: { key: 'exact', pattern: 'digits', min: 4, max: 4 },
      // Of another step.
      mobileNum: { key: 'phone_digits', min: 10 },
    },
    attention: { to: 'summary', count: 1 },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const summary = canvas.getByRole('group', { name: t('fields:summary.title') });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(4);
    // PAT-02: what is wrong, in front of the rule.
    const name = await canvas.findByRole('textbox', { name: t('fields:fields.payeeName') });
    await expect(name).toHaveAccessibleDescription(
      expect.stringContaining(t('fields:invalid.realName', { rule: t('fields:patterns.firstAndLastName') })),
    );
    // By keyboard: from the summary to the first wrong field.
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(name).toHaveFocus());
  },
});

/** REG-05b: the terms are not accepted, and the user name is not one. */
export const WrongFirstStep = meta.story({
  args: {
    ...stepArgs('number', { method: 'username' }),
    values: { ...filledValues, username: '9x' },
    termsAccepted: false,
    termsMissing: true,
    problems: { username: { key: 'in_range', pattern: 'letterFirst', min: 4, max: 16 } },
    attention: { to: 'summary', count: 1 },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const summary = canvas.getByRole('group', { name: t('fields:summary.title') });
    await expect(within(summary).getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: t('fields:fields.username') })).toHaveAccessibleDescription(
      expect.stringMatching(new RegExp(`^${t('fields:invalid.account', { rule: '.+4–16' })}`)),
    );
    await userEvent.click(within(summary).getByRole('link', { name: t('register:terms.problem') }));
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
  },
});

/** The user name is taken: the error is shown at the field, which is focused. */
export const TakenName = meta.story({
  args: {
    ...stepArgs('number', { method: 'username' }),
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
  args: { ...stepArgs('account'), values: filledValues, failure: { kind: 'network', outcomeUnknown: true } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(translatorOf(sandbox)('register:maybeRegistered'));
  },
});

export const Busy = meta.story({ args: { values: filledValues, busy: true } });

/** REG-09: the code of the link is unknown, and the server refuses the entered one. */
export const LinkCodeInvalid = meta.story({
  args: {
    ...stepArgs('account', { method: 'username', link: { code: 'WRONG', state: 'invalid' } }),
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
  args: stepArgs('account', { method: 'username', link: { code: 'FRIEND88', state: 'valid' } }),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await canvas.findByLabelText(t('fields:fields.recommenderId'));
    await expect(canvas.queryByLabelText(t('fields:fields.affiliateCode'))).toBeNull();
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

/** A form whose values follow what is typed. */
function Typed(args: RegisterFormProps) {
  const [values, setValues] = useState(sampleRegister.values);
  const onType = (field: RegisterField, value: string): void => setValues((all) => ({ ...all, [field]: value }));
  return <RegisterScreen form={{ ...args, values, onType }} />;
}

/** Typing a number: dashes are inserted, and the caret keeps its position. */
export const TypingNumber = meta.story({
  render: (args) => <Typed {...args} />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
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
  },
});

/** Typing a password, which can be shown (REG-02b), and a birthday. */
export const Typing = meta.story({
  args: stepArgs('account', { all: true }),
  render: (args) => <Typed {...args} />,
  play: async ({ canvas, step, sandbox }) => {
    const t = translatorOf(sandbox);
    await step('a password', async () => {
      const password = await canvas.findByLabelText(t('fields:fields.password'), { selector: 'input' });
      await userEvent.type(password, 'lotus');
      await expect(canvas.getAllByRole('img', { name: t('fields:strength.missing') }).length).toBeGreaterThan(0);
      await userEvent.type(password, '2569');
      await expect(canvas.queryByRole('img', { name: t('fields:strength.missing') })).toBeNull();
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
