import type { Brush, Drawing } from '../brush.ts';
import { folded, paired, ribbon, reuse } from '../shapes.ts';
import { circle, path, type Point } from '../svg.ts';

/** An elephant's head from the front with cloth and jewel; the trunk curls to one side. */
function frontHead(brush: Brush, part: string): string {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const curl = random.range(16, 34);
  const trunk: Point[] = [
    [0, -6],
    [0, 24],
    [-3, 50],
    [6, 74],
    [curl, 84],
    [curl + 10, 70],
  ];
  const widths = [24, 20, 15, 11, 9, 7];
  const ear = random.int(88, 100);
  return (
    folded(brush, `${part}e`, `M-26-36Q-58-72-${ear}-42Q-${ear + 8} 8-70 34Q-50 44-30 18z`, body, shade) +
    paired(
      brush,
      `${part}i`,
      path('M-40-26q-24-24-42-4-4 34 18 50 14-6 24-28z', trim, 'opacity=".45"') +
        path('M-20 28Q-30 56-50 58-36 44-34 20z', glow),
    ) +
    folded(brush, `${part}h`, 'M1-76q-31-2-43 26-8 30 6 60Q-24 34 1 34z', body, shade) +
    path(ribbon(trunk, widths), shade) +
    path(
      ribbon(
        trunk,
        widths.map((w) => w * 0.6),
        0.6,
      ),
      body,
    ) +
    path('M0-78q-22 2-30 16l14 18L0-12 16-44 30-62Q22-76 0-78z', trim) +
    path('M0-66q-8 6-10 14L0-28 10-52Q8-60 0-66z', glow) +
    path('M-32-12q8-8 15 0-8 6-15 0zm64 0q-8-8-15 0 8 6 15 0z', ink)
  );
}

const front: Drawing = (brush) => {
  const { trim, glow } = brush.tones;
  return frontHead(brush, 'a') + path('M-14-78q14-34 28 0z', trim) + circle(0, -96, 6, glow);
};

/** Erawan, the elephant with three heads. */
const threeHeads: Drawing = (brush) => {
  const { trim, glow } = brush.tones;
  const id = brush.id('e');
  return (
    `<defs><g id="${id}">${frontHead(brush, 'b')}</g></defs>` +
    reuse(id, 'translate(-48 22)rotate(-12)scale(.62)') +
    reuse(id, 'translate(48 22)rotate(12)scale(-.62 .62)') +
    reuse(id, 'translate(0-14)scale(.82)') +
    path('M-16-74q16-44 32 0z', trim) +
    circle(0, -98, 6, glow)
  );
};

/** An elephant in profile, dressed for a procession. */
const procession: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const tip = random.int(-30, 40);
  const trunk: Point[] = [
    [-56, -22],
    [-72, 0],
    [-76, 28],
    [-86, 48 + tip / 8],
    [-98, 40 + tip / 4],
  ];
  return (
    path('M-34 20h20V84H-38zm80 4H66V84H44z', shade) +
    path('M-46-30q36-16 76-10Q76-36 84 8l8 36-8-14-2 54H58L54 40Q24 50-6 40V84H-30l-4-50Q-48 20-50 0z', body) +
    path('M82 84H58L54 40q16-4 28-20z', shade, 'opacity=".6"') +
    path(ribbon(trunk, [20, 15, 10, 7, 5]), body) +
    path('M-32-52q-24-6-36 12-12 26 6 40 22 6 32-10z', body) +
    path('M-58 8q-8 18-30 14 16-8 18-22z', glow) +
    path('M-38-50Q-6-54-6-26-10 8-32 14-46-6-42-30z', shade) +
    path('M-32-42q18 0 18 18Q-18 0-30 4q-8-18-2-46z', trim, 'opacity=".5"') +
    path('M-62-26q6-6 11 0-6 5-11 0z', ink) +
    path('M-4-42q28-8 54 4l6 64Q26 38 0 26z', trim) +
    path('M4-34q20-6 39 2l5 50Q26 26 7 19z', shade) +
    circle(26, -6, 13, glow) +
    circle(26, -6, 7, trim) +
    path('M2-44-2-60H50L46-42z', shade) +
    path('M-2-60q14-14 26-44Q36-74 50-60z', glow) +
    path('M24-104Q36-74 50-60H24z', trim) +
    path('M-68-42q16-24 32-10L-50-34z', trim)
  );
};

/** The drawings of the motif `elephant`: front, three heads, procession. */
export const elephant: readonly Drawing[] = [front, threeHeads, procession];
