import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fail, ok } from '#api/errors.ts';
import type { PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import { loading } from '#core/data/remote.ts';
import type { PaymentPassword } from '#core/stepUp/paymentPassword.types.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { at, samplePassword } from '../../money/withdraw/withdraw.samples.ts';
import { PaymentPasswordCard } from './PaymentPasswordCard.tsx';

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
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const refused = { kind: 'refused', code: 'password_incorrect', message: '', detail: {} } as const;
    set.mockReset().mockResolvedValueOnce(fail(refused)).mockResolvedValueOnce(ok(null));
    await userEvent.click(canvas.getByRole('button', { name: t('paymentPassword:card.setNow') }));
    const dialog = within(await screen.findByRole('dialog', { name: t('paymentPassword:set.title') }));
    await userEvent.type(inputOf(dialog, t('paymentPassword:loginPassword')), 'lotus88');
    await userEvent.type(inputOf(dialog, t('paymentPassword:new')), '๑๓๕๗๙๐');
    await userEvent.type(inputOf(dialog, t('paymentPassword:repeat')), '135790');
    await userEvent.click(dialog.getByRole('button', { name: t('paymentPassword:set.submit') }));
    await waitFor(() => expect(inputOf(dialog, t('paymentPassword:loginPassword'))).toBeInvalid());
    await waitFor(() => expect(inputOf(dialog, t('paymentPassword:loginPassword'))).toHaveFocus());
    await expect(inputOf(dialog, t('paymentPassword:new'))).toHaveValue('135790');
    await userEvent.click(dialog.getByRole('button', { name: t('paymentPassword:set.submit') }));
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
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    set.mockReset().mockResolvedValue(ok(null));
    await userEvent.click(canvas.getByRole('button', { name: t('paymentPassword:card.change') }));
    const change = within(await screen.findByRole('dialog', { name: t('paymentPassword:change.title') }));
    await userEvent.type(inputOf(change, t('paymentPassword:current')), '135790');
    await userEvent.type(inputOf(change, t('paymentPassword:new')), '135790');
    await userEvent.type(inputOf(change, t('paymentPassword:repeat')), '135790');
    await userEvent.click(change.getByRole('button', { name: t('paymentPassword:change.submit') }));
    await change.findByText(t('paymentPassword:problems.same'));
    await expect(set).not.toHaveBeenCalled();
    await userEvent.click(change.getByRole('button', { name: t('paymentPassword:forgot') }));
    const reset = within(await screen.findByRole('dialog', { name: t('paymentPassword:reset.title') }));
    // The time until which withdrawals rest follows.
    const [rest = ''] = t('paymentPassword:reset.text', { hours: '24' }).split('{time}');
    await expect(reset.getByText((text) => text.startsWith(rest.trim()))).toBeVisible();
    await userEvent.click(reset.getByRole('button', { name: t('paymentPassword:code.send', { to: '08x-xxx-5678' }) }));
    await expect(
      await reset.findByRole('button', { name: t('paymentPassword:code.wait', { time: '5:00' }) }),
    ).toBeDisabled();
    await userEvent.type(inputOf(reset, t('paymentPassword:code.label')), '12345');
    await userEvent.type(inputOf(reset, t('paymentPassword:new')), '246801');
    await userEvent.type(inputOf(reset, t('paymentPassword:repeat')), '246801{Enter}');
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
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('paymentPassword:forgot') }));
    await expect(await screen.findByText(t('paymentPassword:noChannel'))).toBeInTheDocument();
  },
});

export const Loading = meta.story({ args: { state: loading } });
export const Failed = meta.story({
  args: { state: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry: fn() } },
});
