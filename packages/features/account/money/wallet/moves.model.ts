import type { InputOf, OutputOf } from '#api/operation.ts';
import type { Amount } from '#api/primitives.ts';
import {
  type WalletEntry,
  type WalletTransferEntry,
  type walletCollect,
  type walletTransfer,
  mainWallet,
} from '#api/wallets.ts';
import { pendingOf } from '#core/data/moneyIntent.ts';
import { isSince } from '#core/flow/lookUpIn.ts';
import { toSatang } from '#core/format/money.ts';
import { type FormEvent, emptyFormState, formReducer } from '#core/forms/useForm.ts';
import { type AmountProblem, type CheckedAmount, checkAmount, isSame } from '#core/money/amount.ts';
import type { MoveForm, MoveSides, SeveralWallets } from './wallet.types.ts';

export type MoveFormEvent =
  | { readonly type: 'from' | 'to'; readonly id: string }
  | { readonly type: 'swap' }
  | FormEvent<'amount', AmountProblem>;

export const emptyMove: MoveForm = { ...emptyFormState(['amount']), vendor: null, direction: 'toMain' };

const reduceAmount = formReducer<'amount', AmountProblem, MoveForm>({ placeOf: () => undefined });

/** One side is always the main wallet: choosing a vendor on one side puts the main wallet on the other. */
export function reduceMove(form: MoveForm, event: MoveFormEvent): MoveForm {
  switch (event.type) {
    case 'from':
      return event.id === mainWallet
        ? { ...form, direction: 'toVendor', problems: {} }
        : { ...form, direction: 'toMain', vendor: event.id, problems: {} };
    case 'to':
      return event.id === mainWallet
        ? { ...form, direction: 'toMain', problems: {} }
        : { ...form, direction: 'toVendor', vendor: event.id, problems: {} };
    case 'swap':
      return { ...form, direction: form.direction === 'toMain' ? 'toVendor' : 'toMain', problems: {} };
    default:
      return reduceAmount(form, event);
  }
}

/** Whether money can be moved to a wallet now. */
export const isUsable = ({ state, balance }: WalletEntry): boolean => state === 'ready' && balance !== null;

/** Whether money can be taken from a wallet now: also from a resting one, where the platform allows it. */
export const canTakeFrom = (wallet: WalletEntry): boolean =>
  isUsable(wallet) || (wallet.state === 'resting' && wallet.givesBack && wallet.balance !== null);

/** Whether a wallet is known to have money. */
export const hasMoney = ({ balance }: WalletEntry): boolean => balance !== null && toSatang(balance) > 0n;

/**
 * The wallet of a vendor that a game cannot be played from: known to be empty, while the main wallet has money that is not
 * moved by itself. Null where there is nothing to offer.
 */
export function emptyWallet(
  { list, autoMove }: { readonly list: readonly WalletEntry[]; readonly autoMove: boolean },
  vassalage: string,
): WalletEntry | null {
  const wallet = list.find(({ id }) => id === vassalage);
  if (autoMove || wallet === undefined || !isUsable(wallet) || hasMoney(wallet)) return null;
  return list.some((each) => isMain(each) && hasMoney(each)) ? wallet : null;
}

const isMain = ({ id }: WalletEntry): boolean => id === mainWallet;

/**
 * Returns what the form moves: between the main wallet and the chosen vendor's, else the first vendor's with money, else
 * the first that can be used. Null where none can be used in either direction.
 */
export function sidesOf(wallets: readonly WalletEntry[], { vendor, direction }: MoveForm): MoveSides | null {
  const main = wallets.find(isMain);
  const vendors = wallets.filter((wallet) => !isMain(wallet));
  const usable = vendors.filter(direction === 'toMain' ? canTakeFrom : isUsable);
  const other = usable.find(({ id }) => id === vendor) ?? usable.find(hasMoney) ?? usable[0];
  if (main === undefined) return null;
  if (other !== undefined) return direction === 'toMain' ? { from: other, to: main } : { from: main, to: other };
  const only = vendors.find(canTakeFrom);
  return only === undefined ? null : { from: only, to: main };
}

/** Parses a typed amount and checks that the wallet it leaves has it. */
export const checkMove = (text: string, { from }: MoveSides): CheckedAmount =>
  checkAmount(text, { minAmount: '0.01', maxAmount: from.balance ?? '0' });

/** The wallets that are shown at once: the main one, those with money, and those that are not as usual. */
export const isShownFirst = (wallet: WalletEntry): boolean =>
  isMain(wallet) || hasMoney(wallet) || (wallet.state !== 'ready' && wallet.balance === null);

/** Whether an answer was lost: until it is known, nothing else is moved. */
export const isUnresolved = ({ move, collect }: Pick<SeveralWallets, 'move' | 'collect'>): boolean =>
  pendingOf(move.state) !== null || pendingOf(collect.state) !== null;

/** Whether there is anything to bring back. */
export const canCollect = (wallets: readonly WalletEntry[]): boolean =>
  wallets.some((wallet) => !isMain(wallet) && hasMoney(wallet));

/** Returns half of an amount in whole satang, rounded down, as the text that a button enters. */
export function halfOf(amount: Amount): string {
  const satang = String(toSatang(amount) / 2n).padStart(3, '0');
  return `${satang.slice(0, -2)}.${satang.slice(-2)}`.replace(/\.00$/, '');
}

/**
 * Finds the transfer that an intent with a lost answer made: same wallets and amount, made since. Its balances are not
 * known.
 */
export function transferForIntent(
  transfers: readonly WalletTransferEntry[],
  { from, to, amount }: InputOf<typeof walletTransfer>,
  since: number,
): OutputOf<typeof walletTransfer> | null {
  const found = transfers.find(
    (one) => one.from.id === from && one.to.id === to && isSame(one.amount, amount) && isSince(one.createdAt, since),
  );
  if (found === undefined) return null;
  const { reference, status } = found;
  return { reference, status, from: { id: from, balance: null }, to: { id: to, balance: null } };
}

/** How complete bringing everything back was. `none`: there was nothing. */
export function collectedState(moved: OutputOf<typeof walletCollect>['moved']): 'none' | 'all' | 'underway' | 'partly' {
  if (moved.length === 0) return 'none';
  if (moved.every(({ status }) => status === 'done')) return 'all';
  return moved.some(({ status }) => status !== 'done' && status !== 'pending') ? 'partly' : 'underway';
}
