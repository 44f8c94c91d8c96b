import type { ApiError } from '#api/errors.ts';
import type { AnyOperation } from '#api/operation.ts';
import type { Amount } from '#api/primitives.ts';
import type { WalletEntry, WalletTransferEntry, walletCollect, walletTransfer } from '#api/wallets.ts';
import type { Remote } from '#core/data/remote.ts';
import type { MoneyFlowOf } from '#core/flow/useMoneyFlow.ts';
import type { FormState } from '#core/forms/useForm.ts';
import type { AmountProblem } from '#core/money/amount.ts';
import type { MoneyPositionPart } from '#core/money/position/MoneyPositionPart.ts';
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

/** The last sum that was moved, with the names of the wallets. */
export interface MovedSum {
  readonly amount: Amount;
  readonly from: string;
  readonly to: string;
}

/** A flow whose answer may have been lost: nothing else is moved until it is known. */
type Checked<Op extends AnyOperation> = Pick<MoneyFlowOf<Op>, 'state' | 'repeats' | 'acted' | 'repeat'>;

/** What the page needs where vendors have wallets of their own. */
export interface SeveralWallets {
  readonly wallets: Remote<{ readonly list: readonly WalletEntry[]; readonly autoMove: boolean }>;
  /** The picture of a vendor, by the id of its wallet; null where it cannot be shown. */
  readonly markOf: (id: string) => string | null;
  readonly form: MoveForm;
  readonly move: Checked<typeof walletTransfer>;
  readonly collect: Checked<typeof walletCollect>;
  /** Null before `move` has succeeded. */
  readonly moved: MovedSum | null;
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
  readonly Position: MoneyPositionPart;
  /** Whether all vendors use one wallet. */
  readonly isSingle: Remote<boolean>;
  readonly several: SeveralWallets;
  readonly links: WalletLinks;
  readonly CountedBets: CountedBetsPart;
  /** Asks for the balance again. */
  readonly onRefresh: () => Promise<void>;
}
