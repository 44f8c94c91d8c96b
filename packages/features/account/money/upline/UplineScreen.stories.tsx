import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fail, ok } from '#api/errors.ts';
import type { UplineInfoValue } from '#api/transfers.ts';
import { loading, ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import { emptyTransfer } from '#core/money/transfer/transfer.model.ts';
import type { SentTransfer, TransferValue } from '#core/money/transfer/transfer.types.ts';
import { elementOf } from '#storybook/elementOf.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { noon, sampleDraft, sampleInfo, sampleTransfer, sampleUpline } from './upline.samples.ts';
import type { UplineScreenProps } from './upline.types.ts';
import { UplineScreen } from './UplineScreen.tsx';
import { useUplineScreen } from './useUplineScreen.ts';

/** Screen props; `offer` changes what can be transferred. */
type Args = Partial<UplineScreenProps> & { offer?: Partial<UplineInfoValue> };

const failed = { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry: fn() } as const;
const refused = (code: 'upline_missing' | 'transfer_daily', detail = {}) =>
  ({ kind: 'refused', code, message: '', detail }) as const;

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Member centre/Transfer to upline',
  render: ({ offer, ...args }) => <UplineScreen {...sampleUpline(offer)} {...args} />,
});

/** The receiver is named before anything is typed; the button says what is transferred. */
export const Form = meta.story({
  args: { form: { ...emptyTransfer, values: { amount: '500', remark: '' } }, onType: fn(), onSubmit: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText('พี่เอกชัย (ag***t)')).toBeVisible();
    // The running total with this agent, in both directions.
    await expect(elementOf(canvas.getByText(t('upline:totals.sent')))?.nextElementSibling).toHaveTextContent(
      '฿3,500.00',
    );
    await expect(elementOf(canvas.getByText(t('upline:totals.received')))?.nextElementSibling).toHaveTextContent(
      '฿120.00',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('upline:form.all') }));
    await expect(args.onType).toHaveBeenLastCalledWith('amount', '8125.25');
    const submit = t('upline:form.submitAmount', { amount: '฿500.00' });
    await userEvent.click(canvas.getByRole('button', { name: submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const list = within(canvas.getByRole('region', { name: t('upline:list.title') }));
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/[-−]฿500\.00/);
  },
});

/** What was typed stays, the problem names its limit, and the refusal says that nothing has moved. */
export const Invalid = meta.story({
  args: {
    form: {
      values: { amount: '9000', remark: 'x'.repeat(141) },
      problems: { amount: { key: 'tooMuch', limit: '8125.25', by: 'available' } },
      attention: { to: 'amount', count: 1 },
    },
    flow: flowIn({
      status: 'refused',
      error: refused('transfer_daily', { resetsAt: '2026-11-21T17:00:00.000Z' }),
    }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const field = canvas.getByRole('textbox', { name: t('upline:form.amount') });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('9000');
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('฿8,125.25'));
    await expect(canvas.getByText(t('upline:problems.remark', { most: '140' }))).toBeVisible();
    await expect(canvas.getByText(t('upline:nothingMoved'))).toBeVisible();
  },
});

const confirm = fn<UplineScreenProps['onConfirm']>();
/** Both names and that it cannot be undone are said before the payment password. */
export const Confirming = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { draft: sampleDraft, onConfirm: confirm },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    confirm
      .mockReset()
      .mockResolvedValueOnce(
        fail({ kind: 'refused', code: 'payment_password_incorrect', message: '', detail: { triesLeft: 2 } }),
      )
      .mockResolvedValueOnce(ok(null));
    const dialog = within(await screen.findByRole('dialog', { name: t('upline:confirm.title') }));
    await waitFor(() => expect(dialog.getByText('สมชายสายลุย (somchai)')).toBeVisible());
    await expect(dialog.getByText('พี่เอกชัย (ag***t)')).toBeVisible();
    const pin = dialog.getByLabelText(new RegExp(t('paymentPassword:label')), { selector: 'input' });
    await userEvent.type(pin, '111111{Enter}');
    await waitFor(() => expect(pin).toHaveFocus());
    await expect(pin).toHaveValue('');
    await userEvent.type(pin, '222222{Enter}');
    await waitFor(() => expect(confirm).toHaveBeenLastCalledWith({ password: '222222', authenticator: '' }));
  },
});

export const Done = meta.story({
  args: {
    flow: flowIn<SentTransfer, TransferValue>(
      {
        status: 'done',
        value: { reference: 'U7M3K9P2QX', at: new Date(noon).toISOString(), amount: '500.00', balance: '7625.25' },
      },
      { reset: fn() },
    ),
  },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('upline:done.balance', { balance: '฿7,625.25' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('upline:done.again') }));
    await expect(args.flow?.reset).toHaveBeenCalledOnce();
  },
});

export const Unknown = meta.story({
  args: {
    flow: flowIn<SentTransfer, TransferValue>(
      { status: 'unknown', input: { amount: '500.00' }, error: { kind: 'timeout', outcomeUnknown: true } },
      { repeat: fn() },
    ),
  },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('upline:unknown.text', { amount: '฿500.00' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('upline:unknown.check') }));
    await expect(args.flow?.repeat).toHaveBeenCalledOnce();
  },
});

/** What turnover binds stays; the form is left out. */
export const TurnoverMissing = meta.story({
  args: { offer: { available: '0.00', missing: '1800.00', blocked: { code: 'turnover_missing', until: null } } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(/฿1,800\.00/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('upline:blocked.see') })).toHaveAttribute(
      'href',
      '/?centre=withdraw',
    );
    await expect(canvas.queryByRole('textbox', { name: t('upline:form.amount') })).toBeNull();
  },
});
export const DailyLimit = meta.story({
  args: { offer: { leftToday: '0.00', blocked: { code: 'transfer_daily', until: sampleInfo().resetsAt } } },
});
/** A reason that the site does not know is no dead end. */
export const BlockedOtherwise = meta.story({ args: { offer: { blocked: { code: { other: 'KYC' }, until: null } } } });

/** RSP-03: a break stops transfers; the list stays. */
export const OnABreak = meta.story({
  args: { stop: { reason: 'break', rest: { kind: 'timeout', until: '2026-11-24T05:00:00Z' } } },
  play: async ({ canvas, sandbox }) => {
    await expect(
      await canvas.findByRole('heading', { name: translatorOf(sandbox)('limits:stop.breakTitle') }),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Loading = meta.story({ args: { info: loading, transfers: loading } });
export const Failed = meta.story({ args: { info: failed, transfers: failed } });
export const Outdated = meta.story({
  args: { info: ready(sampleInfo(), false, noon, true), transfers: ready({ list: [], totalPages: 0 }) },
});

/** Long names and amounts of nine digits on the smallest phone, and a direction that the site does not know. */
export const LongOnPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    offer: { nickname: 'ผู้รับที่มีชื่อยาวมากเป็นพิเศษ'.repeat(2), available: '987654321.00' },
    transfers: ready({
      list: [
        sampleTransfer({ amount: '987654321.00', remark: 'x'.repeat(140) }),
        sampleTransfer({ reference: 'U3', direction: { other: 'ADJUSTED' } }),
      ],
      totalPages: 12,
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/ADJUSTED/)).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** The page as the site shows it, on the sandbox. The first request fails and is retried. */
export const AsMember = meta.story({
  parameters: {
    sandbox: {
      persona: 'member',
      scenario: 'transfers',
      path: '/rng?centre=transferUpline',
      faults: [{ match: 'uplineInfo', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
    },
  },
  render: () => <Joined />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('button', { name: t('common:retry') }));
    await canvas.findByRole('textbox', { name: t('upline:form.amount') });
    await canvas.findByText(t('upline:list.empty'));
  },
});

function Joined() {
  return <UplineScreen {...useUplineScreen()} />;
}

const onPlatform = platformStories(Joined);

export const AsTrial = meta.story(onPlatform.trial);
export const InMaintenance = meta.story(onPlatform.maintenance);
