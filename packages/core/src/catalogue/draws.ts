/** The times of a draw as the platform sends them: seconds as a number or text, or anything else. */
export interface SentDraw {
  readonly remainTime?: unknown;
  readonly lockTime?: unknown;
}

/** When a draw closes and takes place, in ms by the device's clock; null when unknown. */
export interface DrawTimes {
  /** Number of the draw. */
  readonly numero: string;
  /** The end of the draw minus its lock time (LOT-04). No bets are accepted afterwards. */
  readonly closesAt: number | null;
  readonly drawsAt: number | null;
}

/** Remaining times above this are treated as invalid; in s. */
const maxRemainS = 400 * 86_400;

/** Reads a finite number from a number or text; null for anything else. */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'string' && !/\S/.test(value)) return null;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/**
 * Converts the remaining times of a draw into moments.
 * @param at when the answer was received, in ms by the device's clock
 */
export function drawTimes(draw: SentDraw & { readonly numero: string }, at: number): DrawTimes {
  const remainS = toNumber(draw.remainTime);
  if (remainS === null || remainS > maxRemainS) return { numero: draw.numero, closesAt: null, drawsAt: null };
  const drawsAt = at + Math.max(0, remainS) * 1000;
  const lockMs = Math.max(0, toNumber(draw.lockTime) ?? 0) * 1000;
  return { numero: draw.numero, closesAt: drawsAt - lockMs, drawsAt };
}

/** LOT-02. */
const maxDigits = 6;

/** The digits of a winning number, at most six. Ignores separators. */
export const winningDigits = (number: string): readonly string[] => (number.match(/\d/g) ?? []).slice(0, maxDigits);
