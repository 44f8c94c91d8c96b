import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fail, ok } from '#api/errors.ts';
import type { PasskeyAnswer } from '#api/passkeys.ts';
import type { WithdrawOrder } from '#api/withdrawalOrders.ts';
import type { WithdrawOptionsValue } from '#api/withdrawals.ts';
import { loading, ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import { sampleMoney, sampleRequirement } from '#core/money/position/position.samples.ts';
import { samplePositionPart } from '#core/money/position/positionPart.samples.tsx';
import type { PaymentPassword } from '#core/stepUp/paymentPassword.types.ts';
import { practiceKey } from '#sandbox/accounts/practiceKeys.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { type SandboxContext, translatorOf } from '#storybook/sandboxPlatform.ts';
import { useWithdrawScreen } from './useWithdrawScreen.ts';
import {
  at,
  noon,
  orderOf,
  paidSteps,
  sampleBankAccounts,
  sampleDraft,
  sampleEntry,
  sampleMethods,
  sampleOptions,
  samplePassword,
  samplePayment,
  sampleWithdraw,
} from './withdraw.samples.ts';
import type { WithdrawScreenProps } from './withdraw.types.ts';
import { WithdrawScreen } from './WithdrawScreen.tsx';

/** Screen props; `offer` changes the options, `order` shows a withdrawal instead of the form. */
type Args = Partial<WithdrawScreenProps> & {
  offer?: Partial<WithdrawOptionsValue>;
  order?: Partial<WithdrawOrder>;
};

const failed = { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry: fn() } as const;
const quote = ready({ fee: '0.00', arrives: '1000.00', expectedBy: at(30) });

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Member centre/Withdraw',
  parameters: { sandbox: { at: noon } },
  args: { onSupport: fn() },
  render: ({ order, offer, ...args }, { globals }) => {
    const step = order && ({ kind: 'order', order: ready(orderOf(order)) } as const);
    const options = offer && ready(sampleOptions(globals, offer));
    return (
      <WithdrawScreen {...sampleWithdraw(globals)} {...(step && { step })} {...(options && { options })} {...args} />
    );
  },
});

/** The default account is chosen; one that has to wait says until when. */
export const Form = meta.story({
  args: { entry: sampleEntry({ text: '1000', quote, onType: fn(), onSubmit: fn() }) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const accounts = within(canvas.getByRole('group', { name: t('withdraw:form.accounts') }));
    await expect(accounts.getAllByRole('radio')[0]).toBeChecked();
    await expect(accounts.getAllByRole('radio')[1]).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t('withdraw:form.all') }));
    await expect(args.entry?.onType).toHaveBeenLastCalledWith('amount', '10000');
    await userEvent.click(
      canvas.getByRole('button', { name: t('withdraw:form.submitAmount', { amount: '฿1,000.00' }) }),
    );
    await expect(args.entry?.onSubmit).toHaveBeenCalledOnce();
  },
});

/** The error names the limit that applies, and the typed amount stays. */
export const TooMuch = meta.story({
  args: {
    offer: { available: '150.00', bound: '9850.00' },
    entry: sampleEntry({
      text: '๒๐๐',
      problems: { amount: { key: 'tooMuch', limit: '150.00', by: 'available' } },
      attention: { to: 'amount', count: 1 },
      failure: { kind: 'refused', code: 'turnover_missing', message: '', detail: { missing: '1800.00' } },
    }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const field = canvas.getByRole('textbox', { name: t('withdraw:form.amount') });
    await expect(field).toHaveValue('๒๐๐');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('฿150.00'));
    await expect(canvas.getByText(/฿1,800\.00/)).toBeVisible();
    await expect(canvas.getByText(t('withdraw:nothingMoved'))).toBeVisible();
  },
});

export const Loading = meta.story({ args: { options: loading, withdrawals: loading } });

/** Each part fails and retries independently. */
export const Failed = meta.story({ args: { options: failed, withdrawals: failed } });

export const AccountsFailed = meta.story({
  render: (args, { globals }) => (
    <WithdrawScreen
      {...sampleWithdraw(globals)}
      {...args}
      bankAccounts={{ ...sampleBankAccounts(globals), accounts: failed }}
    />
  ),
});

/** The first withdrawal: the form of a bank account is open, and nothing has been withdrawn yet. */
export const NothingBound = meta.story({
  args: { withdrawals: ready({ list: [], totalPages: 0 }) },
  render: (args, { globals }) => (
    <WithdrawScreen {...sampleWithdraw(globals)} {...args} bankAccounts={sampleBankAccounts(globals, { list: [] })} />
  ),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(t('withdraw:form.noAccount'))).toBeVisible();
    await expect(await canvas.findByText(t('withdraw:list.empty'))).toBeVisible();
  },
});

/** The words before the figures of the day's quota. */
const quotaOf = (sandbox: SandboxContext): RegExp => {
  const [words = ''] = translatorOf(sandbox)('withdraw:quota', { count: '', amount: '', time: '' }).split(':');
  return new RegExp(`^${words}:`);
};

/** Part of the money is bound: each requirement says what is missing, what counts, and until when. */
export const TurnoverOpen = meta.story({
  render: (args, { globals }) => {
    const requirements = [sampleRequirement(globals), sampleRequirement(globals, { id: 'r2', expiresAt: null })];
    const bound = [
      { requirementId: 'r1', amount: '1000.00' },
      { requirementId: 'r2', amount: '800.00' },
    ];
    const balance = { sumBalance: '10000.00', withdrawable: '8200.00', bound };
    const Position = samplePositionPart(globals, { balance, requirements, points: null });
    const offer = { available: '8200.00', bound: '1800.00', missing: '1800.00', requirements };
    return (
      <WithdrawScreen
        {...sampleWithdraw(globals)}
        {...args}
        options={ready(sampleOptions(globals, offer))}
        Position={Position}
      />
    );
  },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getAllByRole('progressbar')[0]).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByText(quotaOf(sandbox))).toBeVisible();
  },
});

/** Nothing can leave: the reason comes before the form, which is left out, and no quota promises anything. */
export const Blocked = meta.story({
  render: (args, { globals }) => {
    const blocked = { code: 'turnover_missing', until: null, reference: null } as const;
    const requirements = [sampleRequirement(globals)];
    const offer = { available: '0.00', bound: '10000.00', missing: '1800.00', requirements, blocked };
    return (
      <WithdrawScreen
        {...sampleWithdraw(globals)}
        {...args}
        options={ready(sampleOptions(globals, offer))}
        Position={samplePositionPart(globals, { balance: sampleMoney, requirements })}
      />
    );
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { name: t('withdraw:blocked.turnover_missing.title') })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: t('withdraw:form.amount') })).toBeNull();
    await expect(canvas.queryByText(quotaOf(sandbox))).toBeNull();
  },
});

/** A withdrawal is on its way: its amount has left the balance. */
export const OneWaiting = meta.story({
  args: {
    offer: {
      balance: '9000.00',
      available: '9000.00',
      held: '1000.00',
      blocked: { code: 'withdraw_waiting', until: null, reference: 'WK7M3P9Q2X' },
    },
  },
  play: async ({ canvas, sandbox }) => {
    const link = canvas.getByRole('link', { name: translatorOf(sandbox)('withdraw:blocked.see') });
    await expect(link).toHaveAttribute('href', expect.stringContaining('ref=WK7M3P9Q2X'));
  },
});

export const Resting = meta.story({
  args: { offer: { blocked: { code: 'withdraw_resting', until: at(60 * 20), reference: null } } },
});
/** A reason that the site does not know is no dead end. */
export const BlockedOtherwise = meta.story({
  args: { offer: { blocked: { code: { other: 'KYC' }, until: null, reference: null } } },
});

export const NoMethods = meta.story({ args: { offer: { methods: [] } } });
export const AllUnderMaintenance = meta.story({
  render: (args, { globals }) => (
    <WithdrawScreen
      {...sampleWithdraw(globals)}
      {...args}
      options={ready(
        sampleOptions(globals, {
          methods: sampleMethods(globals).map((method) => ({ ...method, maintenance: true })),
        }),
      )}
    />
  ),
});

const confirm = fn<WithdrawScreenProps['onConfirm']>();
/** The payment password is asked for last. A wrong one says how many tries are left, and is not kept. */
export const Confirming = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => (
    <WithdrawScreen
      {...sampleWithdraw(globals)}
      {...args}
      draft={sampleDraft(globals)}
      entry={sampleEntry({ quote })}
      onConfirm={confirm}
    />
  ),
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    confirm
      .mockResolvedValueOnce(
        fail({ kind: 'refused', code: 'payment_password_incorrect', message: '', detail: { triesLeft: 2 } }),
      )
      .mockResolvedValueOnce(ok(null));
    const dialog = within(await screen.findByRole('dialog', { name: t('withdraw:confirm.title') }));
    const pin = dialog.getByLabelText(new RegExp(t('paymentPassword:label')), { selector: 'input' });
    const send = dialog.getByRole('button', { name: t('withdraw:confirm.do', { amount: '฿1,000.00' }) });
    await userEvent.type(pin, '๑๑๑๑๑๑');
    await userEvent.click(send);
    await expect(confirm).toHaveBeenLastCalledWith({ password: '111111', authenticator: '' });
    await waitFor(() => expect(pin).toHaveFocus());
    await expect(pin).toHaveAccessibleDescription(
      expect.stringContaining(t('paymentPassword:problems.incorrectTries', { count: 2 })),
    );
    await expect(pin).toHaveValue('');
    await userEvent.type(pin, '222222{Enter}');
    await waitFor(() => expect(confirm).toHaveBeenLastCalledWith({ password: '222222', authenticator: '' }));
  },
});

const askKey = fn<NonNullable<PaymentPassword['onPasskey']>>();
const keyAnswer: PasskeyAnswer = {
  ticket: 'ticket',
  used: practiceKey({ id: 'AAAA' }).use({ challenge: 'AAAA' }, 'https://site.example'),
};
/** A passkey stands for the payment password. A prompt that was dismissed costs nothing, and a refusal says what to do. */
export const ConfirmingByPasskey = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => (
    <WithdrawScreen
      {...sampleWithdraw(globals)}
      {...args}
      draft={sampleDraft(globals)}
      entry={sampleEntry({ quote })}
      password={{ ...samplePassword(), onPasskey: askKey }}
      onConfirm={confirm}
    />
  ),
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    confirm
      .mockReset()
      .mockResolvedValueOnce(fail({ kind: 'refused', code: 'passkey_suspended', message: '', detail: {} }));
    askKey.mockReset().mockResolvedValueOnce(fail('dismissed')).mockResolvedValueOnce(ok(keyAnswer));
    const dialog = within(await screen.findByRole('dialog', { name: t('withdraw:confirm.title') }));
    await expect(dialog.queryByLabelText(new RegExp(t('paymentPassword:label')), { selector: 'input' })).toBeNull();
    const send = dialog.getByRole('button', { name: t('paymentPassword:passkey.confirm') });
    await userEvent.click(send);
    await dialog.findByText(t('paymentPassword:passkey.dismissed'));
    await expect(confirm).not.toHaveBeenCalled();
    await userEvent.click(send);
    await dialog.findByText(t('paymentPassword:refused.passkey_suspended'));
    await expect(confirm).toHaveBeenCalledWith({ password: '', authenticator: '', passkey: keyAnswer });
    await userEvent.click(dialog.getByRole('button', { name: t('paymentPassword:passkey.other.password') }));
    await dialog.findByLabelText(new RegExp(t('paymentPassword:label')), { selector: 'input' });
    await dialog.findByRole('button', { name: t('withdraw:confirm.do', { amount: '฿1,000.00' }) });
  },
});

/** Passkeys do not work at this address whatever the player does, so the password is asked for. */
export const PasskeyElsewhere = meta.story({
  render: (args, { globals }) => (
    <WithdrawScreen
      {...sampleWithdraw(globals)}
      {...args}
      draft={sampleDraft(globals)}
      entry={sampleEntry({ quote })}
      password={{ ...samplePassword(), onPasskey: async () => fail('address') }}
    />
  ),
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = within(await screen.findByRole('dialog', { name: t('withdraw:confirm.title') }));
    await userEvent.click(dialog.getByRole('button', { name: t('paymentPassword:passkey.confirm') }));
    await dialog.findByLabelText(new RegExp(t('paymentPassword:label')), { selector: 'input' });
    await waitFor(() => expect(dialog.getByText(t('paymentPassword:passkey.address'))).toBeVisible());
    await expect(dialog.queryByRole('button', { name: t('paymentPassword:passkey.confirm') })).toBeNull();
  },
});

/** Of two answers, the one that is missing gets the focus. */
export const MissingCode = meta.story({
  render: (args, { globals }) => (
    <WithdrawScreen
      {...sampleWithdraw(globals)}
      {...args}
      options={ready(sampleOptions(globals, { factors: ['password', 'authenticator'] }))}
      draft={sampleDraft(globals)}
      entry={sampleEntry({ quote })}
    />
  ),
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = within(await screen.findByRole('dialog', { name: t('withdraw:confirm.title') }));
    const pin = dialog.getByLabelText(new RegExp(t('paymentPassword:label')), { selector: 'input' });
    const code = dialog.getByLabelText(new RegExp(t('paymentPassword:authenticator')), { selector: 'input' });
    await userEvent.type(pin, '111111');
    const send = dialog.getByRole('button', { name: t('withdraw:confirm.do', { amount: '฿1,000.00' }) });
    await userEvent.click(send);
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(
      expect.stringContaining(t('paymentPassword:problems.empty.authenticator')),
    );
  },
});

/** A player without a payment password sets one first. */
export const FirstPassword = meta.story({
  render: (args, { globals }) => (
    <WithdrawScreen
      {...sampleWithdraw(globals)}
      {...args}
      draft={sampleDraft(globals)}
      entry={sampleEntry({ quote })}
      password={samplePassword({ state: 'unset' })}
    />
  ),
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await screen.findByRole('dialog', { name: t('paymentPassword:set.title') });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const Unknown = meta.story({
  args: {
    step: { kind: 'unknown' },
    flow: flowIn({
      status: 'unknown',
      error: { kind: 'timeout', outcomeUnknown: true },
      input: { methodId: 'bank', amount: '1000.00', proof: '' },
    }),
  },
});

/** The present step says who acts next, and keeps the promised time in view. */
export const Reviewing = meta.story({
  args: { order: {} },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const steps = within(await canvas.findByRole('list', { name: t('withdraw:order.timeline') })).getAllByRole(
      'listitem',
    );
    await expect(steps).toHaveLength(6);
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(steps[1]).toHaveTextContent(t('withdraw:next.platform'));
  },
});

/** A promise that was not kept is not hidden. */
export const Late = meta.story({
  args: { order: { promisedBy: at(-1) } },
  play: async ({ canvas, sandbox }) => {
    const [words = ''] = translatorOf(sandbox)('withdraw:next.late').split('{time}');
    await expect(await canvas.findByText(new RegExp(words.trim()))).toBeVisible();
  },
});

export const PartlyPaid = meta.story({
  args: {
    order: {
      status: 'paying',
      steps: paidSteps.slice(0, 4),
      next: 'bank',
      amount: '123456789.25',
      arrives: '123456789.25',
      paid: '1000.00',
      payments: [samplePayment({ receipt: 'received', receiptUntil: null })],
    },
  },
  globals: { viewport: { value: 'smallest' } },
});

const asksReceipt: Partial<WithdrawOrder> = {
  status: 'sent',
  steps: paidSteps,
  next: 'player',
  promisedBy: at(50),
  paid: '1000.00',
  payments: [samplePayment({ amount: '600.00' }), samplePayment({ id: 'p2', amount: '400.00', receiptUntil: at(4) })],
  canConfirmAll: true,
};
const receipt = fn<WithdrawScreenProps['onReceipt']>();

/** MEM-05: each payment is answered on its own, and all of them together only after two questions. */
export const ReceiptAsked = meta.story({
  args: { order: asksReceipt, onReceipt: receipt },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    receipt.mockResolvedValue(ok(null));
    await expect((await canvas.findAllByRole('timer'))[0]).toHaveTextContent('50:00');
    await userEvent.click(await canvas.findByRole('button', { name: t('withdraw:payments.everything') }));
    for (const question of ['everything', 'everythingAgain'] as const) {
      const title = t(`withdraw:ask.${question}.title`, { amount: '฿1,000.00' });
      const dialog = within(await screen.findByRole('alertdialog', { name: title }));
      await expect(receipt).not.toHaveBeenCalled();
      await userEvent.click(dialog.getByRole('button', { name: t(`withdraw:ask.${question}.do`) }));
    }
    await waitFor(() => expect(receipt).toHaveBeenCalledOnce());
    await expect(receipt).toHaveBeenCalledWith({ answer: 'fullPayment' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** A payment that did not arrive needs a picture; what was typed stays until it is sent. */
export const NotReceived = meta.story({
  args: { order: { ...asksReceipt, payments: [samplePayment()], canConfirmAll: false }, onReceipt: receipt },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    receipt.mockReset().mockResolvedValue(ok(null));
    const name = t('withdraw:payments.notReceived', { amount: '฿1,000.00' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(
      await screen.findByRole('dialog', { name: t('withdraw:missing.title', { amount: '฿1,000.00' }) }),
    );
    const send = dialog.getByRole('button', { name: t('withdraw:missing.do') });
    await userEvent.type(
      dialog.getByRole('textbox', { name: new RegExp(t('withdraw:missing.remark').slice(0, 6)) }),
      'กี่',
    );
    await userEvent.click(send);
    await dialog.findByText(t('uploads:problems.none'));
    const input = dialog.getByLabelText(t('withdraw:missing.pictures'), { exact: false, selector: 'input' });
    await userEvent.upload(input, await picture());
    await dialog.findByText(t('uploads:state.sent'));
    // What there is no room for is not dropped without a word.
    const remove = t('uploads:remove', { name: 'statement.png' });
    await userEvent.upload(input, [await picture(), await picture(), await picture()]);
    await dialog.findByText(t('uploads:problems.leftOut', { most: '3' }));
    for (const extra of dialog.getAllByRole('button', { name: remove }).slice(1)) await userEvent.click(extra);
    await userEvent.click(send);
    await waitFor(() => expect(receipt).toHaveBeenCalledOnce());
    await expect(receipt).toHaveBeenCalledWith({
      answer: 'notReceived',
      paymentId: 'p1',
      fileIds: ['file-1'],
      remark: 'กี่',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A picture of one pixel. */
async function picture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('no picture');
  return new File([blob], 'statement.png', { type: 'image/png' });
}

/** After "not received" the case has a number, a state and a promise, and the payment can still arrive. */
export const Disputed = meta.story({
  args: {
    order: {
      ...asksReceipt,
      status: 'disputed',
      next: 'platform',
      canConfirmAll: false,
      steps: [...paidSteps, { step: 'disputed', at: at(-5) }],
      payments: [
        samplePayment({
          receipt: 'notReceived',
          receiptUntil: null,
          case: { number: 'C-1042', state: 'checking', promisedBy: at(60 * 24) },
        }),
      ],
    },
  },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(/C-1042/)).toBeVisible();
    const name = translatorOf(sandbox)('withdraw:payments.receivedAfterAll', { amount: '฿1,000.00' });
    await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
});

/** A receipt that the platform has set says that the amount is not refunded, in the platform's words too. */
export const Forced = meta.story({
  args: {
    order: {
      ...asksReceipt,
      status: 'received',
      next: null,
      promisedBy: null,
      canConfirmAll: false,
      steps: [...paidSteps, { step: 'received', at: at(-1) }],
      payments: [samplePayment({ receipt: 'forced', receiptUntil: null, note: 'ธนาคารยืนยันว่าเงินเข้าแล้ว' })],
    },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    // In its head, at the end of its course, and where it is listed.
    await waitFor(() => expect(canvas.getAllByText(t('withdraw:status.forced')).length).toBeGreaterThan(1));
    await expect(canvas.getByText(t('withdraw:payments.forced'))).toBeVisible();
    await expect(canvas.queryByText(t('withdraw:step.received'))).toBeNull();
  },
});

/** The money is back, and the platform's reason is shown. */
export const Rejected = meta.story({
  args: {
    order: {
      status: 'rejected',
      next: null,
      promisedBy: null,
      reason: 'ชื่อบัญชีไม่ตรงกับชื่อสมาชิก',
      steps: [...orderOf().steps, { step: 'rejected', at: at(-1) }],
    },
  },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('withdraw:order.returned'))).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

const cancel = fn<WithdrawScreenProps['onCancel']>();
/** Where the operator allows it: a plain question, with no offer beside it. */
export const CanBeCancelled = meta.story({
  args: { order: { canCancel: true }, onCancel: cancel },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    cancel.mockResolvedValue(ok(null));
    await userEvent.click(await canvas.findByRole('button', { name: t('withdraw:cancel.ask') }));
    const dialog = within(await screen.findByRole('alertdialog', { name: t('withdraw:cancel.title') }));
    await waitFor(() => expect(dialog.getByRole('button', { name: t('withdraw:cancel.keep') })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: t('withdraw:cancel.do') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(cancel).toHaveBeenCalledOnce();
  },
});

/** A status that the site does not know is shown in the platform's word. */
export const UnknownStatus = meta.story({
  args: {
    order: { status: { other: 'ON_HOLD' }, steps: [...orderOf().steps, { step: { other: 'ON_HOLD' }, at: at(-1) }] },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/ON_HOLD/))[0]).toBeVisible();
  },
});

/** The page as the site shows it, on the sandbox. The first request fails and is retried. */
export const AsMember = meta.story({
  parameters: {
    sandbox: {
      persona: 'member',
      at: null,
      scenario: 'withdrawing',
      path: '/rng?p=2&centre=withdraw',
      faults: [{ match: 'withdrawOptions', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
    },
  },
  render: () => <Joined />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('button', { name: t('common:retry') }));
    await canvas.findByRole('heading', { name: t('withdraw:blocked.withdraw_waiting.title') });
    const [latest] = within(await canvas.findByRole('list')).getAllByRole('link');
    if (latest === undefined) throw new Error('no withdrawals');
    await userEvent.click(latest);
    await canvas.findByRole('heading', { name: t('withdraw:order.title.pending') });
  },
});

function Joined() {
  return <WithdrawScreen {...useWithdrawScreen()} />;
}

export const OrderFailed = meta.story({ args: { step: { kind: 'order', order: failed } } });
export const OrderOutdated = meta.story({
  args: { step: { kind: 'order', order: ready(orderOf(), false, noon, true) } },
  play: async ({ canvas, sandbox }) => {
    await expect(
      await canvas.findByRole('link', { name: translatorOf(sandbox)('withdraw:order.ask') }),
    ).toHaveAttribute('href', `/help?reference=${orderOf().reference}#contact`);
  },
});

/** A trial account has no money to withdraw: each part says so, and nothing looks as if it could be (ROL-04). */
export const AsTrial = meta.story({
  parameters: { sandbox: { persona: 'trial', at: null, path: '/rng?centre=withdraw' } },
  render: () => <Joined />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect((await canvas.findAllByText(t('errors:trial')))[0]).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.queryByText(t('withdraw:list.empty'))).toBeNull();
  },
});

/** During maintenance of the whole platform, each part says so and can be retried; after it, the page is there. */
export const InMaintenance = meta.story({
  parameters: { sandbox: { persona: 'member', at: null, path: '/rng?centre=withdraw', scenario: 'maintenance' } },
  render: () => <Joined />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const reasons = await canvas.findAllByText(t('errors:maintenance'));
    await expect(reasons[0]).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
    changeSettings(sandbox, { maintenance: false, maintenanceEnd: null });
    await waitFor(async () => {
      // A part that has loaded may show a further one, which failed too.
      const [retry] = canvas.queryAllByRole('button', { name: t('common:retry') });
      if (retry !== undefined) await userEvent.click(retry);
      await expect(canvas.queryByText(t('errors:maintenance'))).toBeNull();
    });
    await expect(await canvas.findByText(t('withdraw:list.empty'))).toBeVisible();
  },
});

/** Maintenance that begins while the form is filled in: nothing has moved, and the amount stays. */
export const MaintenanceBegins = meta.story({
  args: {
    entry: sampleEntry({
      text: '1000',
      failure: { kind: 'refused', code: 'system_maintenance', message: '', detail: {} },
    }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(translatorOf(sandbox)('errors:maintenance'))).toBeVisible();
    await expect(canvas.getByText(t('withdraw:nothingMoved'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t('withdraw:form.amount') })).toHaveValue('1000');
  },
});

/** What has ended opens below, no wider than the page, whose bar of days scrolls sideways by itself. */
export const WageringHistory = meta.story({
  parameters: { sandbox: { persona: 'member', at: null, path: '/rng?centre=withdraw', scenario: 'bonusPlayer' } },
  globals: { viewport: { value: 'phone' }, language: 'en' },
  render: () => <Joined />,
  play: async ({ canvas, canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    const opener = await canvas.findByRole('button', { name: t('withdraw:ended') });
    await userEvent.click(opener);
    await expect((await canvas.findAllByText(t('turnover:ends.wagered')))[0]).toBeVisible();
    const history = document.getElementById(opener.getAttribute('aria-controls') ?? '');
    await expect(history?.offsetWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const LongText = meta.story(platformStories(Joined).longText);
