import type { MemberTransferEntry, UplineInfoValue } from '#api/transfers.ts';
import type { Remote } from '#core/data/remote.ts';
import type { Transfer } from '#core/money/transfer/transfer.types.ts';
import type { PlayStop } from '#core/session/playStatus.ts';
import type { PaymentPassword } from '#core/stepUp/paymentPassword.types.ts';

export interface UplineScreenProps extends Transfer {
  readonly info: Remote<UplineInfoValue>;
  readonly password: PaymentPassword;
  /** The player's own break; null while transfers are open. */
  readonly stop: PlayStop | null;
  readonly transfers: Remote<{ readonly list: readonly MemberTransferEntry[]; readonly totalPages: number }>;
  readonly pageNo: number;
  /** Link to the page of withdrawals, which explains turnover. */
  readonly turnoverHref: string;
  readonly onPage: (pageNo: number) => void;
  /** Opens customer service; undefined when the operator has none. */
  readonly onSupport: (() => void) | undefined;
}
