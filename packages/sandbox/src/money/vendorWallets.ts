import { ok } from '#api/errors.ts';
import { mainWallet } from '#api/wallets.ts';
import { note } from '../live/note.ts';
import { stopOf } from '../play/guard.ts';
import { type Answer, refuse } from '../refusal.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import type { WalletTransfer } from '../schema/moneyOut.ts';
import { balanceOf, memberAccount, movingAccount, post, satangToAmount, walletAccount } from './ledger.ts';
import type { PostingKind } from './postingKinds.ts';
import { derivedReference } from './references.ts';

/** How long a slow wallet takes to answer, in ms. */
const slowMs = 60_000;

/** What a new transfer needs. */
export type NewTransfer = Pick<WalletTransfer, 'memberId' | 'from' | 'to' | 'satang'>;

/** The ledger account of a wallet: `mainWallet`, or that of a vendor. */
export const accountOf = (memberId: string, wallet: string): string =>
  wallet === mainWallet ? memberAccount(memberId) : walletAccount(memberId, wallet);

/** The vendor's side of a transfer. */
const vendorOf = ({ from, to }: Pick<WalletTransfer, 'from' | 'to'>): string => (from === mainWallet ? to : from);

export const isResting = ({ settings }: Sandbox, vassalage: string): boolean =>
  settings.vendorsInMaintenance.includes(vassalage);

/** Whether a vendor's maintenance stops a transfer. The operator can allow to take money from it, never to move money to it. */
const isClosed = (sandbox: Sandbox, transfer: Pick<WalletTransfer, 'from' | 'to'>): boolean =>
  isResting(sandbox, vendorOf(transfer)) && (transfer.to !== mainWallet || !sandbox.settings.restingWalletsGive);

/** `resting` while the vendor is in maintenance, `unknown` while a transfer of this wallet is pending. */
export function walletState(sandbox: Sandbox, memberId: string, vassalage: string): 'ready' | 'resting' | 'unknown' {
  if (isResting(sandbox, vassalage)) return 'resting';
  return pendingWith(sandbox, memberId, vassalage) === undefined ? 'ready' : 'unknown';
}

/** The vendors where a member has money, in satang. */
export function vendorBalances(sandbox: Sandbox, memberId: string): ReadonlyMap<string, number> {
  const balances = new Map<string, number>();
  for (const { vassalage } of sandbox.catalogue.vendors) {
    const satang = balanceOf(sandbox, walletAccount(memberId, vassalage));
    if (satang !== 0) balances.set(vassalage, satang);
  }
  return balances;
}

/** Everything that a member has, whichever wallet it is in or moves between, in satang. */
export function wholeBalance(sandbox: Sandbox, memberId: string): number {
  let satang = balanceOf(sandbox, memberAccount(memberId)) + balanceOf(sandbox, movingAccount(memberId));
  for (const part of vendorBalances(sandbox, memberId).values()) satang += part;
  return satang;
}

/** What a member has with vendors whose wallets answer, in satang. The balance of one that does not is not known. */
export function knownVendorSatang(sandbox: Sandbox, memberId: string): number {
  let satang = 0;
  for (const [vassalage, part] of vendorBalances(sandbox, memberId)) {
    if (walletState(sandbox, memberId, vassalage) !== 'unknown') satang += part;
  }
  return satang;
}

/** What a member can play with: all wallets whose balance is known, in satang. */
export const playableSatang = (sandbox: Sandbox, memberId: string): number =>
  balanceOf(sandbox, memberAccount(memberId)) + knownVendorSatang(sandbox, memberId);

/** The transfers of a member, newest first. */
export const transfersOf = ({ store }: Sandbox, memberId: string): readonly WalletTransfer[] =>
  (store.get('memberWallets', memberId)?.references ?? []).flatMap((each) => store.get('walletTransfers', each) ?? []);

function pendingWith({ store }: Sandbox, memberId: string, vassalage: string): WalletTransfer | undefined {
  for (const [reference, waiting] of store.entries('waitingTransfers')) {
    const transfer = waiting.memberId === memberId ? store.get('walletTransfers', reference) : undefined;
    if (transfer && vendorOf(transfer) === vassalage) return transfer;
  }
  return undefined;
}

/**
 * MNY-06: moves a sum between the main wallet and that of a vendor. Money of a slow wallet leaves its side at once and
 * arrives when the vendor has answered. Refuses with `operation_not_allowed` (one wallet only), `invalid_input`,
 * `vendor_maintenance`, `transfer_pending`, `amount_out_of_range` or `insufficient_balance`; to a vendor, also where a
 * break or a limit stops play (RSP-03). What comes back is never stopped. Joins the open transaction.
 */
export function moveBetween(sandbox: Sandbox, given: NewTransfer): Answer<WalletTransfer> {
  const { store, settings, catalogue } = sandbox;
  const { memberId, from, to, satang } = given;
  const vassalage = vendorOf(given);
  if (settings.singleWallet) return refuse('operation_not_allowed');
  if ((from === mainWallet) === (to === mainWallet) || !catalogue.vendorByCode.has(vassalage)) {
    return refuse('invalid_input');
  }
  const stopped = from === mainWallet ? stopOf(sandbox, { id: memberId }, 'launch') : null;
  if (stopped !== null) return stopped;
  if (isClosed(sandbox, given)) return refuse('vendor_maintenance');
  const pending = pendingWith(sandbox, memberId, vassalage);
  if (pending) return refuse('transfer_pending', { detail: { reference: pending.reference } });
  if (satang <= 0) {
    const maxAmount = satangToAmount(balanceOf(sandbox, accountOf(memberId, from)));
    return refuse('amount_out_of_range', { detail: { minAmount: '0.01', maxAmount } });
  }
  const { references = [], autoMove = false } = store.get('memberWallets', memberId) ?? {};
  const reference = derivedReference('T', `${memberId} wallet ${references.length + 1}`);
  const slow = settings.slowWallets.includes(vassalage);
  const now = sandbox.now();
  const transfer: WalletTransfer = {
    ...given,
    reference,
    status: slow ? 'pending' : 'done',
    createdAt: now,
    dueAt: now + (slow ? slowMs : 0),
  };
  const arrival = slow ? movingAccount(memberId) : accountOf(memberId, to);
  if (!move(sandbox, transfer, { ref: '', from: accountOf(memberId, from), to: arrival })) {
    return refuse('insufficient_balance');
  }
  store.put('walletTransfers', reference, transfer);
  store.put('memberWallets', memberId, { memberId, references: [reference, ...references], autoMove });
  if (slow) store.put('waitingTransfers', reference, { memberId, dueAt: transfer.dueAt });
  return ok(transfer);
}

/** Posts one leg of a transfer. False when the balance is not sufficient. */
function move(
  sandbox: Sandbox,
  { reference, from, satang }: WalletTransfer,
  leg: { readonly ref: string; readonly from: string; readonly to: string },
): boolean {
  const kind: PostingKind = (from === mainWallet) === (leg.ref !== ':returned') ? 'walletOut' : 'walletIn';
  const moved = post(sandbox, {
    kind,
    ref: `wallet:${reference}${leg.ref}`,
    lines: [
      { account: leg.from, satang: -satang },
      { account: leg.to, satang },
    ],
  });
  if (moved.ok) return true;
  if (moved.error.kind === 'overdraft') return false;
  throw new Error(`transfer ${reference} was not posted (${moved.error.kind})`);
}

/** Decides the transfers that are due: they arrive, or return where the vendor went into maintenance meanwhile. */
export function processTransfers(sandbox: Sandbox): void {
  const due = [...sandbox.store.entries('waitingTransfers')].filter(([, { dueAt }]) => dueAt <= sandbox.now());
  for (const [reference, { dueAt }] of due) {
    sandbox.store.transaction(() => decide(sandboxAt(sandbox, dueAt), reference));
  }
}

function decide(sandbox: Sandbox, reference: string): void {
  const { store } = sandbox;
  const transfer = store.get('walletTransfers', reference);
  store.remove('waitingTransfers', reference);
  if (transfer?.status !== 'pending') return;
  const { memberId, from, to } = transfer;
  const arrives = !isClosed(sandbox, transfer);
  move(sandbox, transfer, {
    ref: arrives ? ':arrived' : ':returned',
    from: movingAccount(memberId),
    to: accountOf(memberId, arrives ? to : from),
  });
  store.put('walletTransfers', reference, { ...transfer, status: arrives ? 'done' : 'returned' });
  note(sandbox, memberId, 'walletMoved', {
    reference,
    satang: transfer.satang,
    link: { page: 'transferFund', reference: null },
  });
}

/** What became of one wallet when all money was brought back. */
export interface Collected {
  readonly id: string;
  readonly satang: number;
  readonly status: 'done' | 'pending' | 'failed';
}

/** Moves everything to the main wallet. A wallet that cannot be reached does not stop the others. */
export function collectAll(sandbox: Sandbox, memberId: string): readonly Collected[] {
  return Array.from(vendorBalances(sandbox, memberId), ([id, satang]) => {
    const moved = moveBetween(sandbox, { memberId, from: id, to: mainWallet, satang });
    return { id, satang, status: !moved.ok || moved.value.status === 'returned' ? 'failed' : moved.value.status };
  });
}

/** Whether a member lets the platform move money when they open a game. */
export const movesAtLaunch = ({ store, settings }: Sandbox, memberId: string): boolean =>
  !settings.singleWallet && store.get('memberWallets', memberId)?.autoMove === true;

export function setAutoMove({ store }: Sandbox, memberId: string, autoMove: boolean): void {
  const { references = [] } = store.get('memberWallets', memberId) ?? {};
  store.put('memberWallets', memberId, { memberId, references, autoMove });
}

/** Moves the money of the main wallet to the vendor of a game that opens. What cannot be moved stays where it is. */
export function moveForLaunch(sandbox: Sandbox, memberId: string, vassalage: string): void {
  const satang = balanceOf(sandbox, memberAccount(memberId));
  if (satang <= 0 || !movesAtLaunch(sandbox, memberId)) return;
  moveBetween(sandbox, { memberId, from: mainWallet, to: vassalage, satang });
}
