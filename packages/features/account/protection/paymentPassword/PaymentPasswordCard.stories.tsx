import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fail, ok } from '#api/errors.ts';
import type { PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import { loading } from '#core/data/remote.ts';
import type { PaymentPassword } from '#core/stepUp/paymentPassword.types.ts';
import enTexts from '#locales/en/paymentPassword.json';
import thTexts from '#locales/th/paymentPassword.json';
import preview from '#storybook/preview.tsx';
import { at, samplePassword } from '../../money/withdraw/withdraw.samples.ts';
import { PaymentPasswordCard } from './PaymentPasswordCard.tsx';

type Globals = { readonly language?: unknown };
const messagesOf = (globals: Globals): typeof thTexts => (globals.language === 'en' ? enTexts : thTexts);

/** Changes the actions of the block; `change` changes the state. */
type Args = Partial<PaymentPassword> & { change?: Partial<PaymentPasswordStateValue> };

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Member centre/Payment password',
  render: ({ change, ...args }) => (
    <PaymentPasswordCard password={{ ...samplePassword(change), ...args }} onSupport={fn()} />
  ),
});

type Queries = ReturnType<typeof within>;
/** The input of a label; the mark of a required field follows the label. */
const inputOf = (dialog: Queries, label: string): HTMLElement =>
  dialog.getByLabelText((text: string) => text.replace(/\*$/, '') === label, { selector: 'input' });

const set = fn<PaymentPassword['onSet']>();
/** The first one is set with the login password. A wrong one is reported at its field, and the new ones stay. */
export const Unset = meta.story({
  args: { change: { state: 'unset' }, onSet: set },
  play: async ({ canvas, globals }) => {
    const messages = messagesOf(globals);
    const refused = { kind: 'refused', code: 'password_incorrect', message: '', detail: {} } as const;
    set.mockReset().mockResolvedValueOnce(fail(refused)).mockResolvedValueOnce(ok(null));
    await userEvent.click(canvas.getByRole('button', { name: messages.card.setNow }));
    const dialog = within(await screen.findByRole('dialog', { name: messages.set.title }));
    await userEvent.type(inputOf(dialog, messages.loginPassword), 'lotus88');
    await userEvent.type(inputOf(dialog, messages.new), '๑๓๕๗๙๐');
    await userEvent.type(inputOf(dialog, messages.repeat), '135790');
    await userEvent.click(dialog.getByRole('button', { name: messages.set.submit }));
    await waitFor(() => expect(inputOf(dialog, messages.loginPassword)).toBeInvalid());
    await waitFor(() => expect(inputOf(dialog, messages.loginPassword)).toHaveFocus());
    await expect(inputOf(dialog, messages.new)).toHaveValue('135790');
    await userEvent.click(dialog.getByRole('button', { name: messages.set.submit }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(set).toHaveBeenLastCalledWith({
      loginPassword: 'lotus88',
      newPassword: '135790',
      confirmNewPassword: '135790',
    });
  },
});

/** A forgotten one is replaced with a code; that withdrawals rest afterwards is said before. */
export const Changing = meta.story({
  args: { onSet: set },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, globals }) => {
    const messages = messagesOf(globals);
    set.mockReset().mockResolvedValue(ok(null));
    await userEvent.click(canvas.getByRole('button', { name: messages.card.change }));
    const change = within(await screen.findByRole('dialog', { name: messages.change.title }));
    await userEvent.type(inputOf(change, messages.current), '135790');
    await userEvent.type(inputOf(change, messages.new), '135790');
    await userEvent.type(inputOf(change, messages.repeat), '135790');
    await userEvent.click(change.getByRole('button', { name: messages.change.submit }));
    await change.findByText(messages.problems.same);
    await expect(set).not.toHaveBeenCalled();
    await userEvent.click(change.getByRole('button', { name: messages.forgot }));
    const reset = within(await screen.findByRole('dialog', { name: messages.reset.title }));
    // The time until which withdrawals rest follows.
    const [rest = ''] = messages.reset.text.replace('{hours}', '24').split('{time}');
    await expect(reset.getByText((text) => text.startsWith(rest.trim()))).toBeVisible();
    await userEvent.click(reset.getByRole('button', { name: messages.code.send.replace('{to}', '08x-xxx-5678') }));
    await expect(
      await reset.findByRole('button', { name: messages.code.wait.replace('{time}', '5:00') }),
    ).toBeDisabled();
    await userEvent.type(inputOf(reset, messages.code.label), '12345');
    await userEvent.type(inputOf(reset, messages.new), '246801');
    await userEvent.type(inputOf(reset, messages.repeat), '246801{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(set).toHaveBeenLastCalledWith({
      code: '12345',
      newPassword: '246801',
      confirmNewPassword: '246801',
    });
  },
});

export const Locked = meta.story({ args: { change: { state: 'locked', triesLeft: 0, lockedUntil: at(30) } } });
export const Resting = meta.story({ args: { change: { restsUntil: at(60 * 20) } } });

/** Without a number or address for a code, customer service helps. */
export const NoChannel = meta.story({
  args: { change: { channels: [] } },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals).forgot }));
    await expect(await screen.findByText(messagesOf(globals).noChannel)).toBeInTheDocument();
  },
});

export const Loading = meta.story({ args: { state: loading } });
export const Failed = meta.story({
  args: { state: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry: fn() } },
});
