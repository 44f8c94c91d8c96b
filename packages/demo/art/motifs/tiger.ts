import type { Brush, Drawing } from '../brush.ts';
import { folded, paired, petal } from '../shapes.ts';
import { line, path, type Point } from '../svg.ts';

/** Wedge-shaped stripes that point inwards from the outline of the left cheek. */
function stripes({ random }: Brush): string {
  const roots: readonly (readonly [Point, number, number])[] = [
    [[-80, 16], 82, 34],
    [[-74, -6], 96, 34],
    [[-68, 38], 66, 30],
    [[-24, -66], 160, 26],
    [[-44, -50], 148, 24],
    [[-60, -28], 112, 24],
  ];
  return roots
    .map(([root, angle, length]) => petal(root, angle + random.range(-6, 6), length * random.range(0.8, 1.2), 5.5, 0.3))
    .join('');
}

const faceLine = 'M1-66q-19-2-35 6-10-24-32-24-16 18 0 44Q-78-22-78-2L-90 14l12 6-4 16 16 2 4 16 14-2Q-30 78 1 82z';

function face(brush: Brush, roaring: boolean): string {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const half =
    path('M-46-62q-8-14-18-12-8 10 2 26z', ink) +
    path('M0 22Q-14 6-34 20-50 38-36 56-20 70 0 64z', glow) +
    path('M-52-10q-8-16 8-20 18 0 30 20-22 8-38 0z', glow) +
    path(`M-50-12Q-34-26-14-8Q-36-2-50-12z${stripes(brush)}`, ink) +
    path('M-36-15a7 7 0 1 0 7 0z', trim) +
    line('M-30 42-76 38m46 9-44 12', glow, 1.6);
  const mouth = roaring
    ? path('M-30 40Q0 26 30 40 28 76 0 78-28 76-30 40z', ink) +
      path('M-24 40l6 22 8-24zm48 0-6 22-8-24zM-14 74l4-12 5 13zm28 0-4-12L5 75z', glow) +
      path('M-10 72Q0 52 10 72Q0 80-10 72z', trim)
    : line('M0 26V40q-4 10-20 8M0 40q4 10 20 8', ink, 3.5, 'stroke-linecap="round"');
  return (
    folded(brush, 'f', faceLine, body, shade) +
    paired(brush, 'g', half) +
    mouth +
    path('M-13-2-17 14q1 8 17 14 16-6 17-14L13-2z', shade) +
    path('M-17 13Q0 6 17 13 14 24 0 28-14 24-17 13z', trim) +
    path('M-3-62H3L5-52H-5zm-8 16q11 5 22 0L7-37Q0-34-7-37zm2 16q9 4 18 0L4-22H-4z', ink)
  );
}

/** A tiger's head with a closed mouth. */
const gaze: Drawing = (brush) => face(brush, false);

/** A roaring tiger's head. */
const roar: Drawing = (brush) => face(brush, true);

/** A prowling tiger in profile. */
const prowl: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const back = [-28, -10, 8, 26, 44, 60]
    .map((x, index) =>
      petal([x, -24 + Math.abs(x - 10) * 0.06 - 2], 168 + random.range(0, 22), 30 + (index % 2) * 8, 5.5, 0.3),
    )
    .join('');
  const legs = [58, 70].map((y) => petal([70, y - 22], 250, 20, 4)).join('');
  const tail = random.int(-64, -40);
  return (
    line(`M74-8C104 0 108-30 90 ${tail + 10}S74 ${tail - 20} 88 ${tail - 30}`, body, 10, 'stroke-linecap="round"') +
    line(
      `M74-8C104 0 108-30 90 ${tail + 10}S74 ${tail - 20} 88 ${tail - 30}`,
      ink,
      10,
      'stroke-dasharray="4 12" stroke-dashoffset="-20"',
    ) +
    path('M-42 20-20 30-34 52-46 72H-62l12-24zm88-6 20 6L52 50l8 22H42L34 46z', shade) +
    path(
      'M-50-26q30-10 56-2 34-6 58 4Q84-14 82 12q-2 18 6 36l2 24H72L70 50Q54 36 46 22 10 34-18 26l-8 24 6 22H-38l-6-26Q-52 20-54 4z',
      body,
    ) +
    path('M-40 14q50 22 88 4Q10 44-20 30z', glow) +
    path(back + legs, ink) +
    path('M-54-34q-4-16 6-14l6 10q12 14 6 34-8 20-28 18l-20-2q-8-8 0-18l12-8q2-14 18-20z', body) +
    path('M-84 12q-8-8 0-18l12 8q10 8 24 6-6 8-16 6z', glow) +
    path('M-88-2q2-6 8-6l-2 8zm18-10 12-4-4 8zm20-18-2 14 6-8zm10 8-8 14 10-4zm2 16-12 6 8 4z', ink) +
    path('M-66-13l5-1-2 4z', trim)
  );
};

/** The drawings of the motif `tiger`: gaze, roar, prowl. */
export const tiger: readonly Drawing[] = [gaze, roar, prowl];
