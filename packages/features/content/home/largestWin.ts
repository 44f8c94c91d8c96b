import { toSatang } from '#core/format/money.ts';
import type { WinnerView } from './home.types.ts';

/** Returns the win with the largest amount, the first of equal ones; null without wins. */
export function largestWin(winners: readonly WinnerView[]): WinnerView | null {
  return winners.reduce<WinnerView | null>(
    (best, winner) => (best === null || toSatang(winner.amount) > toSatang(best.amount) ? winner : best),
    null,
  );
}
