import type { Brush, Drawing } from '../brush.ts';
import { folded, polar } from '../shapes.ts';
import { circle, line, path } from '../svg.ts';

/** A scroll-ended cloud band starting at x, y. */
function cloud(x: number, y: number, width: number, fill: string): string {
  return path(`M${x} ${y}a11 11 0 0 1 4-21q4-20 26-17q16-22 40-4q22-4 24 16h${width - 94}a13 13 0 0 1 0 26z`, fill);
}

const twinkle = 'l3 9 9 3-9 3-3 9-3-9-9-3 9-3z';

function twinkles({ tones, random }: Brush, count: number): string {
  const spots = Array.from({ length: count }, () => {
    const [x, y] = polar(random.range(-80, 100), random.range(70, 104));
    return `M${Math.round(x)} ${Math.round(y)}${twinkle}`;
  });
  return path(spots.join(''), tones.glow);
}

/** A crescent with a sleeping face. */
const crescent: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const bite = random.int(58, 70);
  return (
    `<g transform="rotate(${random.int(-18, 4)})">` +
    path(`M30-92A94 94 0 1 0 76 62A${bite + 8} ${bite + 8} 0 0 1 30-92z`, glow) +
    path(`M76 62A94 94 0 0 1-86 40A88 88 0 0 0 76 62z`, trim) +
    path(`M30-92A94 94 0 0 0-92 0Q-70-70 30-92z`, body, 'opacity=".35"') +
    line('M-52-10q8 10 20 6M-44 42q12 12 28 4', ink, 4, 'stroke-linecap="round"') +
    circle(-60, 20, 9, trim, 'opacity=".7"') +
    '</g>' +
    line('M46-110V-30', trim, 2) +
    path('M46-34l7 18 19 1L57-3l6 19L46 5 29 16 35-3 20-15l19-1z', glow) +
    cloud(-96, 96, 150, body) +
    cloud(-10, 106, 110, shade)
  );
};

/** The full moon with the moon rabbit. */
const rabbit: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  return (
    circle(0, 0, 92, glow) +
    path('M40-83A92 92 0 1 1-83 40A104 104 0 0 0 40-83z', trim, 'opacity=".55"') +
    circle(-44, -44, 15, trim, 'opacity=".4"') +
    circle(48, -56, 8, trim, 'opacity=".4"') +
    `<g transform="translate(0 8)rotate(${random.int(-8, 8)})">` +
    path('M-22-30Q-44-70-32-80q14 2 22 46zm18-4Q-8-80 8-84q10 12 2 56z', body) +
    path('M-34-14q4-26 30-26 22 0 26 24Q54-8 58 30q2 26-14 30H-22q-16-4-4-14l18-6Q-18 24-16 8-34 4-34-14z', body) +
    path('M22-16Q54-8 58 30q2 26-14 30H14q30-20 8-76z', shade) +
    path('M2-40Q4-70 8-80q6 10 0 46z', shade) +
    circle(-14, -16, 4, ink) +
    circle(58, 50, 11, glow) +
    '</g>' +
    cloud(-104, 92, 130, shade) +
    cloud(-4, 102, 110, ink)
  );
};

/** An arc of moon phases above a faceted moon. */
const phases: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const small = [-72, -48, -24, 0, 24, 48, 72].map((angle, index) => {
    const [x, y] = polar(angle, 104, [0, 40]).map(Math.round);
    const bulge = [4, 8, 30, 11, 30, 8, 4][index] ?? 11;
    if (index === 3) return circle(x ?? 0, y ?? 0, 12, glow);
    const sweep = index < 3 ? 1 : 0;
    return path(
      `M${x} ${(y ?? 0) - 10}a10 10 0 0 ${sweep} 0 20a${bulge + 8} ${bulge + 8} 0 0 ${1 - sweep} 0-20z`,
      index % 2 ? trim : glow,
    );
  });
  return (
    small.join('') +
    folded(brush, 'm', 'M1-26A58 58 0 0 0 1 90z', glow, trim) +
    circle(-24, 14, 9, body, 'opacity=".35"') +
    circle(-14, 50, 14, body, 'opacity=".3"') +
    circle(24, 24, 12, shade, 'opacity=".4"') +
    twinkles(brush, random.int(2, 4)) +
    line('M-96 98H96', ink, 3, 'stroke-dasharray="1 9" stroke-linecap="round"')
  );
};

/** The drawings of the motif `moon`: crescent, rabbit, phases. */
export const moon: readonly Drawing[] = [crescent, rabbit, phases];
