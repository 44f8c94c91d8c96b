import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { InputOf, OutputOf } from '#api/operation.ts';
import { mainWallet, type walletTransfer } from '#api/wallets.ts';
import { loading, ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { emptyMove } from './moves.model.ts';
import { useWalletScreen } from './useWalletScreen.ts';
import { sampleSeveral, sampleTransfer, sampleWallet, sampleWallets } from './wallet.samples.ts';
import type { SeveralWallets } from './wallet.types.ts';
import { WalletScreen } from './WalletScreen.tsx';

const failed = { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry: fn() } as const;

const meta = preview.type<{ args: Partial<SeveralWallets> }>().meta({
  title: 'Screens/Member centre/Several wallets',
  render: (args, { globals }) => (
    <WalletScreen {...sampleWallet(globals)} isSingle={ready(false)} several={sampleSeveral(globals, args)} />
  ),
});

/** Wallets with money come first; one in maintenance and one that did not answer say so, and cannot be chosen. */
export const Wallets = meta.story({
  args: { onType: fn(), onMove: fn(), onTo: fn(), form: { ...emptyMove, values: { amount: '600' } } },
  play: async ({ canvas, args, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    const region = within(await canvas.findByRole('region', { name: t('wallet:wallets.title') }));
    await expect(region.getAllByRole('listitem')).toHaveLength(4);
    await expect(region.getByText(t('wallet:wallets.unknownBalance'))).toBeVisible();
    const more = t('wallet:wallets.all', { count: '6' });
    await userEvent.click(region.getByRole('button', { name: more }));
    await expect(region.getAllByRole('listitem')).toHaveLength(6);

    const form = within(canvas.getByRole('form', { name: t('wallet:move.title') }));
    const from = form.getByRole('combobox', { name: t('wallet:move.from') });
    await expect(from).toHaveValue('LTWR');
    await expect(
      within(from)
        .getAllByRole('option')
        .filter((option) => option.matches(':disabled')),
    ).toHaveLength(2);
    await userEvent.selectOptions(form.getByRole('combobox', { name: t('wallet:move.to') }), 'TUKS');
    await expect(args.onTo).toHaveBeenCalledWith('TUKS');
    await userEvent.click(form.getByRole('button', { name: t('wallet:move.half') }));
    await expect(args.onType).toHaveBeenLastCalledWith('600');
    await userEvent.click(form.getByRole('button', { name: t('wallet:move.all') }));
    await expect(args.onType).toHaveBeenLastCalledWith('1200');
    const [main] = sampleWallets(globals);
    const move = t('wallet:move.doAmount', { amount: '฿600.00', to: main?.name ?? '' });
    await userEvent.click(form.getByRole('button', { name: move }));
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
});

/** The typed amount stays, and the error names what the wallet has. */
export const TooMuch = meta.story({
  args: {
    form: {
      ...emptyMove,
      values: { amount: '1300' },
      problems: { amount: { key: 'tooMuch', limit: '1200.00' } },
      attention: { to: 'amount', count: 1 },
    },
  },
  play: async ({ canvas, sandbox }) => {
    const field = await canvas.findByRole('textbox', { name: translatorOf(sandbox)('wallet:move.amount') });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('1300');
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('฿1,200.00'));
  },
});

const movedSum = { amount: '600.00', from: 'Lantern Works', to: 'Tuk Tuk Spin' };
const movedIn = (status: 'done' | 'pending') => {
  const side = (id: string) => ({ id, balance: null });
  const value = { reference: 'T7M3K9P2QX', from: side('LTWR'), to: side('TKTK'), status };
  return flowIn<InputOf<typeof walletTransfer>, OutputOf<typeof walletTransfer>>(
    { status: 'done', value },
    { acted: true },
  );
};
export const Moved = meta.story({
  args: { move: movedIn('done'), moved: movedSum },
  play: async ({ canvas, sandbox }) => {
    const title = translatorOf(sandbox)('wallet:moved.done', { amount: '฿600.00', to: 'Tuk Tuk Spin' });
    await waitFor(() => expect(canvas.getByRole('heading', { name: title })).toHaveFocus());
  },
});

/** Money that has left one side and is not known on the other is not called moved. */
export const OnItsWay = meta.story({
  args: { move: movedIn('pending'), moved: movedSum },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const values = { amount: '฿600.00', to: 'Tuk Tuk Spin' };
    await expect(await canvas.findByRole('heading', { name: t('wallet:moved.pending', values) })).toBeVisible();
    await expect(canvas.queryByText(t('wallet:moved.done', values))).toBeNull();
  },
});

/** One vendor was down: the others' money is back, and the page says which is not. */
export const PartlyBack = meta.story({
  args: {
    collect: flowIn({
      status: 'done',
      value: {
        moved: [
          { id: 'LTWR', name: 'Lantern Works', amount: '1200.00', status: 'done' },
          { id: 'MKLA', name: 'Mekhala Studio', amount: '40.00', status: 'pending' },
          { id: 'SLKR', name: 'Silk Reel', amount: '350.50', status: 'failed' },
        ],
      },
    }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('heading', { name: t('wallet:collect.partly') })).toBeVisible();
    const failure = t('wallet:collect.each.failed', { name: 'Silk Reel', amount: '฿350.50' });
    await expect(canvas.getByText(failure)).toBeVisible();
  },
});

/** Says why nothing was moved, where the focus then is. */
export const Refused = meta.story({
  args: {
    move: flowIn<InputOf<typeof walletTransfer>, never>(
      { status: 'refused', error: { kind: 'refused', code: 'transfer_pending', message: '', detail: {} } },
      { acted: true },
    ),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(t('wallet:refused.transfer_pending'))).toBeVisible();
    await expect(canvas.getByText(t('wallet:refused.safe'))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: t('wallet:refused.title') })).toHaveFocus());
  },
});

/** Until the outcome is known, nothing else is moved; the check moves nothing twice. */
export const Unknown = meta.story({
  args: {
    move: flowIn<InputOf<typeof walletTransfer>, never>(
      {
        status: 'unknown',
        input: { from: 'LTWR', to: mainWallet, amount: '600.00' },
        error: { kind: 'timeout', outcomeUnknown: true },
      },
      { repeat: fn() },
    ),
  },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('button', { name: t('wallet:unknown.check') }));
    await expect(args.move?.repeat).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('form', { name: t('wallet:move.title') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('wallet:collect.do') })).toBeNull();
  },
});

/** The setting shows what is stored; a failure is told beside it. */
export const AutoMoveFails = meta.story({
  args: { onAutoMove: async () => ({ kind: 'timeout', outcomeUnknown: true }) },
  play: async ({ canvas, sandbox }) => {
    const box = await canvas.findByRole('checkbox', { name: translatorOf(sandbox)('wallet:auto.label') });
    await userEvent.click(box);
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'));
    await expect(box).not.toBeChecked();
  },
});

export const NothingReachable = meta.story({
  render: (_, { globals }) => {
    const list = sampleWallets(globals).filter(({ state, id }) => state !== 'ready' || id === 'main');
    const several = sampleSeveral(globals, { wallets: ready({ list, autoMove: true }), transfers: failed });
    return <WalletScreen {...sampleWallet(globals)} isSingle={ready(false)} several={several} />;
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('heading', { name: t('wallet:move.none') })).toBeVisible();
    await expect(canvas.getByText(t('wallet:list.failed'))).toBeVisible();
  },
});

export const Loading = meta.story({ args: { wallets: loading, transfers: loading } });
export const Failed = meta.story({ args: { wallets: failed } });

/** Long names and amounts of nine digits on the smallest phone. */
export const LongOnPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (_, { globals }) => {
    const name = 'Riptide Atelier International Entertainment Co.';
    const list = sampleWallets(globals).map((wallet) => ({ ...wallet, name, balance: '987654321.00' }));
    const transfers = ready({
      list: [sampleTransfer(globals, { to: { id: 'A', name }, amount: '987654321.00', status: { other: 'ON_HOLD' } })],
      totalPages: 12,
    });
    const several = sampleSeveral(globals, { wallets: ready({ list, autoMove: true }), transfers });
    return <WalletScreen {...sampleWallet(globals)} isSingle={ready(false)} several={several} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('ON_HOLD');
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** The page as the site shows it, on the sandbox. */
export const OnThePlatform = meta.story({
  parameters: { sandbox: { persona: 'member', scenario: 'manyWallets', path: '/rng?centre=transferFund' } },
  render: () => <Joined />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('button', { name: t('wallet:collect.do') }));
    await canvas.findByRole('heading', { name: t('wallet:collect.partly') });
    await expect(canvas.getByRole('region', { name: t('wallet:list.title') })).toBeVisible();
  },
});

function Joined() {
  return <WalletScreen {...useWalletScreen()} />;
}
