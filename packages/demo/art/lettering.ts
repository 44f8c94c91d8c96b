import type { Face } from './faces.ts';
import { glyphOf, type Stroke } from './glyphs.ts';
import { createPen, type Pen } from './pen.ts';
import type { Point } from './svg.ts';

/** The grid of drawn coordinates in user units: coarse enough for short text, fine enough to enlarge. */
const grain = 0.4;

/** Maps a point of a laid-out line to its position on a curve, in user units. */
export type Bend = (x: number, y: number) => Point;

/** A line of type that is ready to draw. Lengths are in user units. */
export type TypeLine = {
  readonly text: string;
  /** The left edge of the ink. */
  readonly x: number;
  /** The top of the capitals. */
  readonly y: number;
  readonly cap: number;
  /** The letter width factor; see `Face.width`. */
  readonly width: number;
  /** Extra space between letters in addition to that of the face. */
  readonly extra: number;
};

/** The stem thickness of a face at a cap height. Narrow letters get thinner stems, so that their counters stay open. */
export function stemOf(face: Face, cap: number, width: number): number {
  return Math.min(face.weight * cap, 0.3 * width * cap);
}

/** The ink width of a text set at a cap height and letter width, in user units. */
export function measure(text: string, face: Face, cap: number, width: number): number {
  return advances(text, face, cap, width, 0).total;
}

function advances(text: string, face: Face, cap: number, width: number, extra: number) {
  const unit = (cap / 10) * width;
  const stem = stemOf(face, cap, width);
  const slab = face.ending === 'slab' ? stem * 0.5 : 0;
  const starts: number[] = [];
  let x = stem / 2;
  let previousTuck = 0;
  let end = 0;
  for (const [index, character] of [...text].entries()) {
    const glyph = glyphOf(character);
    if (index > 0) {
      const gap = stem + slab + face.tracking * cap + extra;
      x += Math.max(gap * 0.4, gap - (glyph.tuck + previousTuck) * unit * 0.55);
    }
    starts.push(x);
    x += glyph.width * unit;
    end = x;
    previousTuck = glyph.tuck;
  }
  return { starts, total: end + stem / 2 };
}

/**
 * The path data of lines of type. To be stroked with `strokeOf(stem, face)` inside a group with `inkAttributes(face)`,
 * whose transform creates the contrast between stems and bars.
 */
export function typePath(lines: readonly TypeLine[], face: Face, bend?: Bend): string {
  const [scaleX, scaleY] = scales(face);
  const pen = createPen(([x, y]) => {
    const [bentX, bentY] = bend ? bend(x, y) : [x, y];
    return [Math.round(bentX / scaleX), Math.round(bentY / scaleY)];
  });
  for (const line of lines) {
    const unitX = (line.cap / 10) * line.width;
    const stem = stemOf(face, line.cap, line.width);
    const { starts } = advances(line.text, face, line.cap, line.width, line.extra);
    for (const [index, character] of [...line.text].entries()) {
      const left = line.x + (starts[index] ?? 0);
      const place = (x: number, y: number): Point => [left + x * unitX, line.y + waisted(y, face.waist) * line.cap];
      for (const stroke of glyphOf(character).strokes) {
        drawStroke(pen, stroke, face, place);
        if (face.ending === 'slab') drawSlabs(pen, stroke, stem * 0.85, place);
      }
    }
  }
  return pen.text();
}

/** The group attributes that turn `typePath` data into letters of a face. */
export function inkAttributes(face: Face): string {
  const [scaleX, scaleY] = scales(face);
  const cap = face.ending === 'round' ? 'round' : face.ending === 'square' ? 'square' : '';
  return (
    `fill="none" transform="scale(${scaleX} ${scaleY})"` +
    (cap === '' ? '' : ` stroke-linecap="${cap}"`) +
    (face.ending === 'round' ? ' stroke-linejoin="round"' : ' stroke-miterlimit="2"')
  );
}

/** The stroke width that gives upright strokes a thickness of `stem` user units. */
export function strokeOf(stem: number, face: Face): number {
  return Math.round((stem / scales(face)[0]) * 10) / 10;
}

// Stroking under a non-uniform scale makes stems and bars differ in thickness.
function scales(face: Face): [x: number, y: number] {
  const root = Math.sqrt(face.contrast);
  return [Math.round(grain * root * 100) / 100, Math.round((grain / root) * 100) / 100];
}

function waisted(y: number, waist: number): number {
  const share = y / 10;
  return share < 0.5 ? share * 2 * waist : waist + (share - 0.5) * 2 * (1 - waist);
}

/** Converts grid units to user units; `shift` moves to the right in user units. */
type Place = (x: number, y: number, shift?: number) => Point;

function drawStroke(pen: Pen, stroke: Stroke, face: Face, place: Place): void {
  const { vertices, closed } = stroke;
  const count = vertices.length;
  for (const [index, [x, y, radius]] of vertices.entries()) {
    const inside = closed || (index > 0 && index < count - 1);
    const corner = face.corner === 'sharp' ? radius * 0.35 : face.corner === 'cut' ? radius * 0.62 : radius;
    if (corner === 0 || !inside) {
      if (index === 0) pen.move(place(x, y));
      else pen.line(place(x, y));
      continue;
    }
    const before = toward(vertices, index, index - 1, corner);
    const after = toward(vertices, index, index + 1, corner);
    if (index === 0) pen.move(place(...before));
    else pen.line(place(...before));
    if (face.corner === 'cut') pen.line(place(...after));
    else pen.curve(place(x, y), place(...after));
  }
  if (closed) pen.close();
}

/** The point `distance` grid units from one vertex on the way to another, at most half way. */
function toward(vertices: Stroke['vertices'], from: number, to: number, distance: number): Point {
  const count = vertices.length;
  const [x, y] = vertices[from] ?? [0, 0];
  const [otherX, otherY, otherRadius] = vertices[(to + count) % count] ?? [0, 0, 0];
  const length = Math.hypot(otherX - x, otherY - y) || 1;
  const share = Math.min(distance / length, otherRadius > 0 ? 0.5 : 1);
  return [x + (otherX - x) * share, y + (otherY - y) * share];
}

/** Draws serifs on the free ends of strokes at the baseline and the cap line. */
function drawSlabs(pen: Pen, stroke: Stroke, half: number, place: Place): void {
  if (stroke.closed) return;
  const ends = [stroke.vertices.slice(0, 2), stroke.vertices.slice(-2).toReversed()];
  for (const [end, next] of ends) {
    if (!end || !next) continue;
    const atEdge = end[1] === 0 || end[1] === 10;
    const upright = Math.abs(end[0] - next[0]) < Math.abs(end[1] - next[1]);
    if (!atEdge || !upright) continue;
    pen.move(place(end[0], end[1], -half));
    pen.line(place(end[0], end[1], half));
  }
}
