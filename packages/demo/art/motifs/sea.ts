import type { Drawing } from '../brush.ts';
import { folded, petal, polar } from '../shapes.ts';
import { circle, line, path } from '../svg.ts';

/** A breaking wave with a curling crest. */
const wave: Drawing = (brush) => {
  const { body, shade, glow, trim } = brush.tones;
  const { random } = brush;
  const foam = Array.from({ length: 6 }, (_, index) => {
    const [x, y] = polar(-70 + index * 32, 46, [18, -20]);
    return circle(x - 4, y, random.range(7, 13), glow);
  }).join('');
  return (
    path(
      'M-110 104V30C-84 40-70 4-50-26-28-62 10-86 52-66 82-52 92-22 76 2c4-26-16-42-36-38C14-30 4 0 22 24c18 22 58 26 88 10v70z',
      body,
    ) +
    path('M-110 104V56c40 0 60-46 76-70 18-30 48-42 74-36C24-46 0-30 2 0 4 36 50 60 110 52v52z', shade) +
    path('M-92 104C-60 84-44 30-20 0-24 40 0 72 60 84 20 84-10 74-30 58c-8 22-26 40-62 46z', trim, 'opacity=".85"') +
    path('M-50-26C-28-62 10-86 52-66 82-52 92-22 76 2c2-28-18-52-42-54C4-56-28-40-50-26z', glow) +
    foam +
    circle(84, 14, 5, glow) +
    circle(92, -14, 4, glow) +
    path('M-110 104Q-60 70-10 88T110 76v28z', body)
  );
};

/** A leaping carp. */
const carp: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const scales = [0, 1, 2, 3].map((row) => `M${-22 + row * 19}-${26 - row * 8}q10 14 0 ${30 - row * 4}`).join('');
  const fins = [100, 122, 146].map((angle) => petal([44, 30], angle + random.range(-6, 6), 66, 14, 0.6)).join('');
  return (
    path(fins, trim) +
    path(petal([44, 30], 84, 62, 12, 0.6) + petal([44, 30], 160, 50, 12, 0.6), glow) +
    path('M-30-44Q-4-84 40-56Q30-34 18-22z', trim) +
    path('M-34 26Q-40 62-4 66q0-26-6-44z', trim) +
    path('M-92-14C-70-58-14-60 20-24 36-8 44 16 56 34c-28-4-50 6-76 4-38-2-68-24-72-52z', shade) +
    path('M-92-14C-70-58-14-60 20-24C36-8 44 16 56 34C34 12-10 4-92-14z', body) +
    path('M-84-26c20-30 70-32 104 2-30-16-70-18-104-2z', glow) +
    line(scales, ink, 3, 'opacity=".45"') +
    line('M-48-34q18 26-2 56', ink, 3.5) +
    circle(-66, -20, 8, glow) +
    circle(-67, -20, 4.5, ink) +
    line('M-90-6q-12 2-10 16m16-6q-8 8-4 18', trim, 3, 'stroke-linecap="round"')
  );
};

/** A sailing junk. */
const junk: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const lean = random.int(-4, 10);
  const sail = (x: number, foot: number, width: number, height: number, fill: string, dark: string) => {
    const top = foot - height;
    const out = x - width;
    return (
      path(
        `M${x} ${top}Q${out - lean} ${top + height * 0.35} ${out} ${foot}H${x + width * 0.7}Q${x + width * 0.8} ${top + height * 0.5} ${x} ${top}z`,
        fill,
      ) +
      path(`M${x} ${top}V${foot}H${x + width * 0.7}Q${x + width * 0.8} ${top + height * 0.5} ${x} ${top}z`, dark) +
      line(
        [0.35, 0.6, 0.82]
          .map(
            (t) =>
              `M${Math.round(x - width * (0.35 + t * 0.65))} ${Math.round(top + height * t)}H${Math.round(x + width * 0.68)}`,
          )
          .join(''),
        ink,
        2,
      )
    );
  };
  return (
    sail(40, 44, 34, 84, trim, shade) +
    sail(-12, 46, 56, 134, body, shade) +
    line('M-12-92V50M40-46V50', ink, 3) +
    path('M-12-92l22-7-22-9z', glow) +
    path('M-92 44q32 10 132 8L92 34Q84 80 56 88H-52Q-80 78-92 44z', ink) +
    path('M-92 44q32 10 132 8L92 34 88 48 42 64Q-56 66-88 54z', trim) +
    path('M-110 84q18-12 36 0t36 0 36 0 36 0 36 0 40 0v20H-110z', glow) +
    path('M-110 94q18-10 36 0t36 0 36 0 36 0 36 0 40 0v12H-110z', shade)
  );
};

/** An open scallop with a pearl. */
const shell: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const ribs = [-64, -38, -13, 13, 38, 64]
    .map((angle) => {
      const [x, y] = polar(angle, 118, [0, 46]);
      return `M0 46L${Math.round(x)} ${Math.round(y)}`;
    })
    .join('');
  return (
    folded(brush, 's', 'M1 48-30 40Q-96 34-92-6q-8-34 26-42 8-30 38-22Q-16-88 1-80z', body, shade) +
    line(ribs, ink, 3, 'opacity=".4"') +
    path('M-84-10q-6-28 22-32 8-28 36-22 12-16 26-8-14 10-24 22-24 2-28 24-18 0-32 16z', glow, 'opacity=".75"') +
    path('M-88 46Q0 22 88 46 60 92 0 92-60 92-88 46z', trim) +
    path('M-66 50Q0 32 66 50 44 70 0 70-44 70-66 50z', ink) +
    circle(random.int(-8, 8), 46, 20, glow) +
    path('M0 66q40-2 74-18Q52 92 0 92z', shade, 'opacity=".5"')
  );
};

/** The drawings of the motif `sea`: wave, carp, junk, shell. */
export const sea: readonly Drawing[] = [wave, carp, junk, shell];
