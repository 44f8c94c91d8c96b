import type { gameJackpot } from '#api/jackpot.ts';
import type { OutputOf } from '#api/operation.ts';
import { toSatang } from '#core/format/money.ts';
import { dayMs, minuteMs } from '#text/durations.ts';

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
  return toAmount(BigInt(satang));
}

const toAmount = (satang: bigint): string => `${satang / 100n}.${String(satang % 100n).padStart(2, '0')}`;

/** How often the figure of a feed moves, in ms. */
export const feedStepMs = 1_000;
/** How much of the latest growth is counted at most, in s: the platform tells that of a minute. */
const countedS = 60n;
/** For how long it is said who has won, in ms. */
const wonMs = 5 * minuteMs;

type Feed = OutputOf<typeof gameJackpot>;

/**
 * The figure of a feed after a while: it grows as fast as money comes in, up to what the platform says and never beyond, and
 * falls at once.
 * @param shown what was shown before, a decimal number; null for nothing
 */
export function countedJackpot(shown: string | null, { amount, perSecond = '0' }: Feed, passedMs: number): string {
  const [target, growth] = [toSatang(amount), toSatang(perSecond)];
  const before = shown === null ? target : toSatang(shown);
  if (before >= target || growth <= 0n) return amount;
  const from = before > target - countedS * growth ? before : target - countedS * growth;
  const next = from + (growth * BigInt(Math.max(0, Math.round(passedMs)))) / 1_000n;
  return next >= target ? amount : toAmount(next);
}

/** Who has just won; null after some minutes. @param now in ms since the epoch, by the platform's clock */
export function justWon(
  { lastWin }: Feed,
  now: number,
): Pick<NonNullable<Feed['lastWin']>, 'nickname' | 'amount'> | null {
  return lastWin !== undefined && now - Date.parse(lastWin.at) < wonMs ? lastWin : null;
}
