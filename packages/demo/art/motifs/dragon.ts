import type { Brush, Drawing } from '../brush.ts';
import { normalAt, petal, placed, polygon, ribbon, smooth } from '../shapes.ts';
import { circle, group, line, path, type Point } from '../svg.ts';

const crown = 'M24-10Q14-28-6-26q-12 0-18 8-16 0-22-6-14-2-20 12-4 14 8 18 28 2 44 6 20 6 40 4z';

/** A dragon's head in profile, facing left, about 90 units wide; the neck joins at the origin. */
function head({ tones, random }: Brush, at: string, large: boolean): string {
  const { body, shade, glow, trim, line: ink } = tones;
  const horn = random.range(26, 44);
  const mane = [28, 62, 96, 130, 162]
    .map((angle, index) => petal([8, -2], angle + random.range(-8, 8), 44 + (index % 2) * 14, 13, 0.4))
    .join('');
  return group(
    path(mane, trim) +
      path(`M-8-18Q10-30 ${18 + horn / 2}-${Math.round(34 + horn)}Q-4-50-22-24z`, glow) +
      path('M-46 12h26Q-2 14 4 4L18 14Q6 34-20 30-40 30-52 20z', shade) +
      path('M-14 10-50 11l6 6 6-5 6 6 6-6 6 6z', glow) +
      path(crown, body) +
      (large
        ? path('M24-10Q14-28-6-26q-12 0-18 8-16 0-22-6-12-2-18 10 20 0 42 4Q0-14 24-4z', glow, 'opacity=".4"')
        : '') +
      path('M-24-14-2-20Q-6-6-20-8zm-36 4q6-4 9 2-6 2-9-2z', ink) +
      circle(-13, -13, 3, trim) +
      line(`M-60 4Q-84 ${random.int(8, 22)}-80 ${random.int(34, 52)}T-96 60`, trim, 3.5, 'stroke-linecap="round"'),
    `transform="${at}"`,
  );
}

/** Body, belly plates and back fins along a spine that ends at the head. */
function trunk(brush: Brush, spine: readonly Point[], girth: number): string {
  const { body: lit, shade, glow, trim } = brush.tones;
  const last = spine.length - 1;
  const widths = spine.map((_, index) => girth * Math.min(1, 0.12 + (index / last) * 1.9) * (index === last ? 0.8 : 1));
  let fins = '';
  for (let index = 1; index < last - 1; index += 1) {
    const [x, y] = spine[index] ?? [0, 0];
    const [nextX, nextY] = spine[index + 1] ?? [0, 0];
    const [outX, outY] = normalAt(spine, index);
    const width = widths[index] ?? 0;
    const baseX = x + outX * width * 0.8;
    const baseY = y + outY * width * 0.8;
    fins += polygon([
      [baseX, baseY],
      [baseX + outX * width * 1.1 - (nextX - x) * 0.4, baseY + outY * width * 1.1 - (nextY - y) * 0.4],
      [baseX + (nextX - x) * 0.7, baseY + (nextY - y) * 0.7],
    ]);
  }
  return (
    path(fins, trim) +
    path(ribbon(spine, widths), shade) +
    path(
      ribbon(
        spine,
        widths.map((width) => width * 0.62),
        0.55,
      ),
      lit,
    ) +
    line(smooth(spine.slice(2)), glow, girth * 0.3, 'stroke-dasharray="3 5" opacity=".7"')
  );
}

/** A dragon that climbs in an S. */
const serpent: Drawing = (brush) => {
  const { random } = brush;
  const sway = random.range(48, 64);
  const bends = random.range(2.3, 2.8);
  const count = 8;
  const spine = Array.from({ length: count + 1 }, (_, index): Point => {
    const t = index / count;
    return [Math.sin(t * Math.PI * bends + 0.3) * sway * (1 - t * 0.25) + 12, 92 - t * 146];
  });
  const [x, y] = spine[count] ?? [0, 0];
  return trunk(brush, spine, random.range(15, 19)) + head(brush, placed(x, y - 4, 0.95, random.range(-6, 8)), false);
};

/** A large dragon's head with a pearl. */
const portrait: Drawing = (brush) => {
  const { tones, random } = brush;
  const spine: Point[] = [
    [100, 110],
    [86, 70],
    [66, 36],
    [34, 10],
  ];
  return (
    path(ribbon(spine, [46, 44, 38, 28]), tones.shade) +
    path(ribbon(spine, [22, 21, 18, 14], 1), tones.body) +
    head(brush, placed(22, 8, 1.5, random.range(-8, 4)), true) +
    circle(-66, 66, 17, tones.glow) +
    path('M-66 49a17 17 0 0 1 0 34a22 22 0 0 0 0-34z', tones.trim)
  );
};

/** A dragon coiled around a pearl. */
const coil: Drawing = (brush) => {
  const { tones, random } = brush;
  const turn = random.range(-20, 15);
  const spine = Array.from({ length: 9 }, (_, index): Point => {
    const angle = ((turn + 40 + index * 44) * Math.PI) / 180;
    const radius = 66 - index + Math.sin(index * 1.4) * 4;
    return [Math.cos(angle) * radius, 8 + Math.sin(angle) * radius];
  });
  const [x, y] = spine[8] ?? [0, 0];
  return (
    circle(0, 8, 26, tones.glow) +
    path('M0-18a26 26 0 0 1 0 52a34 34 0 0 0 0-52z', tones.trim) +
    trunk(brush, spine, 16) +
    head(brush, placed(x, y, 0.85, random.range(-30, -10)), false)
  );
};

/** The drawings of the motif `dragon`: serpent, portrait, coil. */
export const dragon: readonly Drawing[] = [serpent, portrait, coil];
