import type { PlayLimit } from '#api/responsiblePlay.ts';
import { toSatang } from '../format/money.ts';

/** How much of a limit is used, from 0 to 1. For the eye only: the platform decides what is left. */
export function usedShare({ used, value }: Pick<PlayLimit, 'used' | 'value'>): number {
  const whole = Number(toSatang(value));
  return whole === 0 ? 1 : Math.min(1, Number(toSatang(used)) / whole);
}

/** The limit of which most is used, which will stop the player first; of equal ones the first. Undefined without a limit. */
export const fullestLimit = (limits: readonly PlayLimit[]): PlayLimit | undefined =>
  limits.toSorted((one, other) => usedShare(other) - usedShare(one))[0];
