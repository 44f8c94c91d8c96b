import type { Brush, Drawing } from '../brush.ts';
import { around, folded, paired, petal, star } from '../shapes.ts';
import { circle, line, path } from '../svg.ts';

/** A boxing glove with the cuff at the bottom and the thumb on the left. */
function glove({ tones, random }: Brush): string {
  const { body, shade, glow, trim, line: ink } = tones;
  const fold = random.int(-8, 8);
  return (
    path('M-36 44H50l6 44q-46 12-98 0z', trim) +
    path('M20 44H50l6 44q-16 5-32 6z', ink, 'opacity=".35"') +
    path('M-40 58H53v6H-40zm-1 16H55v6H-41z', glow) +
    path('M-34 48c0-26-20-38-24-64-6-48 30-76 68-76 40 0 62 28 56 68C62 6 50 22 50 48z', body) +
    path('M30-89c30 7 42 33 36 65C62 6 50 22 50 48H14C30 26 40 10 42-24c2-28 0-50-12-65z', shade) +
    path('M-48-24C-50-58-26-80 6-82-14-70-28-54-32-28q-8-2-16 4z', glow) +
    path('M-56-26C-84-28-90 8-72 24-56 38-24 38-8 24 4 14-2-4-16-2-34 4-48-6-48-20z', shade) +
    path('M-60-24C-82-22-84 6-70 18c16 14 42 12 56 0 8-8 4-18-4-16-20 6-36-6-34-24z', body) +
    path('M-74-8C-76 8-62 20-46 20-60 14-68 4-66-12z', glow) +
    line(`M-8 24Q${20 + fold} 20 22-12M2-${64 + fold}Q14-50 12-34`, ink, 3, 'stroke-linecap="round" opacity=".45"')
  );
}

/** A straight punch: a glove in front of a star. */
const punch: Drawing = (brush) => {
  const { tones, random } = brush;
  const points = random.int(9, 13);
  return (
    path(star(points, 104, 70, random.range(0, 40)), tones.trim) +
    path(star(points, 84, 58, random.range(0, 40)), tones.glow) +
    `<g transform="rotate(${random.int(-46, -14)})scale(.86)">${glove(brush)}</g>`
  );
};

/** A pair of gloves hung up by the laces. */
const pair: Drawing = (brush) => {
  const { trim } = brush.tones;
  return (
    line('M-50-30q26-66 50-74 24 8 50 74', trim, 4) +
    paired(
      brush,
      'g',
      `<g transform="translate(-50 26)rotate(${brush.random.int(166, 186)})scale(.62)">${glove(brush)}</g>`,
    ) +
    circle(0, -100, 6, trim)
  );
};

/** A champion's belt. */
const belt: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const rays = random.pick([8, 12]);
  return (
    folded(brush, 's', 'M1-30H-60l-46-16V40l46-12H1z', ink, shade) +
    line('M-104-36-58-22H58l46-14M-104 30-58 20H58l46 10', trim, 2.5, 'stroke-dasharray="6 4"') +
    paired(brush, 'p', circle(-74, -2, 17, trim) + circle(-74, -2, 10, glow)) +
    circle(0, 0, 66, shade) +
    around(brush, 'r', rays, path(petal([0, -52], 0, 26, 11), trim)) +
    circle(0, 0, 60, trim) +
    path('M0-60A60 60 0 0 1 0 60z', body, 'opacity=".6"') +
    circle(0, 0, 46, ink) +
    path(star(5, 40, 17), glow) +
    around(brush, 'f', 5, path('M0 0V-40L10-14z', trim)) +
    path('M-40 54Q0 40 40 54l6 24Q0 62-46 78z', glow)
  );
};

/** A gong in a carved stand. */
const gong: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  return (
    folded(
      brush,
      's',
      'M1-86Q-60-88-84-76Q-100-78-106-96Q-88-104-60-98H1zM-76-82H-62V86H-76zM-92 84H1V96H-100z',
      body,
      shade,
    ) +
    line('M-34-88V-50M34-88V-50', trim, 3) +
    `<g transform="translate(0 6)rotate(${random.int(-16, 16)})">` +
    circle(0, 0, 64, ink) +
    circle(-2, -2, 62, trim) +
    path('M22-58A62 62 0 1 1-58 22A76 76 0 0 0 22-58z', shade, 'opacity=".55"') +
    circle(0, 0, 46, 'none', `stroke="${ink}" stroke-width="3" opacity=".5"`) +
    circle(0, 0, 34, 'none', `stroke="${glow}" stroke-width="5" stroke-dasharray="1 9.7" stroke-linecap="round"`) +
    circle(0, 0, 19, body) +
    path('M-13-4A14 14 0 0 1-4-13A20 20 0 0 0-13-4zM-52-14A54 54 0 0 1-14-52A80 80 0 0 0-52-14z', glow) +
    '</g>'
  );
};

/** The drawings of the motif `boxing`: punch, hung pair, belt, gong. */
export const boxing: readonly Drawing[] = [punch, pair, belt, gong];
