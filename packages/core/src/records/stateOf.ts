import type { BetState } from '#api/betLegs.ts';
import type { BetRecord } from '#api/records.ts';

/** Derives the state from the sign of the platform's `profit`. No amounts are computed here. A free round returns no stake. */
export function stateOf({ profit, freeStake }: Pick<BetRecord, 'profit' | 'freeStake'>): BetState {
  if (profit === null) return 'waiting';
  if (!/[1-9]/.test(profit)) return freeStake === undefined ? 'even' : 'lost';
  return profit.startsWith('-') ? 'lost' : 'won';
}
