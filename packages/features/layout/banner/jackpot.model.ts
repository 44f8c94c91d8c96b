import { dayMs } from '#text/durations.ts';

/** How often the decorative jackpot grows (BAN-03), in ms. */
export const jackpotStepMs = 3_000;
/** By how much it grows each time, in satang. */
const stepSatang = 165_11;

/** Offset of Bangkok from UTC, in ms. */
const bangkokOffsetMs = 7 * 3_600_000;
const baseSatang = 8_000_000_00;

/**
 * The decorative jackpot at a moment (BAN-03), the same for all players. Each day in Thailand starts at a number between 8 and
 * 13 million that depends only on the date, and adds 165.11 every three seconds. Computed in whole satang.
 * @param nowMs in ms since the epoch
 * @returns a decimal number with two places
 */
export function jackpotAt(nowMs: number): string {
  const day = Math.floor((nowMs + bangkokOffsetMs) / dayMs);
  const elapsed = nowMs + bangkokOffsetMs - day * dayMs;
  // 617 is coprime to 1000, so no start repeats within a thousand days.
  const start = baseSatang + ((day * 617) % 1000) * 5_000_00;
  const satang = start + Math.floor(elapsed / jackpotStepMs) * stepSatang;
  return `${Math.floor(satang / 100)}.${String(satang % 100).padStart(2, '0')}`;
}
