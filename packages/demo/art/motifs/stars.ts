import type { Drawing } from '../brush.ts';
import { around, polar, polygon, star } from '../shapes.ts';
import { circle, line, path, type Point } from '../svg.ts';

/** A folded-paper star whose arms have a lit and a dark side. */
const folded: Drawing = (brush) => {
  const { body, shade, glow, trim } = brush.tones;
  const { random } = brush;
  const arms = random.pick([5, 6, 8]);
  const inner = arms === 5 ? 38 : random.range(30, 44);
  const turn = 180 / arms;
  const [x, y] = polar(turn, inner);
  const arm =
    path(
      polygon([
        [0, 0],
        [0, -94],
        [x, y],
      ]),
      shade,
    ) +
    path(
      polygon([
        [0, 0],
        [0, -94],
        [-x, y],
      ]),
      body,
    );
  const small =
    path(
      polygon([
        [0, 0],
        [0, -44],
        [x * 0.4, y * 0.4],
      ]),
      trim,
    ) +
    path(
      polygon([
        [0, 0],
        [0, -44],
        [-x * 0.4, y * 0.4],
      ]),
      glow,
    );
  const back = random.chance(0.6) ? path(star(arms, 84, inner + 6, turn), trim) : circle(0, 0, 60, trim);
  return back + around(brush, 'a', arms, arm) + around(brush, 'b', arms, small);
};

/** A comet with a ribbon tail. */
const comet: Drawing = (brush) => {
  const { body, shade, glow, trim } = brush.tones;
  const { random } = brush;
  const bow = random.int(10, 34);
  const tail = (spread: number, fill: string) =>
    path(
      `M-52 ${34 - spread}Q${-10 + bow} ${-40 - spread / 2} 104-104Q${30 + bow} ${-10 + spread} ${-30 + spread / 2} ${62 + spread * 0.2}z`,
      fill,
    );
  return (
    tail(30, shade) +
    tail(14, body) +
    tail(0, trim) +
    `<g transform="translate(-44 44)rotate(${random.int(-24, 10)})">` +
    path(star(5, 56, 24), glow) +
    around(brush, 'c', 5, path(polygon([[0, 0], [0, -56], polar(36, 24)]), body)) +
    '</g>' +
    path(`M60 20l4 12 12 4-12 4-4 12-4-12-12-4 12-4zM-20-70l3 9 9 3-9 3-3 9-3-9-9-3 9-3z`, glow)
  );
};

/** A chart of the sky: orbits with planets around a star. */
const chart: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const bodies = [46, 66, 88].map((radius, index) => {
    const at: Point = polar(random.range(0, 360), radius);
    return circle(at[0], at[1], 11 - index * 1.5 + random.range(0, 4), [trim, body, glow][index]);
  });
  return (
    circle(0, 0, 98, ink) +
    circle(0, 0, 98, 'none', `stroke="${trim}" stroke-width="4"`) +
    circle(0, 0, 92, 'none', `stroke="${glow}" stroke-width="6" stroke-dasharray="2 10"`) +
    circle(0, 0, 66, 'none', `stroke="${body}" stroke-width="2"`) +
    circle(0, 0, 46, 'none', `stroke="${body}" stroke-width="2"`) +
    line(`M0 0L${polar(random.int(0, 360), 92).map(Math.round).join(' ')}`, trim, 3) +
    around(brush, 'k', 8, path('M0 0V-40L8-10z', trim) + path('M0 0V-40L-8-10z', glow)) +
    circle(0, 0, 12, shade) +
    bodies.join('')
  );
};

/** The drawings of the motif `stars`: folded star, comet, sky chart. */
export const stars: readonly Drawing[] = [folded, comet, chart];
