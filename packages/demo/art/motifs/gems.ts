import type { Drawing } from '../brush.ts';
import { around, polar, polygon, reuse } from '../shapes.ts';
import { path, type Point } from '../svg.ts';

const sparkle = 'q2 12 14 14q-12 2-14 14q-2-12-14-14q12-2 14-14z';

/** A brilliant-cut gem from the side. */
const brilliant: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const girdle = random.int(-24, -12);
  const table = random.int(42, 54);
  const facet = (points: readonly Point[], fill: string) => path(polygon(points), fill);
  const crown = -62;
  return (
    facet(
      [
        [-92, girdle],
        [-table, crown],
        [table, crown],
        [92, girdle],
        [0, 92],
      ],
      body,
    ) +
    facet(
      [
        [-92, girdle],
        [-table, crown],
        [-34, girdle],
      ],
      glow,
    ) +
    facet(
      [
        [-table, crown],
        [0, crown],
        [-34, girdle],
      ],
      trim,
    ) +
    facet(
      [
        [0, crown],
        [-34, girdle],
        [34, girdle],
      ],
      glow,
    ) +
    facet(
      [
        [0, crown],
        [table, crown],
        [34, girdle],
      ],
      body,
    ) +
    facet(
      [
        [table, crown],
        [92, girdle],
        [34, girdle],
      ],
      shade,
    ) +
    facet(
      [
        [-34, girdle],
        [34, girdle],
        [0, 92],
      ],
      trim,
    ) +
    facet(
      [
        [0, girdle],
        [34, girdle],
        [0, 92],
      ],
      shade,
    ) +
    facet(
      [
        [92, girdle],
        [34, girdle],
        [0, 92],
      ],
      ink,
    ) +
    path(`M-70-92${sparkle}M84 34${sparkle}`, glow)
  );
};

/** A cluster of crystals. */
const cluster: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const crystal = (x: number, lean: number, width: number, height: number, lit: string, dark: string) =>
    `<g transform="translate(${x} 84)rotate(${lean})">` +
    path(`M-${width}-${height - width * 1.4}L-${width * 0.2}-${height}V0H-${width * 0.7}z`, lit) +
    path(`M-${width * 0.2}-${height}L${width}-${height - width * 1.6}L${width * 0.7} 0H-${width * 0.2}z`, dark) +
    path(`M-${width}-${height - width * 1.4}L-${width * 0.2}-${height}V-${height - width * 2.2}z`, glow) +
    '</g>';
  const tall = random.int(160, 182);
  return (
    crystal(-40, -30, 20, random.int(90, 116), trim, shade) +
    crystal(46, 30, 20, random.int(94, 120), body, ink) +
    crystal(0, random.int(-5, 5), 30, tall, body, shade) +
    crystal(-26, -14, 20, random.int(100, 126), trim, shade) +
    crystal(30, 13, 20, random.int(80, 104), trim, ink) +
    crystal(2, 2, 15, random.int(56, 72), glow, trim) +
    path('M-78 92q18-26 48-14Q0 64 34 78 64 68 80 92z', ink)
  );
};

/** A step-cut gem from above: nested octagons. */
const emerald: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const cut = random.int(26, 40);
  const octagon = (w: number, h: number, c: number): Point[] => [
    [-w, -h + c],
    [-w + c, -h],
    [w - c, -h],
    [w, -h + c],
    [w, h - c],
    [w - c, h],
    [-w + c, h],
    [-w, h - c],
  ];
  const outer = octagon(72, 94, cut);
  const middle = octagon(50, 70, cut * 0.7);
  const inner = octagon(30, 46, cut * 0.45);
  const tone = [glow, trim, body, shade, ink, shade, body, trim];
  const side = (a: readonly Point[], b: readonly Point[], index: number, fill: string) => {
    const next = (index + 1) % 8;
    return path(polygon([a[index], a[next], b[next], b[index]].map((p): Point => p ?? [0, 0])), fill);
  };
  return (
    outer.map((_, index) => side(outer, middle, index, tone[index] ?? body)).join('') +
    middle.map((_, index) => side(middle, inner, index, tone[(index + 4) % 8] ?? body)).join('') +
    path(polygon(inner), body) +
    path('M-30-36l8-10H6L-30 20z', glow) +
    path(`M-66-104${sparkle}M74 66${sparkle}`, glow)
  );
};

/** A round gem from above with a rosette of facets. */
const rosette: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const count = random.pick([6, 8]);
  const half = 180 / count;
  const outer = (turn: number) => polar(turn, 88);
  const facets =
    path(polygon([[0, 0], polar(-half, 46), polar(0, 50), polar(half, 46)]), trim) +
    path(polygon([polar(-half, 46), polar(0, 50), outer(0), outer(-half)]), body) +
    path(polygon([polar(half, 46), polar(0, 50), outer(0), outer(half)]), shade);
  const id = brush.id('t');
  return (
    around(brush, 'r', count, facets) +
    path(polygon(Array.from({ length: count }, (_, index) => polar(index * half * 2, 34))), body) +
    `<g fill="${glow}"><path id="${id}" d="${polygon([[0, 0], polar(-half * 2, 34), polar(0, 34)])}"/></g>` +
    reuse(id, 'rotate(180)', `fill="${ink}"`) +
    path(`M-80-88${sparkle}M88-56${sparkle}`, glow)
  );
};

/** The drawings of the motif `gems`: brilliant, cluster, step cut, rosette. */
export const gems: readonly Drawing[] = [brilliant, cluster, emerald, rosette];
