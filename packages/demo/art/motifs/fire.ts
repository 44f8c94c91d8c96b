import type { Drawing } from '../brush.ts';
import { folded, paired, petal, reuse, ribbon } from '../shapes.ts';
import { circle, line, path, type Point } from '../svg.ts';

/** A kranok flame in a bowl, drawn from one shape that is used five times. */
const kranok: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const lean = random.int(-14, 10);
  const id = brush.id('f');
  const tongue = `M0 86C-52 84-76 44-52 4C-40-16-46-30-38-52C-26-40-22-32-20-20C-4-40 0-70 ${lean}-108C30-76 38-46 34-22C42-28 46-36 46-46C70-12 76 30 56 60Q36 86 0 86z`;
  return (
    `<g fill="${body}"><path id="${id}" d="${tongue}"/></g>` +
    path(
      `M${lean}-108C30-76 38-46 34-22C42-28 46-36 46-46C70-12 76 30 56 60Q36 86 0 86C60 40 40-40 ${lean}-108z`,
      shade,
    ) +
    reuse(id, 'translate(0 27)scale(-.7 .68)', `fill="${trim}"`) +
    reuse(id, 'translate(2 49)scale(.44 .42)', `fill="${glow}"`) +
    path('M-62 80H62q-8 28-38 30H-24q-30-2-38-30z', ink) +
    path('M-62 80H62l-2 7H-60z', trim)
  );
};

/** A phoenix with raised wings. */
const phoenix: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const lift = random.range(-8, 8);
  const feathers = (length: number, width: number, step: number, from: number) =>
    [0, 1, 2, 3, 4]
      .map((index) => petal([-14, 4], from - index * step + lift, length - index * 7, width, 0.6))
      .join('');
  const tail = [-34, -17, 0, 17, 34]
    .map((angle) => petal([0, 20], 180 + angle, 92 - Math.abs(angle) * 0.5, 12, 0.65))
    .join('');
  return (
    path(tail, shade) +
    path([-26, 0, 26].map((angle) => petal([0, 20], 180 + angle, 66, 8, 0.65)).join(''), trim) +
    paired(
      brush,
      'w',
      path(feathers(116, 15, 19, -14), body) +
        path(feathers(84, 12, 20, -20), trim) +
        path(feathers(52, 10, 22, -26), glow),
    ) +
    path('M0-54Q-22-30-22 8-18 36 0 46 18 36 22 8 22-30 0-54z', body) +
    path('M0-54Q22-30 22 8Q18 36 0 46z', shade) +
    path([-26, 0, 26].map((angle) => petal([0, -58], angle, 36, 6)).join(''), trim) +
    circle(0, -50, 17, body) +
    path('M0-67a17 17 0 0 1 0 34z', shade) +
    path('M-6-46L0-30L6-46Q0-52-6-46z', glow) +
    path('M-11-54h6v5h-6zM5-54h6v5H5z', ink) +
    line('M-12-8Q0 2 12-8M-13 8Q0 18 13 8', glow, 3)
  );
};

/** A paper lantern, lit from inside. */
const lantern: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const w = random.int(60, 76);
  return (
    line('M0-110V-70', ink, 4) +
    folded(brush, 'l', `M1-66H-24Q-${w + 8}-48-${w}-4Q-${w - 6} 36-24 48H1z`, body, shade) +
    path(`M-20-62Q-${w - 18}-40-${w - 22}-8Q-${w - 26} 30-20 44Q-6 44-10-8Q-8-60-20-62z`, trim) +
    path('M0-34Q-16-6-12 14Q0 34 12 14Q16-6 0-34z', glow) +
    line(
      `M-6-64Q-40-8-6 46M6-64Q40-8 6 46M-22-62Q-${w + 16}-8-22 46M22-62Q${w + 16}-8 22 46`,
      ink,
      2.5,
      'opacity=".5"',
    ) +
    path('M-28-76H28v14H-28zm0 120H28V58H-28z', ink) +
    path('M-28-76H28v4H-28zm0 120H28v4H-28z', trim) +
    line('M-16 58V96M0 58v50M16 58V96', trim, 5, 'stroke-linecap="round"') +
    circle(0, 66, 7, glow)
  );
};

/** An erupting volcano. */
const volcano: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const jet: Point[] = [
    [0, 10],
    [-4, -26],
    [-12, -60],
    [-4, -96],
  ];
  const left = random.int(-70, -52);
  return (
    circle(-34, -66, 26, ink) +
    circle(4, -84, 30, ink) +
    circle(36, -60, 24, ink) +
    circle(-44, -72, 16, shade) +
    circle(-2, -92, 19, shade) +
    path(ribbon(jet, [16, 14, 12, 2]), trim) +
    path(`M-10-10Q-40-40 ${left}-24Q-34-22-14 10zM10-10Q40-44 66-16Q34-20 14 10z`, trim) +
    path(ribbon(jet.slice(0, 3), [9, 7, 1]), glow) +
    path('M-22 4Q0 14 22 4q22 66 84 96H-106Q-44 70-22 4z', body) +
    path('M4 8q8 0 18-4 22 66 84 96H20Q30 60 4 8z', shade) +
    path('M-22 4Q0 14 22 4q4 16 10 26-10 4-14 30Q10 40 2 40-2 76-14 88q4-38-6-54-8 10-20 8Q-28 22-22 4z', trim) +
    path('M-14 7Q0 12 12 7 10 26 2 26-8 26-14 7z', glow)
  );
};

/** The drawings of the motif `fire`: kranok, phoenix, lantern, volcano. */
export const fire: readonly Drawing[] = [kranok, phoenix, lantern, volcano];
