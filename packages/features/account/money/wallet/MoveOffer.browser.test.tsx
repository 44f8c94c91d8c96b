import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { walletMerchant } from '#api/member.ts';
import { playStatus } from '#api/responsiblePlay.ts';
import { walletList, walletTransfer } from '#api/wallets.ts';
import { balanceOf, memberAccount, walletAccount } from '#sandbox/money/ledger.ts';
import { setAutoMove } from '#sandbox/money/vendorWallets.ts';
import { startRest } from '#sandbox/play/protections.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { fundedWallet, restingWallet, unfundedWallet } from '#sandbox/seed/wallets.ts';
import { type RenderOptions, noProps, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { MoveOffer } from './MoveOffer.tsx';

const memberId = memberIdOf(accounts.member);

async function renderOffer(vassalage: string, options: RenderOptions = {}) {
  const Offer = () => <MoveOffer vassalage={vassalage} />;
  const rendered = await renderOnPlatform(Offer, noProps, { persona: 'member', scenario: 'manyWallets', ...options });
  const { language, sandbox } = rendered;
  return { ...rendered, name: sandbox.catalogue.vendorByCode.get(vassalage)?.name[language] ?? vassalage };
}

test('MNY-06: a game whose vendor has an empty wallet offers to move money, and moves it once', async () => {
  const { calls, name, sandbox, t } = await renderOffer(unfundedWallet);
  const dialog = within(await screen.findByRole('dialog', { name: t('wallet:offer.title', { name }) }));
  const before = balanceOf(sandbox, memberAccount(memberId));
  await expect(calls(walletTransfer)).toHaveLength(0);
  await userEvent.type(await dialog.findByRole('textbox'), '250');
  const move = dialog.getByRole('button', { name: t('wallet:move.doAmount', { amount: '฿250.00', to: name }) });
  await userEvent.dblClick(move);
  const done = within(await screen.findByRole('dialog', { name: t('wallet:offer.done') }));
  await expect(balanceOf(sandbox, walletAccount(memberId, unfundedWallet))).toBe(25_000);
  await expect(balanceOf(sandbox, memberAccount(memberId))).toBe(before - 25_000);
  await userEvent.click(done.getByRole('button', { name: t('wallet:offer.play') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['the wallet has money', fundedWallet],
  ['the vendor is in maintenance', restingWallet],
])('offers nothing where %s', async (_why, vassalage) => {
  const { calls } = await renderOffer(vassalage);
  await waitFor(() => expect(calls(walletList)[0]?.settled).toBe(true));
  await expect(screen.queryByRole('dialog')).toBeNull();
});

test('offers nothing to a player whose money is moved by itself', async () => {
  const { calls } = await renderOffer(unfundedWallet, {
    prepare: (sandbox) => sandbox.store.transaction(() => setAutoMove(sandbox, memberId, true)),
  });
  await waitFor(() => expect(calls(walletList)[0]?.settled).toBe(true));
  await expect(screen.queryByRole('dialog')).toBeNull();
});

test('RSP-03: offers nothing during a break', async () => {
  const { calls } = await renderOffer(unfundedWallet, {
    prepare: (sandbox) => sandbox.store.transaction(() => void startRest(sandbox, memberId, 'timeout', '1d')),
  });
  await waitFor(() => expect(calls(walletList)[0]?.settled).toBe(true));
  await waitFor(() => expect(calls(playStatus)[0]?.settled).toBe(true));
  await expect(screen.queryByRole('dialog')).toBeNull();
});

test('asks for no wallets where there is one for all vendors', async () => {
  const { calls } = await renderOffer(unfundedWallet, { scenario: 'ready' });
  await waitFor(() => expect(calls(walletMerchant)[0]?.settled).toBe(true));
  await expect(calls(walletList)).toHaveLength(0);
});
