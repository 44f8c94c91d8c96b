import type { Drawing } from '../brush.ts';
import { around, halfPetal, petal } from '../shapes.ts';
import { circle, line, path, type Point } from '../svg.ts';

/** A petal of two halves: lit and shaded. */
function leaf(root: Point, angle: number, length: number, width: number, lit: string, dark: string): string {
  return (
    path(petal(root, angle, length, width, 0.55), lit) + path(halfPetal(root, angle, length, width, 1, 0.55), dark)
  );
}

/** A lotus from the side, opening above water. */
const bloom: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const root: Point = [0, 58];
  const open = random.range(0.85, 1.08);
  const back = [-52, 52, -26, 26, 0].map((angle) =>
    leaf(root, angle * open, 138 - Math.abs(angle) * 0.5, 40, body, shade),
  );
  const front = [-70, 70, -38, 38].map((angle) => leaf(root, angle * open, 98, 42, glow, body));
  return (
    path('M-104 72Q-60 52 0 60q60-8 104 12Q60 92 0 90-60 92-104 72z', trim) +
    path('M0 62Q60 52 104 72Q60 92 0 90z', ink, 'opacity=".45"') +
    back.join('') +
    front.join('') +
    leaf(root, 0, 88, 44, glow, body) +
    line('M-96 98h56m20 0H70m14 0h16', trim, 3)
  );
};

/** A lotus from above: rings of petals around a seed head. */
const mandala: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const count = random.pick([8, 10, 12]);
  const wide = 330 / count;
  const ring = (part: string, length: number, width: number, lit: string, dark: string) =>
    around(brush, part, count, leaf([0, 0], 0, length, width, lit, dark));
  return (
    `<g transform="rotate(${180 / count})">${ring('a', 100, wide, shade, ink)}</g>` +
    ring('b', 84, wide, body, shade) +
    `<g transform="rotate(${180 / count})">${ring('c', 62, wide * 0.75, glow, body)}</g>` +
    circle(0, 0, 24, trim) +
    circle(0, 0, 15, 'none', `stroke="${ink}" stroke-width="5" stroke-dasharray="1 8.4" stroke-linecap="round"`) +
    circle(0, 0, 3, ink)
  );
};

/** A bud and a flower on stems among lily pads. */
const pond: Drawing = (brush) => {
  const { body, shade, glow, trim, near, line: ink } = brush.tones;
  const { random } = brush;
  const lean = random.int(-10, 10);
  const stem = (x: number, y: number) => `M${x / 4} 100Q${x * 0.3 + lean} 40 ${x} ${y}`;
  const flower = (x: number, y: number, size: number) => {
    const root: Point = [x, y];
    return (
      [-60, 60, -30, 30].map((angle) => leaf(root, angle, size, size * 0.38, body, shade)).join('') +
      [-44, 44, 0].map((angle) => leaf(root, angle, size * 0.84, size * 0.4, glow, body)).join('')
    );
  };
  return (
    line(stem(-26, 0) + stem(52, -30), trim, 5) +
    path(petal([54, -24], 6, 74, 22, 0.4), body) +
    path(halfPetal([54, -24], 6, 74, 22, 1, 0.4), shade) +
    path(petal([52, -22], -14, 50, 11), glow) +
    flower(-28, 22, 108) +
    path('M-100 88q36-32 94-4l-34 2 32 8q-52 16-92-6z', near) +
    path('M104 92Q70 66 18 88l32 2-26 8q46 14 80-6z', trim) +
    line('M-92 86h52M96 91 50 90', ink, 2, 'opacity=".5"')
  );
};

/** The drawings of the motif `lotus`: bloom, mandala, pond. */
export const lotus: readonly Drawing[] = [bloom, mandala, pond];
