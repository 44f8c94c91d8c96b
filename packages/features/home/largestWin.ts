import type { Amount } from '#api/primitives.ts';
import type { WinnerView } from './home.model.ts';

/** The largest of them; the first of several. Amounts are compared digit by digit, since a number would lose some. */
export function largestWin(winners: readonly WinnerView[]): WinnerView | null {
  return winners.reduce<WinnerView | null>(
    (best, winner) => (best === null || satang(winner.amount) > satang(best.amount) ? winner : best),
    null,
  );
}

function satang(amount: Amount): bigint {
  const [whole = '0', part = ''] = amount.split('.');
  return BigInt(whole + part.padEnd(2, '0'));
}
