export interface SparkDrawing {
  /** The height of the zero line, from the top. */
  readonly zero: number;
  /** The points of the line from left to right, each in the middle of a width of 1. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/**
 * Places values on a line in a drawing that is 100 high. Zero is always part of the scale, so that a small change beside
 * a large value looks small. A value that is not a number counts as 0.
 */
export function sparkDrawing(values: readonly number[]): SparkDrawing {
  const finite = values.map((value) => (Number.isFinite(value) ? value : 0));
  const [top, bottom] = [Math.max(0, ...finite), Math.min(0, ...finite)];
  const whole = top - bottom;
  const heightOf = (value: number): number => (whole === 0 ? 100 : ((top - value) / whole) * 100);
  return { zero: heightOf(0), points: finite.map((value, at) => ({ x: at + 0.5, y: heightOf(value) })) };
}
