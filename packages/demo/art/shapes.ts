import type { Brush } from './brush.ts';
import { createPen } from './pen.ts';
import { num, nums, type Point } from './svg.ts';

/** Draws the left half of a symmetrical shape, and its mirror image in the shadow colour. */
export function folded(brush: Brush, part: string, d: string, lit: string, dark: string): string {
  const id = brush.id(part);
  return `<g fill="${lit}"><path id="${id}" d="${d}"/></g>${reuse(id, 'scale(-1 1)', `fill="${dark}"`)}`;
}

/** Draws something and its mirror image in the vertical axis. */
export function paired(brush: Brush, part: string, content: string): string {
  const id = brush.id(part);
  return `<g id="${id}">${content}</g>${reuse(id, 'scale(-1 1)')}`;
}

/** A copy of an element that was drawn before. */
export function reuse(id: string, transform: string, attributes = ''): string {
  return `<use href="#${id}" transform="${transform}"${attributes === '' ? '' : ` ${attributes}`}/>`;
}

/** Copies rotated evenly around the centre. Copies are copied in turn, so that twelve petals need four references. */
export function around(brush: Brush, part: string, count: number, content: string): string {
  let drawn = content;
  let done = 1;
  for (const factor of [2, 2, 2, 3, 3, 5, 7]) {
    if (done === count || (count / done) % factor !== 0) continue;
    const id = brush.id(`${part}${done}`);
    let copies = '';
    for (let copy = 1; copy < factor; copy += 1) {
      copies += reuse(id, `rotate(${num((360 / count) * done * copy, 1)})`);
    }
    drawn = `<g id="${id}">${drawn}</g>${copies}`;
    done *= factor;
  }
  return drawn;
}

/** The point at an angle (degrees, 0 is up, clockwise) and a distance from a centre. */
export function polar(degrees: number, distance: number, from: Point = [0, 0]): Point {
  const radians = (degrees * Math.PI) / 180;
  return [from[0] + Math.sin(radians) * distance, from[1] - Math.cos(radians) * distance];
}

/** A closed polygon through points. */
export function polygon(points: readonly Point[]): string {
  const pen = createPen();
  for (const [index, point] of points.entries()) {
    if (index === 0) pen.move(point);
    else pen.line(point);
  }
  return pen.close().text();
}

/** A star polygon with its first point up; `turn` in degrees. */
export function star(points: number, outer: number, inner: number, turn = 0): string {
  const corners: Point[] = [];
  for (let index = 0; index < points * 2; index += 1) {
    corners.push(polar(turn + (index * 180) / points, index % 2 === 0 ? outer : inner));
  }
  return polygon(corners);
}

/** A pointed petal or leaf from `root` in the direction `degrees`; `belly` from 0 to 1 is where it is widest. */
export function petal(root: Point, degrees: number, length: number, width: number, belly = 0.45): string {
  const tip = polar(degrees, length, root);
  const middle = polar(degrees, length * belly, root);
  const left = polar(degrees - 90, width, middle);
  const right = polar(degrees + 90, width, middle);
  return createPen().move(root).curve(left, tip).curve(right, root).text() + 'z';
}

/** One half of a petal: the lit side (-1) or the shaded side (1). */
export function halfPetal(
  root: Point,
  degrees: number,
  length: number,
  width: number,
  side: -1 | 1,
  belly = 0.45,
): string {
  const tip = polar(degrees, length, root);
  const middle = polar(degrees, length * belly, root);
  return createPen()
    .move(root)
    .curve(polar(degrees + 90 * side, width, middle), tip)
    .close()
    .text();
}

/** A smooth open curve through points: Catmull-Rom as cubic curves. */
export function smooth(points: readonly Point[]): string {
  const pen = createPen();
  traceSmooth(pen, points, true);
  return pen.text();
}

function traceSmooth(pen: ReturnType<typeof createPen>, points: readonly Point[], first: boolean): void {
  for (const [index, point] of points.entries()) {
    if (index === 0) {
      if (first) pen.move(point);
      else pen.line(point);
      continue;
    }
    const from = points[index - 1] ?? point;
    const before = points[index - 2] ?? from;
    const after = points[index + 1] ?? point;
    const leave: Point = [from[0] + (point[0] - before[0]) / 6, from[1] + (point[1] - before[1]) / 6];
    const arrive: Point = [point[0] - (after[0] - from[0]) / 6, point[1] - (after[1] - from[1]) / 6];
    if (index === 1) pen.cubic(leave, arrive, point);
    else pen.onward(arrive, point);
  }
}

/** A tapering band along a spine. `widths` are half-widths at the points; `shift` moves it sideways in half-widths. */
export function ribbon(spine: readonly Point[], widths: readonly number[], shift = 0): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [index, point] of spine.entries()) {
    const [normalX, normalY] = normalAt(spine, index);
    const width = widths[index] ?? 0;
    left.push([point[0] + normalX * width * (1 + shift), point[1] + normalY * width * (1 + shift)]);
    right.push([point[0] - normalX * width * (1 - shift), point[1] - normalY * width * (1 - shift)]);
  }
  const pen = createPen();
  traceSmooth(pen, left, true);
  traceSmooth(pen, right.toReversed(), false);
  return pen.close().text();
}

/** The unit normal of a polyline at one of its points, to the left of the direction of travel. */
export function normalAt(spine: readonly Point[], index: number): Point {
  const before = spine[Math.max(0, index - 1)] ?? [0, 0];
  const after = spine[Math.min(spine.length - 1, index + 1)] ?? [0, 0];
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  return [(after[1] - before[1]) / length, -(after[0] - before[0]) / length];
}

/** A transform attribute value: translate, then rotate (degrees), then scale. */
export function placed(x: number, y: number, scale = 1, turn = 0): string {
  return (
    (x === 0 && y === 0 ? '' : `translate(${nums([x, y])})`) +
    (turn === 0 ? '' : `rotate(${num(turn)})`) +
    (scale === 1 ? '' : `scale(${num(scale, 2)})`)
  );
}
