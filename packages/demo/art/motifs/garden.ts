import type { Drawing } from '../brush.ts';
import { around, halfPetal, paired, petal } from '../shapes.ts';
import { circle, line, path, type Point } from '../svg.ts';

function foliage(root: Point, angle: number, length: number, width: number, lit: string, dark: string): string {
  return path(petal(root, angle, length, width), lit) + path(halfPetal(root, angle, length, width, 1), dark);
}

/** A frangipani: five overlapping petals with a warm centre. */
const frangipani: Drawing = (brush) => {
  const { body, shade, glow, trim, near, line: ink } = brush.tones;
  const { random } = brush;
  const leaves = [30, 120, 200, 290]
    .map((angle) => foliage([0, 0], angle + random.range(-16, 16), 112, 22, near, ink))
    .join('');
  const blade =
    path('M0 4C-46-26-42-88-2-94C30-90 34-40 0 4z', glow) +
    path('M0 4C20-30 26-70-2-94C30-90 34-40 0 4z', body, 'opacity=".8"') +
    path('M0 4C-16-14-18-36-8-48C6-40 8-16 0 4z', trim);
  return (
    leaves +
    circle(0, 0, 40, shade) +
    `<g transform="rotate(${random.int(0, 50)})">${around(brush, 'f', 5, blade)}</g>` +
    circle(0, 0, 5, ink)
  );
};

/** A butterfly with open wings. */
const butterfly: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const w = random.int(84, 98);
  const low = random.int(60, 84);
  const wing =
    path(`M-4-8C-20-60-60-92-${w}-76C-${w + 8}-30-60 6-4 8z`, ink) +
    path(`M-10-6C-24-50-58-80-${w - 8}-68C-${w}-32-56 0-10 4z`, body) +
    path(`M-14-6C-26-38-46-58-${w - 22}-56C-${w - 16}-30-50-6-14-2z`, trim) +
    path(`M-4 4C-40 4-76 16-74 46C-66 ${low + 12}-30 ${low + 10}-4 18z`, ink) +
    path(`M-10 8C-40 8-68 20-66 46C-60 ${low}-30 ${low - 2}-10 18z`, shade) +
    circle(-48, 40, 12, glow) +
    circle(-48, 40, 6, ink) +
    circle(-w + 20, -50, 7, glow) +
    line(`M-2-26Q-10-60-30-${random.int(72, 92)}`, ink, 3, 'stroke-linecap="round"');
  return (
    paired(brush, 'w', wing) + path('M0-36Q-8-20-7 20-4 60 0 74 4 60 7 20 8-20 0-36z', ink) + circle(0, -32, 8, ink)
  );
};

/** A bonsai: a tree with cloud-shaped crowns in a bowl. */
const bonsai: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const crown = (x: number, y: number, w: number) =>
    path(
      `M${x - w} ${y}q-4-${w * 0.5} ${w * 0.5}-${w * 0.55}q${w * 0.5}-${w * 0.6} ${w}-6q${w * 0.6}-4 ${w * 0.5} ${w * 0.55 + 6}z`,
      body,
    ) +
    path(`M${x} ${y}q${w * 0.5}-4 ${w * 0.5}-${w * 0.55 + 6}q${w * 0.6}-4 ${w * 0.5} ${w * 0.55 + 6}z`, shade) +
    path(
      `M${x - w * 0.8} ${y - 6}q0-${w * 0.4} ${w * 0.44}-${w * 0.42}q${w * 0.2}-${w * 0.3} ${w * 0.5}-${w * 0.1}q-${w * 0.7} 4-${w * 0.94} ${w * 0.52}z`,
      glow,
    );
  const s = random.int(-8, 8);
  return (
    path(`M-12 66Q-22 40 ${-2 + s} 20Q22 2 6-24Q-2-42 8-60L16-58Q10-40 20-22Q34 8 16 28Q4 44 18 66z`, ink) +
    line(`M${4 + s} 22Q-20 12-44 12M14-10Q34-16 54-14`, ink, 7) +
    crown(-54, 20 + s, 40) +
    crown(54, -6 - s, 40) +
    crown(4, -44, 46) +
    path('M-62 66H62L50 94H-50z', trim) +
    path('M6 66H62L50 94H6z', ink, 'opacity=".35"') +
    path('M-68 62H68v8H-68zm26 32h18v8H-42zm66 0H42v8H24z', glow)
  );
};

/** A vase of tall leaves and one flower. */
const vase: Drawing = (brush) => {
  const { body, shade, glow, trim, near, line: ink } = brush.tones;
  const { random } = brush;
  const fan = [-62, 62, -40, 40, -20, 20, 0].map((angle, index) =>
    foliage(
      [0, 24],
      angle + random.range(-6, 6),
      104 + (index % 3) * 12 - Math.abs(angle) * 0.3,
      17,
      index % 2 ? near : trim,
      ink,
    ),
  );
  const blossom = around(brush, 'b', 6, path(petal([0, 0], 0, 34, 13), glow));
  return (
    fan.join('') +
    `<g transform="translate(${random.int(-26, 26)}-32)">${blossom}${circle(0, 0, 10, trim)}</g>` +
    path('M-18 14H18L14 30Q46 44 42 72 38 98 0 100-38 98-42 72-46 44-14 30z', body) +
    path('M2 14H18L14 30Q46 44 42 72Q38 98 0 100Q28 60 2 30z', shade) +
    line('M-40 62Q0 76 40 62M-41 74Q0 90 41 74', glow, 3)
  );
};

/** The drawings of the motif `garden`: frangipani, butterfly, bonsai, vase. */
export const garden: readonly Drawing[] = [frangipani, butterfly, bonsai, vase];
