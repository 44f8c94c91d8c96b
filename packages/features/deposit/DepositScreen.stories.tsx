import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fail, ok } from '#api/errors.ts';
import preview from '#storybook/preview.tsx';
import { loading, ready } from '../shared/remote.ts';
import { type OrderView, emptyForm } from './deposit.model.ts';
import { sampleDeposit, sampleMethods, sampleOrder, samplePayTo, wordsOf } from './deposit.samples.ts';
import { DepositScreen, type DepositScreenProps } from './DepositScreen.tsx';

/** What the story shows, and the order that it shows instead of the form. */
type Args = Partial<DepositScreenProps> & { order?: Partial<OrderView>; payTo?: 'qr' | 'transfer' | 'page' };

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Member/Deposit',
  args: { onChoose: fn(), onType: fn(), onSubmit: fn(), onCopy: fn(async () => true), onSupport: fn() },
  render: ({ order, payTo = 'qr', ...args }, { globals }) => {
    const shown = order && sampleOrder(globals, { payTo: samplePayTo(payTo, globals), ...order });
    const step = shown && ({ kind: 'order', order: shown } as const);
    return <DepositScreen {...sampleDeposit(globals)} {...(step && { step })} {...args} />;
  },
});

/** Chosen by arrow keys, which pass over what is under maintenance. */
export const Form = meta.story({
  play: async ({ canvas, args, globals }) => {
    const radios = canvas.getAllByRole('radio');
    await expect(radios[0]).toBeChecked();
    await expect(radios.filter((radio) => (radio as HTMLInputElement).disabled)).toHaveLength(1);
    radios[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'bank' }));
    await userEvent.click(canvas.getByRole('button', { name: '฿1,000' }));
    await expect(args.onType).toHaveBeenLastCalledWith('1000');
    await userEvent.type(canvas.getByRole('textbox', { name: wordsOf(globals).amount }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** What is wrong names the limit, and what was typed is still there. */
export const TooLittle = meta.story({
  args: {
    form: { ...emptyForm, text: '๕๐', problem: { key: 'tooLittle', limit: '100.00' }, attention: 1 },
    failure: { kind: 'refused', code: 'method_unavailable', message: '', detail: {} },
  },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('textbox', { name: wordsOf(globals).amount });
    await expect(field).toHaveValue('๕๐');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('฿100.00'));
    await expect(canvas.getByText(wordsOf(globals).nothingMoved)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { step: { kind: 'loading' }, methods: loading, latest: loading } });

export const WaitingForACode = meta.story({
  args: { order: {}, check: { busy: false, said: 'notYet' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('14:00');
    await expect(canvas.getByRole('img', { name: /฿500\.00/ })).toBeVisible();
    await expect(canvas.getByText(wordsOf(globals).waiting.notYet)).toBeVisible();
  },
});

const cancel = fn();
/** The satang are copied as they have to be transferred; a cancellation that fails is said where it was asked for. */
export const WaitingForATransfer = meta.story({
  args: {
    order: { amount: '500.37', expiresAt: Date.parse('2026-03-02T05:00:50Z') },
    payTo: 'transfer',
    onCancel: cancel,
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, args, globals }) => {
    const words = wordsOf(globals).waiting;
    cancel.mockResolvedValueOnce(fail({ kind: 'timeout', outcomeUnknown: true })).mockResolvedValueOnce(ok(null));
    await expect(canvas.getByText(words.one)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: `${words.copy} ${words.amount}` }));
    await expect(args.onCopy).toHaveBeenCalledWith('500.37');
    await canvas.findByText(words.copied.replace('{label}', words.amount));
    await userEvent.click(canvas.getByRole('button', { name: words.cancel }));
    const dialog = within(await screen.findByRole('alertdialog', { name: words.cancelTitle }));
    await waitFor(() => expect(dialog.getByRole('button', { name: words.keep })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: words.cancel }));
    await dialog.findByRole('alert');
    await userEvent.click(dialog.getByRole('button', { name: words.cancel }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const Paid = meta.story({
  args: { order: { status: 'paid', amount: '123456789.25' }, balance: ready('987654321.75') },
  globals: { viewport: { value: 'smallest' } },
});

/** No money has moved, and what to do for who did pay. */
export const Rejected = meta.story({
  args: { order: { status: 'rejected', reason: 'ธนาคารปฏิเสธการชำระเงิน' } },
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByText(wordsOf(globals).ended.rejectedText)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: wordsOf(globals).support }));
    await expect(args.onSupport).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: {
    methods: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry: fn() },
    latest: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry: fn(), refreshing: true },
  },
});

export const AllUnderMaintenance = meta.story({
  render: (args, { globals }) => (
    <DepositScreen
      {...sampleDeposit(globals)}
      {...args}
      latest={ready([])}
      methods={ready(sampleMethods(globals).map((method) => ({ ...method, maintenance: true })))}
    />
  ),
});
