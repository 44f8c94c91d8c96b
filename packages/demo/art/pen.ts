import { nums, type Point } from './svg.ts';

/** A builder of SVG path data. Its input is absolute points; its output is relative commands. */
export type Pen = {
  move(at: Point): Pen;
  line(to: Point): Pen;
  curve(control: Point, to: Point): Pen;
  cubic(control: Point, other: Point, to: Point): Pen;
  /** A cubic curve that continues the direction of the previous one. */
  onward(other: Point, to: Point): Pen;
  close(): Pen;
  text(): string;
};

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/**
 * Creates a pen. Relative commands with whole numbers need about half the bytes of absolute ones.
 * @param snap maps a point to the grid
 */
export function createPen(snap: (at: Point) => Point = whole): Pen {
  let out = '';
  let here: Point = [0, 0];
  let start: Point = [0, 0];
  let last = '';

  function emit(command: string, points: readonly number[]): void {
    const body = nums(points);
    const repeats = command === last && command !== 'm';
    out += repeats ? (body.startsWith('-') ? body : ` ${body}`) : command + body;
    last = command;
  }

  function relative(points: readonly Point[]): number[] {
    return points.flatMap(([x, y]) => [x - here[0], y - here[1]]);
  }

  const pen: Pen = {
    move(at) {
      const to = snap(at);
      if (out === '') emit('M', to);
      else emit('m', relative([to]));
      here = to;
      start = to;
      return pen;
    },
    line(at) {
      const to = snap(at);
      const [dx = 0, dy = 0] = relative([to]);
      if (dx === 0 && dy === 0) return pen;
      if (dy === 0) emit('h', [dx]);
      else if (dx === 0) emit('v', [dy]);
      else emit('l', [dx, dy]);
      here = to;
      return pen;
    },
    curve(control, at) {
      const to = snap(at);
      emit('q', relative([snap(control), to]));
      here = to;
      return pen;
    },
    cubic(control, other, at) {
      const to = snap(at);
      emit('c', relative([snap(control), snap(other), to]));
      here = to;
      return pen;
    },
    onward(other, at) {
      const to = snap(at);
      emit('s', relative([snap(other), to]));
      here = to;
      return pen;
    },
    close() {
      out += 'z';
      last = 'z';
      here = start;
      return pen;
    },
    text: () => out,
  };
  return pen;
}
