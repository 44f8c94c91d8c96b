import type { Drawing } from '../brush.ts';
import { around, halfPetal, paired, petal, polar, reuse } from '../shapes.ts';
import { circle, line, path, type Point } from '../svg.ts';

/** A round fruit lit from the upper left. */
function orb(x: number, y: number, r: number, body: string, shade: string, glow: string): string {
  const k = Math.round(r * 1.25);
  return (
    circle(x, y, r, body) +
    path(
      `M${x + r * 0.35} ${Math.round(y - r * 0.93)}A${r} ${r} 0 1 1 ${Math.round(x - r * 0.93)} ${Math.round(y + r * 0.35)}A${k} ${k} 0 0 0 ${x + r * 0.35} ${Math.round(y - r * 0.93)}z`,
      shade,
    ) +
    path(
      `M${Math.round(x - r * 0.7)} ${Math.round(y - r * 0.1)}Q${Math.round(x - r * 0.6)} ${Math.round(y - r * 0.6)} ${Math.round(x - r * 0.1)} ${Math.round(y - r * 0.7)}Q${Math.round(x - r * 0.5)} ${Math.round(y - r * 0.45)} ${Math.round(x - r * 0.7)} ${Math.round(y - r * 0.1)}z`,
      glow,
    )
  );
}

function foliage(root: Point, angle: number, length: number, width: number, lit: string, dark: string): string {
  return path(petal(root, angle, length, width), lit) + path(halfPetal(root, angle, length, width, 1), dark);
}

/** Cherries on one stalk. */
const cherries: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const drop = random.int(-8, 10);
  return (
    line(`M14-84Q-30-40-42 14M14-84Q44-30 42 ${18 + drop}`, ink, 5) +
    foliage([14, -84], 100 + random.int(-10, 10), 84, 20, trim, ink) +
    foliage([14, -84], 236 + random.int(-10, 10), 66, 18, trim, ink) +
    orb(44, 50 + drop, 40, body, shade, glow) +
    orb(-46, 46, 44, body, shade, glow)
  );
};

/** A mangosteen cut open: white segments in a thick rind. */
const mangosteen: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const count = random.pick([6, 7, 8]);
  const half = 180 / count;
  const segment = path(
    `M0-8Q-${Math.round(52 * Math.tan((half * Math.PI) / 180)) + 2}-44 0-58Q${Math.round(52 * Math.tan((half * Math.PI) / 180)) + 2}-44 0-8z`,
    glow,
  );
  const cap = [-60, 60, -22, 22].map((angle) => foliage([0, -66], angle, 44, 17, trim, ink)).join('');
  return (
    cap +
    circle(0, 14, 88, shade) +
    path('M0-74A88 88 0 0 0 0 102 110 110 0 0 1 0-74z', body) +
    circle(0, 14, 70, ink) +
    circle(0, 14, 66, body) +
    `<g transform="translate(0 14)">${around(brush, 'm', count, segment)}${circle(0, 0, 8, trim)}</g>`
  );
};

/** Citrus: one whole, one sliced. */
const citrus: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const count = random.pick([8, 10]);
  const half = 180 / count - 3;
  const a = polar(-half, 50).map(Math.round);
  const b = polar(half, 50).map(Math.round);
  const wedge = path(`M0-7L${a.join(' ')}Q0-60 ${b.join(' ')}z`, body);
  return (
    foliage([40, -64], 30, 62, 18, trim, ink) +
    foliage([40, -64], 84, 58, 18, trim, ink) +
    orb(36, -20, 58, body, shade, glow) +
    `<g transform="translate(-22 28)rotate(${random.int(0, 30)})">` +
    circle(0, 0, 68, shade) +
    circle(0, 0, 63, glow) +
    around(brush, 'w', count, wedge) +
    '</g>'
  );
};

/** A pineapple in profile. */
const pineapple: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const crown = [-64, 64, -40, 40, -18, 18, 0].map((angle) =>
    foliage([0, -22], angle + random.range(-4, 4), 84 - Math.abs(angle) * 0.3, 14, trim, ink),
  );
  const net = [-60, -30, 0, 30, 60, 90].map((x) => `M${x - 60}-24L${x + 40} 104M${x + 30}-24L${x - 70} 104`).join('');
  const id = brush.id('c');
  return (
    crown.join('') +
    `<clipPath id="${id}"><path d="M0-28Q-56-28-56 36T0 100T56 36T0-28z"/></clipPath>` +
    `<g clip-path="url(#${id})">` +
    path('M-60-30H60V104H-60z', body) +
    path('M6-30Q40 30 0 104H60V-30z', shade) +
    path('M-50 20q4-34 34-42Q-34 4-36 60-50 44-50 20z', glow) +
    line(net, ink, 3, 'opacity=".6"') +
    '</g>'
  );
};

/** Three slices of melon. */
const melon: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const id = brush.id('s');
  const slice =
    `<g id="${id}">` +
    path('M-86 0A86 86 0 0 0 86 0z', trim) +
    path('M-76 0A76 76 0 0 0 76 0z', glow) +
    path('M-69 0A69 69 0 0 0 69 0z', body) +
    path('M0 0H69A69 69 0 0 1 0 69z', shade) +
    path('M-44 16l6 12-9-3zm24 18 4 13-8-6zm-2-24 4 12-8-4zM18 34 16 47l7-7zM44 16 40 28l8-4zM18 10 16 22l7-5z', ink) +
    '</g>';
  return (
    `<g transform="translate(24-58)rotate(${random.int(-34, -20)})scale(.72)">${slice}</g>` +
    reuse(id, `translate(-8 8)rotate(${random.int(6, 24)})`) +
    paired(brush, 'd', circle(-72, 84, 5, trim))
  );
};

/** The drawings of the motif `fruit`: cherries, mangosteen, citrus, pineapple, melon. */
export const fruit: readonly Drawing[] = [cherries, mangosteen, citrus, pineapple, melon];
