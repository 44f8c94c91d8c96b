import type { ApiError } from '#api/errors.ts';
import type { AnyOperation, OutputOf } from '#api/operation.ts';
import type { Amount } from '#api/primitives.ts';
import type { WalletEntry, WalletTransferEntry, walletCollect, walletTransfer } from '#api/wallets.ts';
import type { Remote } from '#core/data/remote.ts';
import type { MoneyFlowOf } from '#core/flow/useMoneyFlow.ts';
import type { FormState } from '#core/forms/useForm.ts';
import type { AmountProblem } from '#core/money/amount.ts';
import type { MoneyPositionView } from '#core/money/position/MoneyPosition.tsx';
import type { CountedBetsPart } from '../../records/turnover/countedBets.types.ts';

/** The pages that the wallet leads to; null where the operator has switched one off. */
export interface WalletLinks {
  readonly deposit: string | null;
  readonly withdraw: string | null;
  readonly records: string;
}

/** State of the form that moves money between the main wallet and that of a vendor. */
export interface MoveForm extends FormState<'amount', AmountProblem> {
  /** The vendor's wallet; null until the player chooses. */
  readonly vendor: string | null;
  readonly direction: 'toVendor' | 'toMain';
}

/** What the form moves, as far as it is chosen. Null where no vendor's wallet can be used. */
export interface MoveSides {
  readonly from: WalletEntry;
  readonly to: WalletEntry;
}

/** What became of the last intent to move one sum, or to bring everything back. It is a success only as `moved` or `collected`. */
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
  | { readonly kind: 'refused'; readonly error: ApiError };

/** A flow whose answer may have been lost: nothing else is moved until it is known. */
type Checked<Op extends AnyOperation> = Pick<MoneyFlowOf<Op>, 'state' | 'repeats' | 'repeat'>;

/** What the page needs where vendors have wallets of their own. */
export interface SeveralWallets {
  readonly wallets: Remote<{ readonly list: readonly WalletEntry[]; readonly autoMove: boolean }>;
  /** The picture of a vendor, by the id of its wallet; null where it cannot be shown. */
  readonly markOf: (id: string) => string | null;
  readonly form: MoveForm;
  readonly move: Checked<typeof walletTransfer>;
  readonly collect: Checked<typeof walletCollect>;
  /** Null before there is one, and while it is not known. */
  readonly outcome: MoveOutcome | null;
  /** True while money is being moved. */
  readonly busy: boolean;
  readonly transfers: Remote<{ readonly list: readonly WalletTransferEntry[]; readonly totalPages: number }>;
  readonly pageNo: number;
  readonly onFrom: (id: string) => void;
  readonly onTo: (id: string) => void;
  readonly onSwap: () => void;
  readonly onType: (text: string) => void;
  readonly onMove: () => void;
  readonly onCollect: () => void;
  /** Resolves to null when it was set, or to why it was not. */
  readonly onAutoMove: (on: boolean) => Promise<ApiError | null>;
  readonly onPage: (pageNo: number) => void;
  /** Opens customer service; undefined when the operator has none. */
  readonly onSupport: (() => void) | undefined;
}

export interface WalletScreenProps {
  readonly balance: Remote<Amount>;
  readonly position: MoneyPositionView;
  /** Whether all vendors use one wallet. */
  readonly isSingle: Remote<boolean>;
  readonly several: SeveralWallets;
  readonly links: WalletLinks;
  readonly CountedBets: CountedBetsPart;
  /** Asks for the balance again. */
  readonly onRefresh: () => Promise<void>;
}
