import type { ComponentType } from 'react';
import type { TurnoverBet } from '#api/turnover.ts';
import type { Remote } from '#core/data/remote.ts';

/** One page of the bets that counted for a requirement, newest first. */
export interface CountedPage {
  readonly list: readonly TurnoverBet[];
  readonly totalPages: number;
}

/** Shows the bets that counted for a requirement; nothing for null. */
export type CountedBetsPart = ComponentType<{
  readonly requirementId: string | null;
  readonly onClose: () => void;
}>;

/** The bets that counted for a turnover requirement (MNY-03). */
export interface CountedBetsDialogProps {
  /** The page of the requirement that is shown; null while none is. */
  readonly bets: Remote<CountedPage> | null;
  readonly pageNo: number;
  /** Returns the link to a bet in the betting record. */
  readonly betHref: (reference: string) => string;
  readonly onPage: (pageNo: number) => void;
  readonly onClose: () => void;
}
