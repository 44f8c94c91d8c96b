import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fail, ok } from '#api/errors.ts';
import { loading, ready } from '#core/data/remote.ts';
import { fullCredentialState, sampleCredential, sampleCredentialState } from '#core/stepUp/stepUp.samples.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { storyMessages } from '#storybook/storyMessages.ts';
import { emptyProfile, sampleProfile } from './personalDetails.samples.ts';
import type { PersonalDetailsProps } from './personalDetails.types.ts';
import { PersonalDetailsCard } from './PersonalDetailsCard.tsx';

const refused = (code: 'code_incorrect' | 'mobile_taken' | 'invalid_input', detail = {}) =>
  fail({ kind: 'refused', code, message: '', detail } as const);

const meta = preview.type<{ args: Partial<PersonalDetailsProps> }>().meta({
  title: 'Screens/Member centre/Personal details',
  render: (args) => (
    <PersonalDetailsCard
      profile={ready(sampleProfile())}
      credential={sampleCredential({ state: ready(fullCredentialState()) })}
      onSet={fn(async () => ok(null))}
      onSendCode={fn(async () => ok({ expiredMinutes: 2 }))}
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
/** What is known is masked. A contact without a code asks for a credential; a refusal is shown at its input, and the rest stays. */
export const Ready = meta.story({
  args: { onSet: set },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    set
      .mockReset()
      .mockResolvedValueOnce(refused('invalid_input', { field: 'value' }))
      .mockResolvedValueOnce(ok(null));
    await expect(canvas.getByText(t('personalDetails:fixed'))).toBeVisible();
    const dialog = await open(canvas, t('personalDetails:change'), t('personalDetails:fields.line'));
    const input = inputOf(dialog, t('personalDetails:fields.line'));
    await userEvent.type(inputOf(dialog, t('stepUp:labels.loginPassword')), 'Kinnari88');
    await userEvent.type(input, 'fa{Enter}');
    await dialog.findByText(t('personalDetails:problems.invalid.line'));
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, 'hsai{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(set).toHaveBeenLastCalledWith({
      field: 'line',
      value: 'fahsai',
      credential: { loginPassword: 'Kinnari88' },
    });
  },
});

const sendCode = fn<PersonalDetailsProps['onSendCode']>();
/** A new number needs its own code, and a code of the current one or another credential. Wrong ones are reported at their inputs. */
export const NewMobile = meta.story({
  args: { onSet: set, onSendCode: sendCode },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    set
      .mockReset()
      .mockResolvedValueOnce(refused('code_incorrect', { field: 'credential' }))
      .mockResolvedValueOnce(refused('mobile_taken'));
    sendCode.mockReset().mockResolvedValue(ok({ expiredMinutes: 2 }));
    const dialog = await open(canvas, t('personalDetails:change'), t('personalDetails:fields.mobile'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: t('stepUp:by') }), 'sms');
    await userEvent.click(dialog.getByRole('button', { name: t('personalDetails:submit') }));
    await dialog.findByText(t('personalDetails:problems.codeEmpty'));
    await dialog.findByText(t('stepUp:empty.sms'));
    await waitFor(() => expect(inputOf(dialog, t('stepUp:labels.sms'))).toHaveFocus());
    await expect(set).not.toHaveBeenCalled();
    await userEvent.type(inputOf(dialog, t('stepUp:labels.sms')), '12345');
    await userEvent.type(inputOf(dialog, t('personalDetails:newMobile')), '0899990000');
    await userEvent.click(dialog.getByRole('button', { name: /0899990000/ }));
    await expect(sendCode).toHaveBeenLastCalledWith({ channel: 'sms', to: '0899990000' });
    await userEvent.type(inputOf(dialog, t('personalDetails:newCode')), '54321{Enter}');
    await waitFor(() => expect(inputOf(dialog, t('stepUp:labels.sms'))).toBeInvalid());
    await userEvent.type(inputOf(dialog, t('stepUp:labels.sms')), '12346');
    await userEvent.click(dialog.getByRole('button', { name: t('personalDetails:submit') }));
    await dialog.findByText(t('personalDetails:problems.taken'));
    await waitFor(() => expect(inputOf(dialog, t('personalDetails:newMobile'))).toHaveFocus());
    await expect(inputOf(dialog, t('personalDetails:newCode'))).toHaveValue('54321');
  },
});

/** Who cannot use the old number any more proves the change with a password. */
export const LostMobile = meta.story({
  args: { onSet: set },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const wrong = {
      kind: 'refused',
      code: 'payment_password_incorrect',
      message: '',
      detail: { triesLeft: 2 },
    } as const;
    set.mockReset().mockResolvedValueOnce(fail(wrong));
    const dialog = await open(canvas, t('personalDetails:change'), t('personalDetails:fields.mobile'));
    await expect(dialog.getByText((text: string) => text.includes(t('stepUp:told')))).toBeInTheDocument();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: t('stepUp:by') }), 'paymentPassword');
    await userEvent.type(inputOf(dialog, t('stepUp:labels.paymentPassword')), '111111');
    await userEvent.type(inputOf(dialog, t('personalDetails:newMobile')), '0899990000');
    await userEvent.type(inputOf(dialog, t('personalDetails:newCode')), '54321{Enter}');
    await dialog.findByText((text: string) => text.includes(t('stepUp:triesLeft', { count: 2 })));
    await expect(set).toHaveBeenLastCalledWith({
      field: 'mobile',
      value: '0899990000',
      code: '54321',
      credential: { paymentPassword: '111111' },
    });
  },
});

/** Nothing is known yet. A real name is set once, which is said before. */
export const Empty = meta.story({
  args: { profile: ready(emptyProfile()), onSet: set },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    set.mockReset().mockResolvedValue(fail({ kind: 'timeout', outcomeUnknown: true }));
    await expect(canvas.getAllByText(t('personalDetails:unset'))).toHaveLength(6);
    const dialog = await open(
      canvas,
      t('personalDetails:add'),
      t('personalDetails:fields.realName'),
      t('personalDetails:titles.realName'),
    );
    await expect(dialog.getByText(t('personalDetails:hints.realName'))).toBeInTheDocument();
    await userEvent.type(inputOf(dialog, t('personalDetails:fields.realName')), 'Mali Suksan{Enter}');
    await expect(await dialog.findByText(t('personalDetails:maybe'))).toBeInTheDocument();
  },
});

/** The first contact of an account that has nothing else is proved by its own code. */
export const FirstContact = meta.story({
  args: { profile: ready(emptyProfile()), onSet: set },
  render: (args) => (
    <PersonalDetailsCard
      profile={ready(emptyProfile())}
      credential={sampleCredential({ state: ready(sampleCredentialState({ hasLoginPassword: false })) })}
      onSet={fn(async () => ok(null))}
      onSendCode={fn(async () => ok({ expiredMinutes: 2 }))}
      {...args}
    />
  ),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    set.mockReset().mockResolvedValueOnce(ok(null));
    const dialog = await open(canvas, t('personalDetails:add'), t('personalDetails:fields.email'));
    await expect(dialog.getByText(t('personalDetails:first'))).toBeInTheDocument();
    await userEvent.type(inputOf(dialog, t('personalDetails:fields.email')), 'mali@kinnari.example');
    await userEvent.type(inputOf(dialog, t('personalDetails:newCode')), '54321{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(set).toHaveBeenLastCalledWith({ field: 'email', value: 'mali@kinnari.example', code: '54321' });
  },
});

export const Birthday = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await open(
      canvas,
      t('personalDetails:add'),
      t('personalDetails:fields.birthday'),
      t('personalDetails:titles.birthday'),
    );
    await userEvent.click(dialog.getByRole('button', { name: t('personalDetails:submit') }));
    await expect(await dialog.findByText(t('personalDetails:problems.empty'))).toBeInTheDocument();
    await waitFor(() => expect(inputOf(dialog, t('personalDetails:fields.birthday'))).toHaveFocus());
  },
});

export const LongNames = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => {
    const { longName } = storyMessages(globals);
    return (
      <PersonalDetailsCard
        profile={ready(sampleProfile({ email: { value: longName.repeat(2), state: 'verified', changeable: true } }))}
        credential={sampleCredential({ state: ready(fullCredentialState()) })}
        onSet={fn(async () => ok(null))}
        onSendCode={fn(async () => ok({ expiredMinutes: 2 }))}
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
