import type { Brush, Drawing } from '../brush.ts';
import { folded, paired, petal, ribbon, reuse, smooth } from '../shapes.ts';
import { group, line, path, type Point } from '../svg.ts';

/** A hooded head from the front, 100 units high, with its base at the origin. */
function hood(brush: Brush, part: string): string {
  const { body, shade, glow, trim } = brush.tones;
  const id = brush.id(part);
  return (
    `<g id="${id}">` +
    folded(brush, `${part}h`, 'M1-112Q-8-92-18-84-34-70-28-48q4 20 18 34V10H1z', body, shade) +
    path('M0-104Q-10-84-10-70-10-56 0-50q10-6 10-20 0-14-10-34z', trim) +
    path('M0-60q-17 2-16 18 5 18 16 23 11-5 16-23Q17-58 0-60z', shade) +
    path('M-13-46-3-39l-8 3zm26 0L3-39l8 3zM-6-28l3 8 2-8zM6-28 3-20 1-28z', glow) +
    path('M-14-12H14L10-8H-10zm1 9H13L10 1H-10z', trim) +
    '</g>'
  );
}

/** A naga with a fan of heads above a coiled body, as on temple stairs. */
const fan: Drawing = (brush) => {
  const { tones, random } = brush;
  const id = brush.id('n');
  const wide = random.chance(0.6);
  const spread = wide ? [-74, 74, -50, 50, -26, 26] : [-56, 56, -29, 29];
  const flanks = spread.map((angle) => reuse(id, `rotate(${angle} 0 30)scale(${wide ? 0.84 : 0.9})`)).join('');
  const coils = [78, 60, 42]
    .map((y, index) => {
      const half = 62 - index * 13;
      return path(
        `M-${half} ${y}h${half * 2}a10 10 0 0 1 0 20h-${half * 2}a10 10 0 0 1 0-20z`,
        index % 2 === 0 ? tones.shade : tones.body,
      );
    })
    .join('');
  return group(
    `<defs>${hood(brush, 'n')}</defs>` +
      flanks +
      reuse(id, 'scale(1.1)') +
      coils +
      line('M-50 70H50M-36 52H36M-62 88H62', tones.trim, 4, 'stroke-dasharray="2 7"'),
    'transform="translate(0 6)"',
  );
};

/** A crested head in profile, facing left; the neck joins at the origin. */
function profile({ tones, random }: Brush, transform: string): string {
  const { body, shade, glow, trim, line: ink } = tones;
  const sweep = random.range(-6, 8);
  const crest = [8, 36, 64, 92].map((angle, index) => petal([4, -10], angle + sweep, 72 - index * 9, 13, 0.5)).join('');
  const inner = [8, 36, 64].map((angle, index) => petal([4, -10], angle + sweep, 44 - index * 5, 6, 0.5)).join('');
  return group(
    path(crest, trim) +
      path(inner, glow) +
      path('M-40 16q18-6 32-6l20 4Q8 28-12 27-30 26-40 16zm20 10-8 18L-8 27z', shade) +
      path('M-36 4l4 11 4-10zm14 0 3 8 4-7z', glow) +
      path('M22 16Q28-14 4-20-14-24-32-10-46-12-50 0q6 8 22 5L-8 9Q4 20 22 16z', body) +
      path('M22 4Q24-16 4-20-14-24-32-10-46-12-50 0-18-6 22 4z', glow, 'opacity=".5"') +
      path('M-22-7-2-12Q-8 0-18-2z', ink),
    `transform="${transform}"`,
  );
}

/** Two nagas facing each other around a jewel. */
const pair: Drawing = (brush) => {
  const { tones, random } = brush;
  const lean = random.range(0, 12);
  const spine: Point[] = [
    [-2, 94],
    [-54, 90],
    [-72, 58],
    [-44, 30],
    [-40, 0],
    [-66 - lean, -22],
    [-66, -50],
  ];
  const widths = [5, 10, 13, 14, 15, 19, 12];
  const scaled = widths.map((width) => width * 0.6);
  return (
    path('M0-40-15-16 0 20 15-16z', tones.glow) +
    path('M0-40-15-16 0 20zM-15-16H0V-2z', tones.trim) +
    paired(
      brush,
      'p',
      path(ribbon(spine, widths), tones.shade) +
        path(ribbon(spine, scaled, 0.6), tones.body) +
        profile(brush, 'translate(-66-58)scale(-.74 .74)'),
    ) +
    path('M-22 100q22-38 44 0z', tones.trim)
  );
};

/** A naga rising out of a river. */
const riser: Drawing = (brush) => {
  const { tones, random } = brush;
  const bend = random.range(34, 52);
  const spine: Point[] = [
    [bend - 6, 98],
    [bend, 74],
    [10, 44],
    [-bend * 0.6, 14],
    [-bend * 0.4, -16],
    [6, -38],
  ];
  const widths = [26, 26, 25, 25, 25, 17];
  const wave = (y: number, fill: string) => path(`M-100 ${y}q12-14 25 0${'t25 0'.repeat(7)}V104H-100z`, fill);
  return (
    path(ribbon(spine, widths), tones.shade) +
    path(
      ribbon(
        spine,
        widths.map((width) => width * 0.55),
        0.8,
      ),
      tones.body,
    ) +
    line(smooth(spine), tones.glow, 13, 'stroke-dasharray="3 6" transform="translate(-9 4)"') +
    profile(brush, 'translate(2-48)scale(1.1)') +
    wave(72, tones.near) +
    wave(88, tones.line)
  );
};

/** The drawings of the motif `naga`: fan of heads, facing pair, rising serpent. */
export const naga: readonly Drawing[] = [fan, pair, riser];
