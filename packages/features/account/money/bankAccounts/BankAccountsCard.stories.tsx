import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fail, ok } from '#api/errors.ts';
import type { PasskeyAnswer } from '#api/passkeys.ts';
import { loading } from '#core/data/remote.ts';
import type { PaymentPassword } from '#core/stepUp/paymentPassword.types.ts';
import { practiceKey } from '#sandbox/accounts/practiceKeys.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleAccount, sampleBankAccounts, samplePassword } from '../withdraw/withdraw.samples.ts';
import type { BankAccounts } from './bankAccounts.types.ts';
import { BankAccountsCard } from './BankAccountsCard.tsx';

/** Changes the actions of the block; `most` and `list` change the accounts. */
type Args = Partial<BankAccounts> &
  Partial<Pick<PaymentPassword, 'onPasskey'>> & { unset?: boolean; change?: Parameters<typeof sampleBankAccounts>[1] };

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Member centre/Bank accounts',
  render: ({ unset = false, change, onPasskey = null, ...args }, { globals }) => (
    <BankAccountsCard
      bankAccounts={{ ...sampleBankAccounts(globals, change), ...args }}
      password={{ ...samplePassword(unset ? { state: 'unset' } : {}), onPasskey }}
      onSupport={fn()}
    />
  ),
});

const remove = fn<BankAccounts['onRemove']>();
const answer: PasskeyAnswer = {
  ticket: 'ticket',
  used: practiceKey({ id: 'AAAA' }).use({ challenge: 'AAAA' }, 'https://site.example'),
};
/** Removing asks for the payment password; a wrong one says how many tries are left. The next default is named. */
export const Ready = meta.story({
  args: { onRemove: remove, onDefault: fn(async () => ok(null)) },
  play: async ({ canvas, args, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    const refused = {
      kind: 'refused',
      code: 'payment_password_incorrect',
      message: '',
      detail: { triesLeft: 1 },
    } as const;
    const left = sampleAccount(globals, { id: 'new', number: 'xxx-x-x4321', isDefault: true });
    remove
      .mockReset()
      .mockResolvedValueOnce(fail(refused))
      .mockResolvedValueOnce(ok({ list: [left] }));
    const [first, second] = canvas.getAllByRole('listitem');
    if (first === undefined || second === undefined) throw new Error('no accounts');
    await userEvent.click(within(second).getByRole('button'));
    await expect(args.onDefault).toHaveBeenCalledWith('new');
    await userEvent.click(within(first).getByRole('button'));
    const dialog = within(await screen.findByRole('alertdialog'));
    const pin = dialog.getByLabelText(new RegExp(t('paymentPassword:label')), { selector: 'input' });
    await userEvent.type(pin, '111111');
    await userEvent.click(dialog.getByRole('button', { name: t('bankAccounts:removeDo') }));
    await dialog.findByText(t('paymentPassword:problems.incorrectTries', { count: 1 }));
    await expect(pin).toHaveValue('');
    await userEvent.type(pin, '222222');
    await userEvent.click(dialog.getByRole('button', { name: t('bankAccounts:removeDo') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(remove).toHaveBeenLastCalledWith({ id: 'main', paymentPassword: '222222' });
    const name = t('bankAccounts:name', { bank: left.bankName, number: left.number });
    await screen.findByText(t('bankAccounts:removedDefault', { name }));
  },
});

/** An error is shown at its field, and what was typed stays. */
export const Adding = meta.story({
  args: {
    onAdd: async () => fail({ kind: 'refused', code: 'bank_account_taken', message: '', detail: {} }),
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('bankAccounts:add') }));
    const bank = await canvas.findByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: t('bankAccounts:form.submit') }));
    await waitFor(() => expect(bank).toHaveFocus());
    await userEvent.selectOptions(bank, 'LOTUS');
    const number = canvas.getByRole('textbox', { name: t('bankAccounts:form.number') });
    await userEvent.type(number, '123-4-56789-0');
    await userEvent.type(
      canvas.getByLabelText(new RegExp(t('paymentPassword:label')), { selector: 'input' }),
      '123456',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('bankAccounts:form.submit') }));
    await waitFor(() => expect(number).toHaveAccessibleDescription(t('bankAccounts:problems.taken')));
    await expect(number).toHaveFocus();
    await expect(number).toHaveValue('123-4-56789-0');
    await expect(canvas.getByRole('textbox', { name: t('bankAccounts:form.holder') })).toHaveAttribute('readonly');
  },
});

/** A wrong payment password is asked for again; the account stays. */
export const WrongPassword = meta.story({
  args: {
    onAdd: async () =>
      fail({ kind: 'refused', code: 'payment_password_incorrect', message: '', detail: { triesLeft: 2 } }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('bankAccounts:add') }));
    await userEvent.selectOptions(await canvas.findByRole('combobox'), 'LOTUS');
    const number = canvas.getByRole('textbox', { name: t('bankAccounts:form.number') });
    await userEvent.type(number, '1234567890');
    const password = canvas.getByLabelText(new RegExp(t('paymentPassword:label')), { selector: 'input' });
    await userEvent.type(password, '123456{Enter}');
    await waitFor(() => expect(password).toBeInvalid());
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveValue('');
    await expect(number).toHaveValue('1234567890');
  },
});

/** Without a payment password, an account cannot be added yet. */
export const PasswordFirst = meta.story({
  args: { unset: true, change: { list: [] } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('bankAccounts:add') }));
    await expect(await canvas.findByText(t('bankAccounts:passwordFirst'))).toBeVisible();
  },
});

const askKey = fn<NonNullable<PaymentPassword['onPasskey']>>();
/** A passkey stands for the payment password. A prompt that was dismissed removes nothing, and the password stays a way. */
export const RemovingByPasskey = meta.story({
  args: { onRemove: remove, onPasskey: askKey },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    remove.mockReset().mockResolvedValueOnce(ok({ list: [] }));
    askKey.mockReset().mockResolvedValueOnce(fail('dismissed')).mockResolvedValueOnce(ok(answer));
    const [first] = canvas.getAllByRole('listitem');
    if (first === undefined) throw new Error('no accounts');
    await userEvent.click(within(first).getByRole('button'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('bankAccounts:removeDo') }));
    await dialog.findByText(t('paymentPassword:passkey.dismissed'));
    await expect(remove).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: t('paymentPassword:passkey.other.password') }));
    await dialog.findByLabelText(new RegExp(t('paymentPassword:label')), { selector: 'input' });
    await userEvent.click(dialog.getByRole('button', { name: t('paymentPassword:passkey.confirm') }));
    await userEvent.click(dialog.getByRole('button', { name: t('bankAccounts:removeDo') }));
    await waitFor(() => expect(remove).toHaveBeenCalledWith({ id: 'main', passkey: answer }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
export const Full = meta.story({ args: { change: { most: 2 } } });
export const Loading = meta.story({ args: { accounts: loading } });
export const Failed = meta.story({
  args: { accounts: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry: fn() } },
});

/** A status that the site does not know is shown in the platform's word. */
export const UnknownStatus = meta.story({
  args: { change: { list: [sampleAccount({}, { status: { other: 'IN_REVIEW' } })] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('IN_REVIEW')).toBeVisible();
  },
});
