import { toSatang } from '../shared/money.ts';

/**
 * What a stake returns at odds like `'1.85'`, in satang, rounded down as the server does. For display only: the server
 * decides.
 */
export function returnsOf(stakeSatang: number, odds: string): number {
  return Math.floor((stakeSatang * toSatang(odds)) / 100);
}
