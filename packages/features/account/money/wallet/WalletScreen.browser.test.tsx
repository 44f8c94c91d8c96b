import { expect, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { walletBalance } from '#api/member.ts';
import { mainWallet, walletCollect, walletList, walletTransfer, walletTransfers } from '#api/wallets.ts';
import { useRefreshAll } from '#core/data/remote.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { balanceOf, sumOfAll } from '#sandbox/money/ledger.ts';
import { accountOf, transfersOf } from '#sandbox/money/vendorWallets.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { fundedWallet, restingWallet, slowWallet } from '#sandbox/seed/wallets.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useWalletScreen } from './useWalletScreen.ts';
import { WalletScreen } from './WalletScreen.tsx';

const memberId = memberIdOf(accounts.member);

async function renderWallet(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(WalletScreen, useWalletScreen, {
    persona: 'member',
    scenario: 'manyWallets',
    path: '/rng?centre=transferFund',
    ...options,
  });
  const { canvas, sandbox, t } = rendered;
  const before = transfersOf(sandbox, memberId).length;
  return {
    ...rendered,
    satang: (wallet: string) => balanceOf(sandbox, accountOf(memberId, wallet)),
    /** The transfers since the page was opened. */
    made: () => transfersOf(sandbox, memberId).slice(0, transfersOf(sandbox, memberId).length - before),
    heading: (name: string) => canvas.findByRole('heading', { name, level: 3 }),
    /** Fills the form in and sends it twice. */
    async move(from: string, to: string, amount: string) {
      const form = within(await canvas.findByRole('form', { name: t('wallet:move.title') }));
      await userEvent.selectOptions(form.getByRole('combobox', { name: t('wallet:move.from') }), from);
      await userEvent.selectOptions(form.getByRole('combobox', { name: t('wallet:move.to') }), to);
      const field = form.getByRole('textbox', { name: t('wallet:move.amount') });
      await userEvent.clear(field);
      await userEvent.type(field, amount);
      const buttons = form.getAllByRole('button');
      await userEvent.dblClick(buttons.at(-1) as HTMLElement);
    },
  };
}
const nameOf = (sandbox: Awaited<ReturnType<typeof renderWallet>>['sandbox'], wallet: string, code: 'th' | 'en') =>
  sandbox.catalogue.vendorByCode.get(wallet)?.name[code] ?? wallet;

test('MEM-02a: the wallet has the points beside the money, where the operator has points', async () => {
  const { canvas, t } = await renderWallet();
  const link = await canvas.findByRole('link', { name: t('position:see.points') });
  await expect(link).toHaveAttribute('href', '/pointMall');
  await canvas.findByText(new RegExp(`^${t('position:count', { count: String.raw`[\d,]+` })}$`));
});

test('MEM-02a, FLG-02: without points the wallet has none', async () => {
  const { canvas, t } = await renderWallet({
    prepare: (sandbox) => changeSettings(sandbox, { flags: { ...sandbox.settings.flags, POINTS: false } }),
  });
  await canvas.findByText(t('position:lines.free'));
  await canvas.findByRole('form', { name: t('wallet:move.title') });
  await waitFor(() => expect(canvas.queryByRole('link', { name: t('position:see.points') })).toBeNull());
  await expect(canvas.queryByText(t('position:lines.points'))).toBeNull();
});

test('one wallet asks for no list of wallets', async () => {
  const { heading, t, calls } = await renderWallet({ scenario: 'ready' });
  await heading(t('wallet:single.title'));
  await expect(calls(walletTransfer)).toHaveLength(0);
});

test('a transfer is made once for two clicks, and both sides are shown', async () => {
  const { heading, language, made, move, sandbox, satang, t } = await renderWallet();
  await move(mainWallet, fundedWallet, '๑๐๐');
  const to = nameOf(sandbox, fundedWallet, language);
  await waitFor(async () => expect(await heading(t('wallet:moved.done', { amount: '฿100.00', to }))).toHaveFocus());
  await expect(made()).toMatchObject([{ satang: 10_000, to: fundedWallet, status: 'done' }]);
  await expect(satang(fundedWallet)).toBe(130_000);
});

test('what a slow vendor has not confirmed is not shown as arrived', async () => {
  const { canvas, heading, language, move, sandbox, t } = await renderWallet();
  await move(mainWallet, slowWallet, '100');
  const to = nameOf(sandbox, slowWallet, language);
  await heading(t('wallet:moved.pending', { amount: '฿100.00', to }));
  await expect(canvas.queryByText(t('wallet:moved.done', { amount: '฿100.00', to }))).toBeNull();
  await canvas.findByText(t('wallet:wallets.unknownBalance'));
  await canvas.findByText(t('wallet:status.pending'));
});

/** Reads the transfers again, as the page does from time to time while one of them is pending. */
function Look() {
  const refreshAll = useRefreshAll();
  return <Button onClick={() => void refreshAll(walletTransfers)}>look</Button>;
}

test('once a pending transfer has arrived, what it has changed is read again, and not before', async () => {
  const { canvas, calls, move, sandbox, t } = await renderWallet({ beside: <Look /> });
  await move(mainWallet, slowWallet, '100');
  const look = within(document.body).getByRole('button', { name: 'look' });
  await canvas.findByText(t('wallet:status.pending'));
  await canvas.findByText(t('wallet:wallets.unknownBalance'));
  const reads = () => [calls(walletList), calls(walletBalance)].map(({ length }) => length);
  const before = reads();
  const looks = calls(walletTransfers).length;
  await userEvent.click(look);
  await waitFor(async () => {
    await expect(calls(walletTransfers).length).toBeGreaterThan(looks);
    await expect(calls(walletTransfers).at(-1)?.settled).toBe(true);
  });
  await expect(reads()).toEqual(before);
  sandbox.store.transaction(() => {
    for (const [reference, waiting] of [...sandbox.store.entries('waitingTransfers')]) {
      sandbox.store.put('waitingTransfers', reference, { ...waiting, dueAt: sandbox.now() });
    }
  });
  await userEvent.click(look);
  await waitFor(() => expect(canvas.queryByText(t('wallet:wallets.unknownBalance'))).toBeNull());
  await waitFor(() => expect(calls(walletBalance).length).toBeGreaterThan(before[1] ?? 0));
});

test.each(['header', 'none'] as const)(
  'a transfer whose answer is lost is found by the check, and not made twice (keys: %s)',
  async (idempotency) => {
    const { canvas, heading, made, move, sandbox, satang, t } = await renderWallet({
      faults: [{ match: 'walletTransfer', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
      prepare(context) {
        changeSettings(context, { policy: { ...context.settings.policy, idempotency } });
      },
    });
    await move(fundedWallet, mainWallet, '100');
    await heading(t('wallet:unknown.title'));
    await userEvent.click(canvas.getByRole('button', { name: t('wallet:unknown.check') }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: t('wallet:unknown.title') })).toBeNull());
    await canvas.findByRole('form', { name: t('wallet:move.title') });
    await expect(made()).toHaveLength(1);
    await expect(satang(fundedWallet)).toBe(110_000);
    await expect(sumOfAll(sandbox)).toBe(0);
  },
);

test('a refused transfer moves nothing and keeps what was typed', async () => {
  const { canvas, made, move, t } = await renderWallet({
    faults: [{ match: 'walletTransfer', fault: { kind: 'refuse', code: 'vendor_maintenance' } }],
  });
  await move(fundedWallet, mainWallet, '100');
  await canvas.findByText(t('wallet:refused.vendor_maintenance'));
  await expect(canvas.getByRole('textbox', { name: t('wallet:move.amount') })).toHaveValue('100');
  await expect(made()).toEqual([]);
});

test('everything comes back but what is at a vendor in maintenance, which the page names', async () => {
  const { calls, canvas, heading, language, sandbox, satang, t } = await renderWallet();
  await userEvent.dblClick(await canvas.findByRole('button', { name: t('wallet:collect.do') }));
  await heading(t('wallet:collect.partly'));
  await canvas.findByText(
    t('wallet:collect.each.failed', { name: nameOf(sandbox, restingWallet, language), amount: '฿350.50' }),
  );
  await expect(calls(walletCollect)).toHaveLength(1);
  await expect([satang(mainWallet), satang(restingWallet)]).toEqual([964_950, 35_050]);
});

test('money is taken from a vendor in maintenance where the platform allows it', async () => {
  const { canvas, made, move, satang, t } = await renderWallet({
    prepare: (sandbox) => changeSettings(sandbox, { restingWalletsGive: true }),
  });
  await canvas.findByText(t('wallet:wallets.givesBack'));
  await move(restingWallet, mainWallet, '100');
  await waitFor(() => expect(satang(restingWallet)).toBe(25_050));
  await expect(made()).toHaveLength(1);
});

test('the setting for opening games is stored with the account', async () => {
  const { canvas, sandbox, t } = await renderWallet();
  const box = await canvas.findByRole('checkbox', { name: t('wallet:auto.label') });
  await userEvent.click(box);
  await waitFor(() => expect(box).toBeChecked());
  await expect(sandbox.store.get('memberWallets', memberId)).toMatchObject({ autoMove: true });
});
