import type { ApiError } from '#api/errors.ts';
import type { WalletBalanceValue } from '#api/member.ts';
import type { OutputOf } from '#api/operation.ts';
import type { Amount } from '#api/primitives.ts';
import type { WalletEntry, WalletTransferEntry, walletCollect, walletTransfer } from '#api/wallets.ts';
import type { Repeats } from '#core/data/moneyIntent.ts';
import type { Remote } from '#core/data/remote.ts';
import type { AmountProblem } from '#core/money/amount.ts';

/** The pages that the wallet leads to; null where the operator has switched one off. */
export interface WalletLinks {
  readonly deposit: string | null;
  readonly withdraw: string | null;
  readonly bets: string;
  readonly records: string;
}

/** State of the form that moves money between the main wallet and that of a vendor. */
export interface MoveForm {
  /** The vendor's wallet; null until the player chooses. */
  readonly vendor: string | null;
  readonly direction: 'toVendor' | 'toMain';
  /** The amount as typed. */
  readonly text: string;
  readonly problem: AmountProblem | null;
  /** Number of submits with an invalid form. Each increase moves the focus to the amount field. */
  readonly attention: number;
}

/** What the form moves, as far as it is chosen. Null where no vendor's wallet can be used. */
export interface MoveSides {
  readonly from: WalletEntry;
  readonly to: WalletEntry;
}

/** What the player wanted last: to move one sum, or to bring everything back. */
export type MoveIntent = { readonly kind: 'move'; readonly amount: Amount } | { readonly kind: 'collect' };

/** What became of it; null before. It is a success only as `moved` or `collected`. */
export type MoveOutcome =
  | {
      readonly kind: 'moved';
      readonly status: OutputOf<typeof walletTransfer>['status'];
      readonly amount: Amount;
      /** The names of the wallets. */
      readonly from: string;
      readonly to: string;
    }
  | { readonly kind: 'collected'; readonly moved: OutputOf<typeof walletCollect>['moved'] }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** The answer was lost: the money may have moved. */
  | {
      readonly kind: 'unknown';
      readonly intent: MoveIntent;
      readonly error: ApiError;
      readonly repeats: Repeats;
    };

/** What the page needs where vendors have wallets of their own. */
export interface SeveralWallets {
  readonly wallets: Remote<{ readonly list: readonly WalletEntry[]; readonly autoMove: boolean }>;
  /** The picture of a vendor, by the id of its wallet; null where it cannot be shown. */
  readonly markOf: (id: string) => string | null;
  readonly form: MoveForm;
  readonly outcome: MoveOutcome | null;
  /** True while money is being moved or an outcome is being checked. */
  readonly busy: boolean;
  readonly transfers: Remote<{ readonly list: readonly WalletTransferEntry[]; readonly totalPages: number }>;
  readonly pageNo: number;
  readonly onFrom: (id: string) => void;
  readonly onTo: (id: string) => void;
  readonly onSwap: () => void;
  readonly onType: (text: string) => void;
  readonly onMove: () => void;
  readonly onCollect: () => void;
  /** Resolves an unknown outcome. Never moves a sum twice. */
  readonly onRepeat: () => void;
  /** Resolves to null when it was set, or to why it was not. */
  readonly onAutoMove: (on: boolean) => Promise<ApiError | null>;
  readonly onPage: (pageNo: number) => void;
  /** Opens customer service; undefined when the operator has none. */
  readonly onSupport: (() => void) | undefined;
}

export interface WalletScreenProps {
  readonly money: Remote<WalletBalanceValue>;
  /** Whether all vendors use one wallet. */
  readonly isSingle: Remote<boolean>;
  readonly several: SeveralWallets;
  /** The player's points, and the way to the points mall; null where the operator has none. */
  readonly points: { readonly balance: Remote<number>; readonly href: string } | null;
  readonly links: WalletLinks;
  /** Asks for the balance again. */
  readonly onRefresh: () => Promise<void>;
}
