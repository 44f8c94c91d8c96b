import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, isoDateTime, page, typedAmount, wholeNumber } from './primitives.ts';

// Wallets of vendors, for a platform where `walletMerchant` answers `isSingle: false` (MEM-02a, API-04).

/** The id of the wallet that deposits arrive in and withdrawals leave from. */
export const mainWallet = 'main';

/**
 * Whether money can be moved to and from a wallet. `resting`: the vendor is in maintenance. `unknown`: its balance
 * could not be read. Both allow no transfer, but what `givesBack` says of a resting one.
 */
export const walletStates = ['ready', 'resting', 'unknown'] as const;

export const walletEntry = v.object({
  /** `mainWallet`, or a vendor's `vassalage`. */
  id: v.string(),
  /** In the language of the call. */
  name: v.string(),
  /** Null while it is unknown. */
  balance: v.nullable(amount),
  state: open(walletStates),
  /** Whether money can be taken from a resting wallet. Nothing can be moved to it. */
  givesBack: v.optional(v.boolean(), false),
});
export type WalletEntry = v.InferOutput<typeof walletEntry>;

export const walletList = defineOperation({
  id: 'walletList',
  method: 'GET',
  path: '/wps/member/wallet',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: v.optional(v.object({}), {}),
  output: v.object({
    /** The main wallet first. */
    list: list(walletEntry),
    /** Whether the platform moves the main wallet's money to the vendor of a game that is opened. */
    autoMove: v.boolean(),
  }),
});
export const walletListDocs: OperationDocs<typeof walletList> = {
  summary: 'Returns every wallet of the member. Apart from the balance, which every page asks for.',
  example: {},
  assumed: true,
  features: ['WALLET'],
};

/**
 * What became of a transfer between wallets. `pending`: one side is not known yet. `returned`: it came back to where
 * it was.
 */
export const walletTransferStatuses = ['done', 'pending', 'returned'] as const;

const transferStatus = open(walletTransferStatuses);
const reference = v.pipe(v.string(), v.minLength(1));
const side = v.object({ id: v.string(), balance: v.nullable(amount) });

export const walletTransfer = defineOperation({
  id: 'walletTransfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  effect: 'money',
  changes: [
    'walletBalance',
    'memberPublicState',
    'walletList',
    'walletTransfers',
    'memberTransactions',
    'withdrawOptions',
    'uplineInfo',
    'agentOverview',
    'agentTransactions',
    'agentStatement',
    'agentDownline',
  ],
  auth: 'member',
  body: 'json',
  refusals: ['amount_out_of_range', 'transfer_pending', 'play_paused'],
  /** One of `from` and `to` is `mainWallet`. */
  input: v.object({ from: v.string(), to: v.string(), amount: typedAmount }),
  output: v.object({ reference, from: side, to: side, status: transferStatus }),
});
export const walletTransferDocs: OperationDocs<typeof walletTransfer> = {
  summary: 'Moves money between the main wallet and the wallet of a vendor (GEN-04d).',
  example: { from: 'main', to: 'LTWR', amount: '100.00' },
  assumed: true,
  features: ['WALLET'],
};

/** What became of one wallet when all money was brought back. `failed`: nothing was moved from it. */
export const walletCollectStatuses = ['done', 'pending', 'failed'] as const;

export const walletCollect = defineOperation({
  id: 'walletCollect',
  method: 'POST',
  path: '/wps/member/wallet/collect',
  effect: 'money',
  changes: [
    'walletBalance',
    'memberPublicState',
    'walletList',
    'walletTransfers',
    'memberTransactions',
    'withdrawOptions',
    'uplineInfo',
    'agentOverview',
    'agentTransactions',
    'agentStatement',
    'agentDownline',
  ],
  auth: 'member',
  body: 'json',
  input: v.object({}),
  output: v.object({
    /** One entry per wallet that had money. */
    moved: list(v.object({ id: v.string(), name: v.string(), amount, status: open(walletCollectStatuses) })),
  }),
});
export const walletCollectDocs: OperationDocs<typeof walletCollect> = {
  summary:
    'Moves all money of the vendors’ wallets to the main wallet. A wallet that cannot be reached does not stop the others.',
  example: {},
  assumed: true,
  features: ['WALLET'],
};

export const walletTransferEntry = v.object({
  reference,
  from: v.object({ id: v.string(), name: v.string() }),
  to: v.object({ id: v.string(), name: v.string() }),
  amount,
  status: transferStatus,
  createdAt: isoDateTime,
});
export type WalletTransferEntry = v.InferOutput<typeof walletTransferEntry>;

export const walletTransfers = defineOperation({
  id: 'walletTransfers',
  method: 'GET',
  path: '/wps/member/wallet/transfers',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object(page),
  output: v.object({ list: list(walletTransferEntry), totalPages: wholeNumber }),
});
export const walletTransfersDocs: OperationDocs<typeof walletTransfers> = {
  summary: 'Returns one page of what was moved between wallets, newest first.',
  example: { pageNo: 1, pageSize: 15 },
  assumed: true,
};

export const walletAutoSet = defineOperation({
  id: 'walletAutoSet',
  method: 'POST',
  path: '/wps/member/wallet/auto',
  effect: 'toggle',
  changes: ['walletList'],
  auth: 'member',
  body: 'json',
  input: v.object({ on: v.boolean() }),
  output: v.object({ autoMove: v.boolean() }),
});
export const walletAutoSetDocs: OperationDocs<typeof walletAutoSet> = {
  summary: 'Sets whether money is moved by itself when the member opens a game.',
  example: { on: true },
  assumed: true,
  features: ['WALLET'],
};
