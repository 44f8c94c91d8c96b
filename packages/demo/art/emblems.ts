import type { Brush } from './brush.ts';
import type { Random } from './random.ts';
import { around, folded, halfPetal, paired, petal, polar, polygon, star } from './shapes.ts';
import { circle, line, path, type Point } from './svg.ts';

/** Three inks and the background they are used on. */
export type Inks = { readonly first: string; readonly second: string; readonly third: string; readonly ground: string };

/** Draws a company symbol as SVG text in the square from -50 to 50. */
export type Emblem = (inks: Inks, random: Random, brush: Brush) => string;

const rosette: Emblem = ({ first, second, third }, random, brush) => {
  const count = random.pick([5, 6, 8]);
  const wide = 96 / count;
  return (
    around(
      brush,
      'p',
      count,
      path(petal([0, 0], 0, 48, wide, 0.6), first) + path(halfPetal([0, 0], 0, 48, wide, 1, 0.6), second),
    ) + circle(0, 0, random.int(8, 12), third)
  );
};

const cube: Emblem = ({ first, second, third }) =>
  path('M0-46L40-23L0 0L-40-23z', first) +
  path('M-40-23L0 0V46L-40 23z', second) +
  path('M40-23L0 0V46L40 23z', third) +
  path('M0-23L20-12L0 0L-20-12z', third);

const chevrons: Emblem = ({ first, second, third }, random) => {
  const up = random.chance(0.5) ? '' : ' transform="scale(1-1)"';
  return `<g${up}>${path('M-44 6L0-46L44 6V-14L0-66z', first, 'transform="translate(0 18)"')}${path('M-44 10L0-30L44 10V32L0-8L-44 32z', second)}${path('M-30 44L0 14L30 44z', third)}</g>`;
};

const rings: Emblem = ({ first, second, ground }) =>
  circle(-17, 0, 26, 'none', `stroke="${first}" stroke-width="11"`) +
  circle(17, 0, 26, 'none', `stroke="${ground}" stroke-width="17"`) +
  circle(17, 0, 26, 'none', `stroke="${second}" stroke-width="11"`) +
  line('M-6-24A26 26 0 0 1 9 0', first, 11);

const dawn: Emblem = ({ first, second, third }, random) => {
  const bars = random.int(3, 4);
  let d = '';
  for (let bar = 0; bar < bars; bar += 1) {
    const half = 46 - bar * 9;
    d += `M-${half} ${8 + bar * 12}H${half}V${15 + bar * 12}H-${half}z`;
  }
  const teeth = [-60, -30, 0, 30, 60].map((angle) => petal(polar(angle, 28, [0, 2]), angle, 20, 6)).join('');
  return path('M-24 2A24 24 0 0 1 24 2z', first) + path(teeth, third) + path(d, second);
};

const folds: Emblem = ({ first, second, third }, random, brush) => {
  const arms = random.pick([4, 5, 6, 8]);
  const [x, y] = polar(180 / arms, arms === 4 ? 16 : 21);
  return (
    around(
      brush,
      'a',
      arms,
      path(
        polygon([
          [0, 0],
          [0, -48],
          [x, y],
        ]),
        second,
      ) +
        path(
          polygon([
            [0, 0],
            [0, -48],
            [-x, y],
          ]),
          first,
        ),
    ) + (arms < 6 ? circle(0, 0, 6, third) : '')
  );
};

const swell: Emblem = ({ first, second, third }, random) => {
  const top = random.int(-14, -4);
  return (
    circle(0, 0, 46, first) +
    circle(12, -16, 12, third) +
    path(`M-46 ${top + 8}Q-24 ${top - 18} 0 ${top + 8}T45 ${top + 6}A46 46 0 0 1-46 ${top + 8}z`, second) +
    path(`M-42 ${top + 30}Q-20 ${top + 8} 2 ${top + 26}T38 ${top + 28}A46 46 0 0 1-42 ${top + 30}z`, third)
  );
};

const wing: Emblem = ({ first, second, third }, random) => {
  const step = random.range(20, 25);
  const feathers = [0, 1, 2, 3].map((index) =>
    path(petal([-26, 30], 18 + index * step, 78 - index * 9, 13, 0.6), index % 2 ? second : first),
  );
  return feathers.join('') + circle(-28, -18, 9, third) + path('M-36-20l-12 4 12 4z', third);
};

const crown: Emblem = ({ first, second, third }, random, brush) => {
  const tall = random.int(36, 46);
  return (
    folded(brush, 'k', `M1-${tall}L-18-4L-44-26L-36 26H1z`, first, second) +
    path('M-36 31H36V40H-36z', third) +
    paired(brush, 'b', circle(-44, -30, 6, third)) +
    circle(0, -tall - 1, 6, third) +
    path('M0 0L9 12L0 24L-9 12z', third)
  );
};

const flame: Emblem = ({ first, second, third }, random, brush) => {
  const lean = random.int(-6, 8);
  return (
    folded(brush, 'f', `M1-50Q-8-28-22-22Q-18-34-26-42Q-50-10-38 22Q-26 46 1 48z`, first, second) +
    path(`M${lean} -8Q-18 12-14 28Q-8 42 0 42Q8 42 14 28Q16 10 ${lean}-8z`, third)
  );
};

const eye: Emblem = ({ first, second, third, ground }, random) =>
  path('M-50 0Q0-56 50 0Q0 56-50 0z', first) +
  circle(0, 0, 22, ground) +
  circle(0, 0, 17, second) +
  path(star(random.int(4, 6), 14, 5), third);

const quarters: Emblem = ({ first, second, third }, random) => {
  const fills = random.shuffle([first, second, third, first]);
  const corners: readonly Point[] = [
    [-44, -44],
    [2, -44],
    [-44, 2],
    [2, 2],
  ];
  return corners
    .map(([x, y], index) => {
      const turn = random.int(0, 3) * 90;
      const d = random.chance(0.7) ? 'M-21-21H21A42 42 0 0 1-21 21z' : 'M0-21A21 21 0 1 1 0 21A21 21 0 1 1 0-21z';
      return path(d, fills[index] ?? first, `transform="translate(${x + 21} ${y + 21})rotate(${turn})"`);
    })
    .join('');
};

const spire: Emblem = ({ first, second, third }, random, brush) => {
  const wide = random.int(32, 42);
  return (
    folded(brush, 's', `M1-50L-4-22Q-8 4-22 12H-26V20H-${wide}V32H-${wide + 6}V44H1z`, first, second) +
    path('M-26 13H26V19H-26z', third) +
    path('M-7 44V34Q0 24 7 34V44z', third)
  );
};

const crescent: Emblem = ({ first, second, third }, random) =>
  path('M14-44A46 46 0 1 0 42 20A38 38 0 0 1 14-44z', first) +
  path('M42 20A46 46 0 0 1-38 26A44 44 0 0 0 42 20z', second) +
  `<g transform="translate(20-6)scale(.44)">${path(star(random.pick([4, 5, 8]), 46, 17), third)}</g>`;

const clover: Emblem = ({ first, second, third }, random, brush) => {
  const count = random.pick([3, 4]);
  const leaf =
    path('M0 0C-34-10-34-48-12-46Q-4-46 0-38Q4-46 12-46C34-48 34-10 0 0z', first) +
    path('M0 0V-38Q4-46 12-46C34-48 34-10 0 0z', second);
  return (
    `<g transform="rotate(${count === 4 ? 45 : 0})">${around(brush, 'l', count, leaf)}</g>` + circle(0, 0, 7, third)
  );
};

const orbit: Emblem = ({ first, second, third }, random) => {
  const turn = random.int(-40, 40);
  const oval = (at: number, ink: string) =>
    `<ellipse rx="46" ry="17" fill="none" stroke="${ink}" stroke-width="7" transform="rotate(${at})"/>`;
  return oval(turn, first) + oval(turn + 60, second) + oval(turn + 120, first) + circle(0, 0, 11, third);
};

const gem: Emblem = ({ first, second, third }) =>
  path('M-46-10L-24-38H24L46-10L0 44z', first) +
  path('M0-38H24L46-10L0 44z', second) +
  path('M-46-10L-24-38L-16-10L0-38L16-10L0 44L-16-10z', third);

/** All company symbols. */
export const emblems: readonly Emblem[] = [
  rosette,
  cube,
  chevrons,
  rings,
  dawn,
  folds,
  swell,
  wing,
  crown,
  flame,
  eye,
  quarters,
  spire,
  crescent,
  clover,
  orbit,
  gem,
];
