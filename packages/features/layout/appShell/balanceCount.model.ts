/** How long a balance counts to its new value, in ms. */
export const countMs = 600;

/** A decimal amount in satang; null where it is none, or too large to count with. */
function satangOf(amount: string): number | null {
  const satang = /^-?\d+(\.\d+)?$/.test(amount) ? Math.round(Number(amount) * 100) : Number.NaN;
  return Number.isSafeInteger(satang) ? satang : null;
}

/**
 * The amounts that a balance passes on its way, for the eye only: it begins at the old value and slows down before the new
 * one. Null where there is nothing to count.
 */
export function countBetween(from: string, to: string): ((passedMs: number) => string) | null {
  const [start, end] = [satangOf(from), satangOf(to)];
  if (start === null || end === null || start === end) return null;
  return (passedMs) => {
    const rest = 1 - Math.min(Math.max(passedMs / countMs, 0), 1);
    return (Math.round(end - (end - start) * rest ** 3) / 100).toFixed(2);
  };
}

/** Whether the second amount is above the first one. */
export const hasRisen = (from: string, to: string): boolean => Number(to) > Number(from);
