import type { Bonus, BonusSums, bonusCancel } from '#api/bonuses.ts';
import type { Remote } from '#core/data/remote.ts';
import type { MoneyFlowOf } from '#core/flow/useMoneyFlow.ts';
import type { MoneyPositionPart } from '#core/money/position/MoneyPositionPart.ts';
import type { CountedBetsPart } from '../../records/turnover/countedBets.types.ts';

export interface BonusesScreenProps {
  /** One page of the player's bonuses, newest first. */
  readonly bonuses: Remote<{ readonly list: readonly Bonus[]; readonly totalPages: number }>;
  readonly Position: MoneyPositionPart;
  /** From 1. */
  readonly pageNo: number;
  /** The bonus whose cancelling is asked about; null while none is. */
  readonly cancelling: Bonus | null;
  /** What cancelling it would take back and leave, read since it was asked; loading before. */
  readonly preview: Remote<BonusSums>;
  readonly cancel: MoneyFlowOf<typeof bonusCancel>;
  /** Link to the reward centre; null where the operator has switched it off. */
  readonly rewardsHref: string | null;
  readonly CountedBets: CountedBetsPart;
  readonly onPage: (pageNo: number) => void;
  /** Asks about a bonus; null about none. */
  readonly onAsk: (bonus: Bonus | null) => void;
  /** Gives the bonus up with the sums that the player has seen. True when the dialog can close. */
  readonly onCancel: (seen: BonusSums) => Promise<boolean>;
  /** Opens customer service; undefined where the operator has none. */
  readonly onSupport: (() => void) | undefined;
}
