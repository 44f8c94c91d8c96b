import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fail, ok } from '#api/errors.ts';
import { loading, ready } from '#core/data/remote.ts';
import { formatMoment, formatTime } from '#core/format/dates.ts';
import { languageNamed } from '#core/i18n/languageCode.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { spokenIn } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import {
  sampleBonuses,
  sampleOffers,
  sampleDeposit,
  sampleEntry,
  sampleMethods,
  sampleOrder,
  samplePayTo,
  noon,
} from './deposit.samples.ts';
import type { DepositScreenProps, OrderView } from './deposit.types.ts';
import { DepositScreen } from './DepositScreen.tsx';
import { useDepositScreen } from './useDepositScreen.ts';

/** Screen props; `order` shows an order instead of the form. */
type Args = Partial<DepositScreenProps> & { order?: Partial<OrderView>; payTo?: 'qr' | 'transfer' | 'page' };

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Member centre/Deposit',
  parameters: { sandbox: { at: noon } },
  args: {
    entry: sampleEntry({ onType: fn(), onSubmit: fn() }),
    onCopy: fn(async () => true),
    onSupport: fn(),
  },
  render: ({ order, payTo = 'qr', ...args }, { globals }) => {
    const shown = order && sampleOrder(globals, { payTo: samplePayTo(payTo, globals), ...order });
    const step = shown && ({ kind: 'order', order: shown } as const);
    return <DepositScreen {...sampleDeposit(globals)} {...(step && { step })} {...args} />;
  },
});

/** The arrow keys choose a method and skip those under maintenance. */
export const Form = meta.story({
  play: async ({ canvas, args, sandbox }) => {
    const radios = canvas.getAllByRole('radio');
    await expect(radios[0]).toBeChecked();
    await expect(radios.filter((radio) => (radio as HTMLInputElement).disabled)).toHaveLength(1);
    radios[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.entry?.onType).toHaveBeenLastCalledWith('method', 'bank');
    await userEvent.click(canvas.getByRole('button', { name: '฿1,000' }));
    await expect(args.entry?.onType).toHaveBeenLastCalledWith('amount', '1000');
    await userEvent.type(canvas.getByRole('textbox', { name: translatorOf(sandbox)('deposit:amount') }), '{Enter}');
    await expect(args.entry?.onSubmit).toHaveBeenCalledOnce();
  },
});

/** The error names the limit, and the typed amount stays. */
export const TooLittle = meta.story({
  args: {
    entry: sampleEntry({
      text: '๕๐',
      problems: { amount: { key: 'tooLittle', limit: '100.00' } },
      attention: { to: 'amount', count: 1 },
      failure: { kind: 'refused', code: 'method_unavailable', message: '', detail: {} },
    }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const field = canvas.getByRole('textbox', { name: t('deposit:amount') });
    await expect(field).toHaveValue('๕๐');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('฿100.00'));
    await expect(canvas.getByText(t('deposit:nothingMoved'))).toBeVisible();
  },
});

/** RSP-01: the form offers nothing above the player's own limit, names it, and tells a higher sum while it is typed. */
export const WithinOwnLimit = meta.story({
  args: {
    entry: sampleEntry({
      text: '500',
      problems: { amount: { key: 'overOwnLimit', limit: '200.00', resetsAt: '2026-11-22T17:00:00.000Z' } },
      ownLimits: [
        {
          ...{ kind: 'deposit', period: 'week', value: '1000.00', used: '800.00', left: '200.00' },
          ...{ resetsAt: '2026-11-22T17:00:00.000Z', pending: null },
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('฿200.00'));
    const quick = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(quick).toContain('฿100');
    await expect(quick).not.toContain('฿500');
  },
});

export const Loading = meta.story({ args: { step: { kind: 'loading' }, methods: loading, latest: loading } });

export const WaitingForACode = meta.story({
  args: { order: {}, check: { busy: false, result: 'notYet' } },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('14:00');
    await expect(await canvas.findByRole('img', { name: /฿500\.00/ })).toBeVisible();
    await expect(canvas.getByText(translatorOf(sandbox)('deposit:waiting.notYet'))).toBeVisible();
  },
});

const cancel = fn();
/** Copies the exact amount with satang. A failed cancellation is reported in its dialog. */
export const WaitingForATransfer = meta.story({
  args: {
    order: { amount: '500.37', expiresAt: Date.parse('2026-03-02T05:00:50Z') },
    payTo: 'transfer',
    onCancel: cancel,
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    cancel.mockResolvedValueOnce(fail({ kind: 'timeout', outcomeUnknown: true })).mockResolvedValueOnce(ok(null));
    await expect(canvas.getByText(t('deposit:waiting.one'))).toBeInTheDocument();
    await userEvent.click(
      canvas.getByRole('button', { name: `${t('deposit:waiting.copy')} ${t('deposit:waiting.amount')}` }),
    );
    await expect(args.onCopy).toHaveBeenCalledWith('500.37');
    await canvas.findByText(t('deposit:waiting.copied', { label: t('deposit:waiting.amount') }));
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:waiting.cancel') }));
    const dialog = within(await screen.findByRole('alertdialog', { name: t('deposit:waiting.cancelTitle') }));
    await waitFor(() => expect(dialog.getByRole('button', { name: t('deposit:waiting.keep') })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: t('deposit:waiting.cancel') }));
    await dialog.findByRole('alert');
    await userEvent.click(dialog.getByRole('button', { name: t('deposit:waiting.cancel') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const Paid = meta.story({
  args: { order: { status: 'paid', amount: '123456789.25', bonus: '1500.00' }, balance: ready('987654321.75') },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('link', { name: t('deposit:ended.play') })).toHaveAttribute('href', '/rng');
    // MNY-09: the bonus is not in the balance.
    await expect(canvas.getByText(t('deposit:ended.bonus', { amount: '฿1,500.00' }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('deposit:ended.toRewards') })).toHaveAttribute(
      'href',
      '/?centre=rewardCenter',
    );
  },
});

/** The QR code can be saved for the banking app on the same phone; a browser that cannot draw it says so. */
export const SavingTheCode = meta.story({
  args: { order: {}, onSaveCode: fn(async () => false) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:waiting.save') }));
    await expect(args.onSaveCode).toHaveBeenCalledOnce();
    await expect(await canvas.findByText(t('deposit:waiting.saveFailed'))).toBeVisible();
  },
});

/** Says that no money has moved, and offers customer service to a player who did pay. */
export const Rejected = meta.story({
  args: { order: { status: 'rejected', reason: 'ธนาคารปฏิเสธการชำระเงิน' } },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(t('deposit:ended.rejectedText'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:support') }));
    await expect(args.onSupport).toHaveBeenCalledOnce();
  },
});

/** A status that the site does not know is shown under the platform's own name, and is no success. */
export const UnknownStatus = meta.story({
  args: { order: { status: { other: 'REVIEWING' } } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(
      await canvas.findByRole('heading', { name: t('deposit:ended.other', { status: 'REVIEWING' }) }),
    ).toBeVisible();
    await expect(canvas.getByText(t('deposit:ended.otherText'))).toBeVisible();
    await expect(canvas.queryByText(t('deposit:ended.paid'))).toBeNull();
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
      latest={ready({ list: [], totalPages: 0 })}
      methods={ready(sampleMethods(globals).map((method) => ({ ...method, maintenance: true })))}
    />
  ),
});

const playWith = (left: '3000.00' | '0.00'): NonNullable<DepositScreenProps['play']> => {
  const limit = {
    ...({ kind: 'deposit', period: 'week', value: '5000.00', pending: null } as const),
    ...{ used: left === '0.00' ? '5000.00' : '2000.00', left, resetsAt: '2026-03-08T17:00:00Z' },
  };
  const status = { limits: [limit], rest: null, paused: null, session: null, realityCheckMinutes: 60, raiseHours: 24 };
  return {
    status: { ...status, limitRequired: false, reviewDue: false, helplines: [] },
    stop: left === '0.00' ? { reason: 'limit', limit } : null,
  };
};

/** The player's own deposit limit, above the form (RSP-01). */
export const WithALimit = meta.story({
  args: { play: playWith('3000.00') },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('฿2,000.00'),
    );
    await expect(canvas.getByRole('form', { name: translatorOf(sandbox)('deposit:form') })).toBeVisible();
  },
});

/** A reached limit takes the form's place: when the next period begins, and where the limits are (RSP-03). */
export const LimitReached = meta.story({
  args: { play: playWith('0.00') },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('heading', { name: t('limits:stop.limitTitle') })).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.getByRole('link', { name: t('limits:toLimits') })).toHaveAttribute('href', '/?centre=limits');
  },
});

/** An amount above what is left of the player's limit: how much is left, and when it starts anew (RSP-03). */
export const AboveTheLimit = meta.story({
  args: {
    play: playWith('3000.00'),
    entry: sampleEntry({
      text: '4000',
      failure: {
        ...({ kind: 'refused', code: 'limit_reached', message: '' } as const),
        detail: { kind: 'deposit', period: 'week', left: '3000.00', resetsAt: '2026-03-08T17:00:00Z' },
      },
    }),
  },
  play: async ({ canvas, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    const time = formatMoment(Date.parse('2026-03-08T17:00:00Z'), spokenIn(globals));
    const text = t('deposit:refused.limit_reached', { left: '฿3,000.00', time });
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText(t('deposit:nothingMoved'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t('deposit:amount') })).toHaveValue('4000');
  },
});

/** MNY-09: what a bonus brings and costs for the amount, before it is chosen. "No bonus" is preselected. */
export const WithBonuses = meta.story({
  render: (args, { globals }) => (
    <DepositScreen
      {...sampleDeposit(globals)}
      {...args}
      entry={sampleEntry({ text: '500', offers: sampleOffers({ bonuses: sampleBonuses(globals) }) })}
    />
  ),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('radio', { name: new RegExp(`^${t('deposit:bonus.none')}`) })).toBeChecked();
    await expect(canvas.getByText(t('deposit:bonus.plays', { amount: '฿500', total: '฿750' }))).toBeVisible();
    await expect(canvas.getByText(t('deposit:bonus.wagers', { amount: '฿2,500' }))).toBeVisible();
    await expect(canvas.getByText(t('deposit:bonus.ofBonus', { amount: '฿2,000', days: '14' }))).toBeVisible();
    // The same of a deposit without one.
    await expect(canvas.getByText(t('deposit:bonus.plays', { amount: '฿500', total: '฿500' }))).toBeVisible();
    await expect(canvas.getByText(t('deposit:bonus.wagers', { amount: '฿500' }))).toBeVisible();
    await expect(canvas.getByText(t('deposit:bonus.from', { amount: '฿1,000' }))).toBeVisible();
  },
});

/** The deposit ends the right to the bonus: none of the cards is chosen, and one has to be. Above the amount, on a phone. */
export const EndsTheRight = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => (
    <DepositScreen
      {...sampleDeposit(globals)}
      {...args}
      entry={sampleEntry({
        text: '500',
        problems: { bonus: { key: 'choice' } },
        attention: { to: 'bonus', count: 1 },
        offers: sampleOffers({
          mustChoose: true,
          bonuses: sampleBonuses(globals)
            .slice(0, 1)
            .map((bonus) => ({ ...bonus, onlyNow: true })),
        }),
      })}
    />
  ),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const choice = await canvas.findByRole('group', { name: t('deposit:bonus.legend') });
    await expect(choice).toHaveAccessibleDescription(`${t('deposit:problems.choice')} ${t('deposit:bonus.onlyNow')}`);
    const [first, none] = within(choice).getAllByRole('radio');
    await expect(first).not.toBeChecked();
    await expect(none).not.toBeChecked();
    await waitFor(() => expect(first).toHaveFocus());
    // The same size.
    const cards = within(choice)
      .getAllByRole('radio')
      .map((radio) => radio.parentElement?.getBoundingClientRect());
    await expect(cards[0]?.width).toBe(cards[1]?.width);
    await expect(cards[0]?.height).toBe(cards[1]?.height);
    const amount = canvas.getByRole('textbox', { name: t('deposit:amount') });
    await expect(choice.compareDocumentPosition(amount) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  },
});

/** The bonuses could not be read: the deposit stays possible. */
export const BonusesFailed = meta.story({
  render: (args, { globals }) => (
    <DepositScreen
      {...sampleDeposit(globals)}
      {...args}
      entry={sampleEntry({
        text: '500',
        offers: sampleOffers({
          plain: null,
          failed: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() },
        }),
      })}
    />
  ),
});

/** The amount has changed: the figures are worked out anew, and a chosen bonus is not sent before they are there. */
export const CountingBonuses = meta.story({
  render: (args, { globals }) => (
    <DepositScreen
      {...sampleDeposit(globals)}
      {...args}
      entry={sampleEntry({
        values: { method: '', amount: '5000', bonus: 'promo-1' },
        offers: sampleOffers({ bonuses: sampleBonuses(globals), counting: true }),
      })}
    />
  ),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() => expect(canvas.getAllByText(t('deposit:bonus.counting'))).toHaveLength(3));
    await expect(canvas.getByRole('button', { name: t('deposit:submit') })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Before the first deposit, a player without a limit is asked for one; the form stays usable (RSP-11). */
export const FirstDeposit = meta.story({
  args: { asksLimit: 'optional', onDeclineLimit: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('link', { name: t('deposit:limitPrompt.set') })).toHaveAttribute(
      'href',
      '/?centre=limits',
    );
    await expect(canvas.getByRole('form', { name: t('deposit:form') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:limitPrompt.decline') }));
    await expect(args.onDeclineLimit).toHaveBeenCalledOnce();
  },
});

/** Where a limit is demanded, it is set above the form, and cannot be declined (RSP-12). The form keeps what was typed. */
export const LimitRequired = meta.story({
  args: {
    play: { status: { ...playWith('3000.00').status, limits: [], limitRequired: true }, stop: null },
    asksLimit: 'required',
    limitAttention: 1,
    onSetLimit: fn(async () => null),
    entry: sampleEntry({
      text: '4000',
      failure: { kind: 'refused', code: 'limit_required', message: '', detail: {} },
    }),
  },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const limit = within(await canvas.findByRole('form', { name: t('deposit:limitRequired.title') }));
    await expect(limit.getByText(t('deposit:limitRequired.text', { hours: '24' }))).toBeVisible();
    await waitFor(() => expect(limit.getByRole('textbox', { name: t('limits:form.amount') })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: t('deposit:limitPrompt.decline') })).toBeNull();
    await expect(canvas.getByText(t('deposit:refused.limit_required'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t('deposit:amount') })).toHaveValue('4000');
    await userEvent.type(limit.getByRole('textbox', { name: t('limits:form.amount') }), '5000{Enter}');
    await expect(args.onSetLimit).toHaveBeenCalledWith({ kind: 'deposit', period: 'week', value: '5000.00' });
  },
});

/** All orders, page by page. */
export const OrdersInPages = meta.story({
  args: { pageNo: 2, onPage: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const pages = within(canvas.getByRole('navigation', { name: t('deposit:latest.pages') }));
    await userEvent.click(pages.getByRole('button', { name: t('memberCentre:paging.next') }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
});

const slipOrder = { status: 'expired', acceptsSlip: true } as const;

async function pngFile(): Promise<File> {
  const canvas = document.createElement('canvas');
  const blob = await new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture')))),
  );
  return new File([blob], 'slip.png', { type: 'image/png' });
}

/** A transfer that was not recognised: the slip needs a picture, and is sent with it (MNY-07). */
export const SendASlip = meta.story({
  args: { order: slipOrder, onUpload: fn(async () => ok('picture-1')), onSlip: fn(async () => ok(null)) },
  play: async ({ canvas, args, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(
      canvas.getByRole('button', { name: (name: string) => name.startsWith(t('deposit:slip.ask')) }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: t('deposit:slip.title') }));
    await userEvent.click(dialog.getByRole('button', { name: t('deposit:slip.do') }));
    await waitFor(() => expect(dialog.getByText(t('uploads:problems.none'))).toBeVisible());
    await expect(args.onSlip).not.toHaveBeenCalled();
    await userEvent.upload(dialog.getByLabelText(t('deposit:slip.picture'), { exact: false }), await pngFile());
    await dialog.findByText(t('uploads:state.sent'));
    await userEvent.click(dialog.getByRole('button', { name: t('deposit:slip.do') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSlip).toHaveBeenCalledWith({ reference: sampleOrder(globals).reference, fileId: 'picture-1' });
  },
});

/** A picture of another order keeps the dialog open and says so. */
export const DuplicateSlip = meta.story({
  args: {
    order: slipOrder,
    onSlip: fn(async () => fail({ kind: 'refused', code: 'slip_duplicate', message: '', detail: {} } as const)),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(
      canvas.getByRole('button', { name: (name: string) => name.startsWith(t('deposit:slip.ask')) }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: t('deposit:slip.title') }));
    await userEvent.upload(dialog.getByLabelText(t('deposit:slip.picture'), { exact: false }), await pngFile());
    await dialog.findByText(t('uploads:state.sent'));
    await userEvent.click(dialog.getByRole('button', { name: t('deposit:slip.do') }));
    await waitFor(() => expect(dialog.getByText(t('deposit:refused.slip_duplicate'))).toBeVisible());
  },
});

/** What became of a slip: being checked with a promised time, each answer, and a status of another platform. */
export const SlipAnswers = meta.story({
  render: (args, { globals }) => {
    const answerBy = sampleOrder(globals).expiresAt;
    const statuses = [
      'checking',
      'wrongAmount',
      'wrongPayee',
      'duplicate',
      'notFound',
      { other: 'ESCALATED' },
    ] as const;
    const list = statuses.map((status, at) =>
      sampleOrder(globals, {
        ...{ status: 'expired', reference: `DK7M3P9Q${at}X`, slip: { status, answerBy } },
        acceptsSlip: status === 'notFound',
      }),
    );
    return <DepositScreen {...sampleDeposit(globals)} {...args} latest={ready({ list, totalPages: 1 })} />;
  },
  play: async ({ canvas, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    const { expiresAt, amount } = sampleOrder(globals);
    const language = languageNamed(String(globals.language));
    await expect(
      canvas.getByText(t('deposit:slip.status.checking', { time: formatTime(expiresAt, language) })),
    ).toBeVisible();
    await expect(canvas.getByText(t('deposit:slip.status.wrongAmount', { amount: `฿${amount}` }))).toBeVisible();
    await expect(canvas.getByText(t('deposit:slip.status.other', { status: 'ESCALATED' }))).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: (name: string) => name.startsWith(t('deposit:slip.again')) }),
    ).toHaveAccessibleName(expect.stringContaining('DK7M3P9Q4X'));
  },
});

const onPlatform = platformStories(() => <DepositScreen {...useDepositScreen()} />);

export const AsMember = meta.story(onPlatform.ready);
export const AsTrial = meta.story(onPlatform.trial);
export const InMaintenance = meta.story(onPlatform.maintenance);
export const LongText = meta.story(onPlatform.longText);
export const Empty = meta.story(onPlatform.empty);
