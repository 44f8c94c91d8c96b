import type { Random } from './random.ts';
import { petal, smooth } from './shapes.ts';
import { circle, line, num, path, type Point } from './svg.ts';

/** The definition of a vertical gradient. */
export function fade(id: string, top: string, bottom: string, topOpacity = 1): string {
  const clear = topOpacity === 1 ? '' : ` stop-opacity="${topOpacity}"`;
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"${clear}/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
}

/** The definition of a radial glow that fades out. */
export function halo(id: string, colour: string, strength: number): string {
  return `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${num(strength, 2)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

/** Rolling ground from `y` down to `floor`, across `width`. */
export function hills(random: Random, y: number, swing: number, width: number, floor: number, fill: string): string {
  const steps = 4;
  const points: Point[] = [];
  for (let index = 0; index <= steps; index += 1) {
    points.push([(width / steps) * index, y + random.range(-swing, swing)]);
  }
  return path(`${smooth(points)}V${floor}H0z`, fill);
}

/** Sharp mountain peaks with one lit flank each. */
export function peaks(random: Random, y: number, width: number, floor: number, fill: string, lit: string): string {
  let ridge = `M0 ${floor}V${y}`;
  let flanks = '';
  const count = Math.round(width / 100);
  for (let index = 0; index < count; index += 1) {
    const x = Math.round((width / count) * (index + 0.5) + random.range(-16, 16));
    const top = Math.round(y - random.range(24, 70));
    ridge += `L${x} ${top}L${Math.round((width / count) * (index + 1))} ${Math.round(y + random.range(-6, 10))}`;
    flanks += `M${x} ${top}L${x - 36} ${y + 30}L${x - 4} ${y}z`;
  }
  return path(`${ridge}V${floor}z`, fill) + path(flanks, lit);
}

/** A band of water with a scalloped edge. */
export function waves(
  y: number,
  length: number,
  height: number,
  width: number,
  floor: number,
  fill: string,
  from = 0,
): string {
  const start = -length + from;
  const count = Math.ceil((width - start) / length) + 1;
  return path(
    `M${num(start)} ${num(y)}q${num(length / 2)}-${num(height)} ${num(length)} 0${`t${num(length)} 0`.repeat(count - 1)}V${floor}H${num(start)}z`,
    fill,
  );
}

/** Rays from a centre, drawn as one thick dashed circle. */
export function rays(
  x: number,
  y: number,
  reach: number,
  count: number,
  colour: string,
  opacity: number,
  turn: number,
): string {
  const dash = num((Math.PI * reach) / count / 2, 2);
  return `<circle r="${num(reach / 2)}" fill="none" stroke="${colour}" stroke-width="${num(reach)}" stroke-dasharray="${dash}" opacity="${num(opacity, 2)}" transform="translate(${num(x)} ${num(y)})rotate(${num(turn)})"/>`;
}

/** Stars: a few points of light. */
export function pinpricks(random: Random, count: number, width: number, height: number, colour: string): string {
  let d = '';
  for (let index = 0; index < count; index += 1) d += `M${random.int(8, width - 8)} ${random.int(8, height)}h0`;
  return line(d, colour, 3, 'stroke-linecap="round" opacity=".8"');
}

/** Flat, round-ended cloud bars. */
export function bars(
  random: Random,
  count: number,
  y: number,
  spread: number,
  width: number,
  colour: string,
  opacity: number,
): string {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const long = random.int(50, 120);
    const x = index % 2 === 0 ? random.int(-20, width * 0.3) : random.int(Math.round(width * 0.6), width - 20);
    d += `M${x} ${Math.round(y + random.range(-spread, spread))}h${long}m-${Math.round(long * 0.7)} 12h${Math.round(long * 0.8)}`;
  }
  return line(d, colour, 12, `stroke-linecap="round" opacity="${num(opacity, 2)}"`);
}

/** Leaves that lean in from a lower corner; `side` is -1 for the left. */
export function leaves(random: Random, x: number, y: number, side: -1 | 1, fill: string, vein: string): string {
  const blades: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    blades.push(petal([x, y], -side * (8 + index * 21 + random.range(-6, 6)), random.range(86, 124), 15, 0.5));
  }
  return path(blades.join(''), fill, `stroke="${vein}" stroke-width="1.5"`);
}

/** A skyline of small chedis with their base at `y`. */
export function skyline(random: Random, y: number, width: number, floor: number, fill: string): string {
  let d = `M0 ${floor}V${y}`;
  let x = random.int(-10, 20);
  while (x < width - 40) {
    const h = random.int(26, 64);
    const half = Math.round(h * 0.34);
    d += `H${x}q${half - 2}-${Math.round(h * 0.2)} ${half - 2}-${Math.round(h * 0.5)}l2-${Math.round(h * 0.5)}l2 ${Math.round(h * 0.5)}q0 ${Math.round(h * 0.3)} ${half - 2} ${Math.round(h * 0.5)}`;
    x += half * 2 + random.int(6, 40);
  }
  return path(`${d}H${width}V${floor}z`, fill);
}

/** The definition of a repeating ornament, used as the fill `url(#id)`. */
export function tile(id: string, kind: 'scales' | 'diamonds' | 'drops' | 'lattice', colour: string): string {
  const drawn = {
    scales: line(
      'M0 20a20 20 0 0 1 40 0M7 20a13 13 0 0 1 26 0M14 20a6 6 0 0 1 12 0M-20 40a20 20 0 0 1 40 0a20 20 0 0 1 40 0M-13 40a13 13 0 0 1 26 0M27 40a13 13 0 0 1 26 0',
      colour,
      2,
    ),
    diamonds: path('M20 2L38 20L20 38L2 20zM20 12L12 20L20 28L28 20z', colour, 'fill-rule="evenodd"'),
    drops: path('M10 2q10 12 0 20q-10-8 0-20zM30 22q10 12 0 20q-10-8 0-20z', colour),
    lattice:
      line('M0 0L40 40M40 0L0 40', colour, 2) +
      circle(20, 20, 5, colour) +
      path('M0-5l5 5-5 5zM40-5l-5 5 5 5z', colour),
  }[kind];
  return `<pattern id="${id}" width="40" height="40" patternUnits="userSpaceOnUse">${drawn}</pattern>`;
}
