import type { InputOf } from '#api/operation.ts';
import type { RaffleClaimed, RafflePrize, RaffleTicket, RaffleTurn, raffleClaim } from '#api/raffle.ts';
import type { MoneyIntentState } from '#core/data/moneyIntent.ts';
import type { Remote } from '#core/data/remote.ts';
import type { MoneyFlowOf } from '#core/flow/useMoneyFlow.ts';

/** The wheel with the player's tickets and turns. */
export interface WheelView {
  /** Null while there is no wheel. */
  readonly promotionId: string | null;
  readonly prizes: readonly RafflePrize[];
  /** What ends first before the rest. */
  readonly tickets: readonly RaffleTicket[];
  /** Newest first. */
  readonly history: readonly RaffleTurn[];
}

/** State of the running or last turn. */
export type TurnState = MoneyIntentState<InputOf<typeof raffleClaim>, RaffleClaimed>;

export interface WheelScreenProps {
  readonly wheel: Remote<WheelView>;
  readonly turn: MoneyFlowOf<typeof raffleClaim>;
  /** Where prizes are taken; null where the operator has switched it off. */
  readonly rewardsHref: string | null;
  /** Where tickets can come from; null where the operator has switched it off. */
  readonly missionsHref: string | null;
  /** Uses a ticket. Resolves once the platform has decided, or refused. */
  readonly onTurn: (ticketId: string) => Promise<void>;
}
