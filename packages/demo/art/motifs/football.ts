import type { Brush, Drawing } from '../brush.ts';
import { around, folded, paired, petal, polar, polygon, star } from '../shapes.ts';
import { circle, line, path } from '../svg.ts';

/** A ball of radius 60 around the origin, shaded at the lower right. */
function ball(brush: Brush): string {
  const { glow, shade, line: ink } = brush.tones;
  const edge = polygon([polar(-15, 60), polar(15, 60), polar(10, 50), polar(0, 44), polar(-10, 50)]);
  return (
    circle(0, 0, 60, glow) +
    `<g transform="rotate(${brush.random.int(0, 70)})">` +
    path(polygon([0, 72, 144, 216, 288].map((angle) => polar(angle, 22))), ink) +
    around(brush, 's', 5, path(edge, ink) + line('M0-20V-46m10-4L26-36M-10-50-26-36', ink, 2.5)) +
    '</g>' +
    path('M22-56a60 60 0 1 1-78 78a72 72 0 0 0 78-78z', shade, 'opacity=".45"')
  );
}

/** A ball in flight with streaks behind it. */
const flight: Drawing = (brush) => {
  const { body, trim, glow } = brush.tones;
  const { random } = brush;
  const turn = random.int(-50, -24);
  const streaks = [-58, -34, -10, 14, 38]
    .map((y, index) => `M0 ${y}L${Math.round(168 - Math.abs(y + 4) * 1.1 - (index % 2) * 26)} ${y + 4}L0 ${y + 21}z`)
    .join('');
  return (
    `<g transform="translate(-26 18)"><g transform="rotate(${turn})">${path(streaks, body)}${path('M0-46l110 4L0-36zM0-4 146 0 0 8zM0 40l96 4L0 52z', trim)}</g>` +
    `${ball(brush)}</g>` +
    path('M-90-74l4 14 14 4-14 4-4 14-4-14-14-4 14-4z', glow)
  );
};

/** A trophy cup. */
const cup: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const waist = random.int(8, 14);
  const handle = random.int(84, 96);
  return (
    paired(brush, 'h', line(`M-44-70H-${handle - 8}Q-${handle}-10-36 4`, trim, 9)) +
    folded(brush, 'c', `M1-88H-56Q-54-8-${waist} 24V44Q-${waist} 54-32 62V74H-46V98H1z`, body, shade) +
    path('M-46-76q4 60 34 88-4-32-6-88z', glow) +
    path('M-60-92H60v14H-60zM-34 60H34v8H-34z', trim) +
    `<g transform="translate(0-34)scale(.5)">${path(star(5, 54, 22), trim)}${around(brush, 'k', 5, path('M0 0V-54L13-18z', glow))}</g>` +
    path('M-30 78H30V90H-30z', ink)
  );
};

/** A crest: a ball on a shield with laurels. */
const crest: Drawing = (brush) => {
  const { body, shade, glow, trim } = brush.tones;
  const { random } = brush;
  const leaves = [0, 1, 2, 3, 4]
    .map((index) => {
      const at = polar(210 + index * 24, 88, [0, 6]);
      return petal(at, -50 + index * 26, 32, 9);
    })
    .join('');
  const stripes = random.chance(0.5) ? 'M-44-80h26V62L-44 44zm62 0H44V44L18 62z' : 'M-70-40H70v26H-70z';
  return (
    paired(brush, 'l', path(leaves, trim)) +
    folded(brush, 's', 'M1-96-70-80V4q0 48 71 88z', body, shade) +
    path(stripes, trim) +
    line('M0-88-62-74V4q0 42 62 78Q62 46 62 4V-74z', glow, 3) +
    `<g transform="translate(0 4)scale(.74)">${ball(brush)}</g>`
  );
};

/** The drawings of the motif `football`: flight, cup, crest. */
export const football: readonly Drawing[] = [flight, cup, crest];
