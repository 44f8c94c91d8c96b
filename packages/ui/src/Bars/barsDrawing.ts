/** A bar in a drawing that is 100 high; each bar takes a width of 1. */
export interface DrawnBar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly below: boolean;
}

export interface BarsDrawing {
  /** The height of the zero line, from the top. */
  readonly zero: number;
  readonly bars: readonly DrawnBar[];
}

/** The least height of a bar whose value is not 0, so that it is seen beside a large one. */
const leastHeight = 2;
const barWidth = 0.7;

/** Places bars above and below a zero line, to one scale. A value that is not a number counts as 0. */
export function barsDrawing(values: readonly number[]): BarsDrawing {
  const finite = values.map((value) => (Number.isFinite(value) ? value : 0));
  const [top, bottom] = [Math.max(0, ...finite), Math.min(0, ...finite)];
  const whole = top - bottom;
  const zero = whole === 0 ? 100 : (top / whole) * 100;
  return {
    zero,
    bars: finite.map((value, at) => {
      const below = value < 0;
      const room = below ? 100 - zero : zero;
      const exact = whole === 0 ? 0 : (Math.abs(value) / whole) * 100;
      const height = value === 0 ? 0 : Math.min(room, Math.max(leastHeight, exact));
      return { x: at + (1 - barWidth) / 2, y: below ? zero : zero - height, width: barWidth, height, below };
    }),
  };
}
