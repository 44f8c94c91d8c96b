import { type WalletEntry, type WalletTransferEntry, mainWallet, walletList } from '#api/wallets.ts';
import { vendorMarkPath } from '#core/catalogue/images.ts';
import { ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import { type Globals, given, sampleNoon, sampleOf } from '#storybook/sampleOf.ts';
import { emptyMove } from './moves.model.ts';
import type { SeveralWallets, WalletScreenProps } from './wallet.types.ts';

/** A main wallet and those of five vendors: with money, without, in maintenance, and not known. */
export const sampleWallets = (globals: Globals): readonly WalletEntry[] =>
  sampleOf(walletList, {}, globals, { scenario: 'manyWallets' })
    .list.filter(({ id }) => [mainWallet, 'LTWR', 'SLKR', 'MKLA', 'TUKS', 'KHNM'].includes(id))
    .map((wallet) => (wallet.id === 'MKLA' ? { ...wallet, balance: null, state: 'unknown' } : wallet));

const mainOf = (globals: Globals): WalletTransferEntry['from'] => {
  const { id, name } = given(sampleWallets(globals)[0]);
  return { id, name };
};

/** A transfer to a vendor. */
export const sampleTransfer = (globals: Globals, change: Partial<WalletTransferEntry> = {}): WalletTransferEntry => ({
  reference: 'T7M3K9P2QX',
  from: mainOf(globals),
  to: { id: 'LTWR', name: 'Lantern Works' },
  amount: '1200.00',
  status: 'done',
  createdAt: '2026-11-21T04:12:00.000Z',
  ...change,
});

/** Props of the part for several wallets. */
export const sampleSeveral = (globals: Globals, change: Partial<SeveralWallets> = {}): SeveralWallets => ({
  wallets: ready({ list: sampleWallets(globals), autoMove: false }),
  markOf: vendorMarkPath,
  form: emptyMove,
  move: flowIn({ status: 'idle' }),
  collect: flowIn({ status: 'idle' }),
  moved: null,
  busy: false,
  transfers: ready({
    list: [
      sampleTransfer(globals, { reference: 'T2P', status: 'pending', to: { id: 'MKLA', name: 'Mekhala Studio' } }),
      sampleTransfer(globals),
      sampleTransfer(globals, { reference: 'T1R', status: 'returned', amount: '80.00' }),
    ],
    totalPages: 1,
  }),
  pageNo: 1,
  onFrom: () => {},
  onTo: () => {},
  onSwap: () => {},
  onType: () => {},
  onMove: () => {},
  onCollect: () => {},
  onAutoMove: async () => null,
  onPage: () => {},
  onSupport: undefined,
  ...change,
});

/** Story props: one wallet for all vendors. */
export const sampleWallet = (globals: Globals): WalletScreenProps => ({
  balance: ready('7250.50', false, sampleNoon),
  Position: () => null,
  isSingle: ready(true),
  several: sampleSeveral(globals),
  links: {
    deposit: '/?centre=depositv2',
    withdraw: '/?centre=withdraw',
    records: '/?centre=transactionHistory',
  },
  CountedBets: () => null,
  onRefresh: async () => {},
});
