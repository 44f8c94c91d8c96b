import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fail, ok } from '#api/errors.ts';
import { loading, ready } from '#core/data/remote.ts';
import enTexts from '#locales/en/personalDetails.json';
import thTexts from '#locales/th/personalDetails.json';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { storyMessages } from '#storybook/storyMessages.ts';
import { emptyProfile, sampleProfile } from './personalDetails.samples.ts';
import type { PersonalDetailsProps } from './personalDetails.types.ts';
import { PersonalDetailsCard } from './PersonalDetailsCard.tsx';

type Globals = { readonly language?: unknown };
const messagesOf = (globals: Globals): typeof thTexts => (globals.language === 'en' ? enTexts : thTexts);
const refused = (code: 'code_incorrect' | 'mobile_taken' | 'invalid_input', detail = {}) =>
  fail({ kind: 'refused', code, message: '', detail } as const);

const meta = preview.type<{ args: Partial<PersonalDetailsProps> }>().meta({
  title: 'Screens/Member centre/Personal details',
  render: (args, { globals }) => (
    <PersonalDetailsCard
      profile={ready(sampleProfile())}
      passwordDigits={6}
      language={globals['language'] === 'en' ? 'EN' : 'TH'}
      now={() => Date.UTC(2026, 10, 21, 5)}
      onSet={fn(async () => ok(null))}
      onSendCode={fn(async () => ok({ expiredMinutes: 2 }))}
      onSupport={fn()}
      {...args}
    />
  ),
});

type Queries = ReturnType<typeof within>;
/** The input of a label; the mark of a required field follows the label. */
const inputOf = (dialog: Queries, label: string): HTMLElement =>
  dialog.getByLabelText((text: string) => text.replace(/\*$/, '') === label, { selector: 'input' });

async function open(canvas: Queries, action: string, field: string, title = field): Promise<Queries> {
  await userEvent.click(canvas.getByRole('button', { name: `${action} ${field}` }));
  return within(await screen.findByRole('dialog', { name: title }));
}

const set = fn<PersonalDetailsProps['onSet']>();
/** What is known is masked. A detail without a code is one input; a refusal is shown there, and what was typed stays. */
export const Ready = meta.story({
  args: { onSet: set },
  play: async ({ canvas, globals }) => {
    const messages = messagesOf(globals);
    set
      .mockReset()
      .mockResolvedValueOnce(refused('invalid_input', { field: 'value' }))
      .mockResolvedValueOnce(ok(null));
    await expect(canvas.getByText(messages.fixed)).toBeVisible();
    const dialog = await open(canvas, messages.change, messages.fields.line);
    const input = inputOf(dialog, messages.fields.line);
    await userEvent.type(input, 'fa{Enter}');
    await dialog.findByText(messages.problems.invalid.line);
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, 'hsai{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(set).toHaveBeenLastCalledWith({ field: 'line', value: 'fahsai' });
  },
});

const sendCode = fn<PersonalDetailsProps['onSendCode']>();
/** A new number needs the codes of both. Wrong ones are reported at their inputs. */
export const NewMobile = meta.story({
  args: { onSet: set, onSendCode: sendCode },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, globals }) => {
    const messages = messagesOf(globals);
    set
      .mockReset()
      .mockResolvedValueOnce(refused('code_incorrect', { field: 'currentCode' }))
      .mockResolvedValueOnce(refused('mobile_taken'));
    sendCode.mockReset().mockResolvedValue(ok({ expiredMinutes: 2 }));
    const dialog = await open(canvas, messages.change, messages.fields.mobile);
    await userEvent.click(dialog.getByRole('button', { name: messages.submit }));
    await expect(await dialog.findAllByText(messages.problems.codeEmpty)).toHaveLength(2);
    await expect(set).not.toHaveBeenCalled();
    await userEvent.type(inputOf(dialog, messages.currentCode), '12345');
    await userEvent.type(inputOf(dialog, messages.newMobile), '0899990000');
    await userEvent.click(dialog.getByRole('button', { name: /0899990000/ }));
    await expect(sendCode).toHaveBeenLastCalledWith({ purpose: 'new', channel: 'sms', to: '0899990000' });
    await userEvent.type(inputOf(dialog, messages.newCode), '54321{Enter}');
    await waitFor(() => expect(inputOf(dialog, messages.currentCode)).toBeInvalid());
    await userEvent.click(dialog.getByRole('button', { name: messages.submit }));
    await dialog.findByText(messages.problems.taken);
    await waitFor(() => expect(inputOf(dialog, messages.newMobile)).toHaveFocus());
    await expect(inputOf(dialog, messages.newCode)).toHaveValue('54321');
  },
});

/** Who cannot use the old number any more proves the change with the payment password; that withdrawals rest is said first. */
export const LostMobile = meta.story({
  args: { onSet: set },
  play: async ({ canvas, globals, sandbox }) => {
    const messages = messagesOf(globals);
    const t = translatorOf(sandbox);
    const wrong = {
      kind: 'refused',
      code: 'payment_password_incorrect',
      message: '',
      detail: { triesLeft: 2 },
    } as const;
    set.mockReset().mockResolvedValueOnce(fail(wrong));
    const dialog = await open(canvas, messages.change, messages.fields.mobile);
    await userEvent.click(dialog.getByRole('button', { name: messages.lost }));
    await expect(dialog.getByText(messages.restText.replace('{hours}', '24'))).toBeInTheDocument();
    await userEvent.type(inputOf(dialog, t('paymentPassword:label')), '111111');
    await userEvent.type(inputOf(dialog, messages.newMobile), '0899990000');
    await userEvent.type(inputOf(dialog, messages.newCode), '54321{Enter}');
    await dialog.findByText(t('paymentPassword:problems.incorrectTries', { count: 2 }));
    await expect(set).toHaveBeenLastCalledWith({
      field: 'mobile',
      value: '0899990000',
      code: '54321',
      paymentPassword: '111111',
    });
  },
});

/** Nothing is known yet. A real name is set once, which is said before. */
export const Empty = meta.story({
  args: { profile: ready(emptyProfile()), onSet: set },
  play: async ({ canvas, globals }) => {
    const messages = messagesOf(globals);
    set.mockReset().mockResolvedValue(fail({ kind: 'timeout', outcomeUnknown: true }));
    await expect(canvas.getAllByText(messages.unset)).toHaveLength(6);
    const dialog = await open(canvas, messages.add, messages.fields.realName, messages.titles.realName);
    await expect(dialog.getByText(messages.hints.realName)).toBeInTheDocument();
    await userEvent.type(inputOf(dialog, messages.fields.realName), 'Mali Suksan{Enter}');
    await expect(await dialog.findByText(messages.maybe)).toBeInTheDocument();
  },
});

/** Without a payment password, customer service helps who cannot use the old number any more. */
export const LostWithoutPassword = meta.story({
  args: { profile: ready(sampleProfile({ hasPaymentPassword: false })) },
  play: async ({ canvas, globals }) => {
    const messages = messagesOf(globals);
    const dialog = await open(canvas, messages.change, messages.fields.mobile);
    await userEvent.click(dialog.getByRole('button', { name: messages.lost }));
    await expect(dialog.getByText(messages.noPassword)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: messages.support })).toBeEnabled();
  },
});

export const Birthday = meta.story({
  play: async ({ canvas, globals }) => {
    const messages = messagesOf(globals);
    const dialog = await open(canvas, messages.add, messages.fields.birthday, messages.titles.birthday);
    await userEvent.click(dialog.getByRole('button', { name: messages.submit }));
    await expect(await dialog.findByText(messages.problems.empty)).toBeInTheDocument();
  },
});

export const LongNames = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => {
    const { longName } = storyMessages(globals);
    return (
      <PersonalDetailsCard
        profile={ready(sampleProfile({ email: { value: longName.repeat(2), state: 'verified', changeable: true } }))}
        passwordDigits={null}
        language={globals['language'] === 'en' ? 'EN' : 'TH'}
        now={() => 0}
        onSet={fn(async () => ok(null))}
        onSendCode={fn(async () => ok({ expiredMinutes: 2 }))}
        onSupport={undefined}
        {...args}
      />
    );
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Loading = meta.story({ args: { profile: loading } });
export const Failed = meta.story({
  args: { profile: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry: fn() } },
});
