import type { Drawing } from '../brush.ts';
import { around, folded, petal, reuse, star } from '../shapes.ts';
import { circle, line, path } from '../svg.ts';

/** Stacks of coins, repeated from three coins that are drawn once. */
const stacks: Drawing = (brush) => {
  const { random, tones } = brush;
  const { body, shade, glow, trim, line: ink } = tones;
  const id = brush.id('k');
  const roll =
    path('M-32-36V0a32 11 0 0 0 64 0V-36z', shade) +
    path('M-32-36V0A32 11 0 0 0-8 10V-36z', trim) +
    line('M-32-24a32 11 0 0 0 64 0M-32-12a32 11 0 0 0 64 0M-32 0a32 11 0 0 0 64 0', ink, 2, 'opacity=".5"') +
    `<ellipse cy="-36" rx="32" ry="11" fill="${glow}"/><ellipse cy="-36" rx="22" ry="7" fill="${body}"/>`;
  const pile = (x: number, y: number, rolls: number) =>
    Array.from({ length: rolls }, (_, index) => reuse(id, `translate(${x} ${y - index * 36})`)).join('');
  return (
    `<defs><g id="${id}">${roll}</g></defs>` +
    pile(-8, 40, random.int(3, 4)) +
    pile(56, 60 + random.int(-4, 4), random.int(1, 2)) +
    pile(-66, 62 + random.int(-4, 4), random.int(1, 3)) +
    pile(2, 86, 1) +
    circle(74, -66, 19, trim) +
    circle(74, -66, 12, glow) +
    path('M-78-92q2 12 14 14-12 2-14 14-2-12-14-14 12-2 14-14z', glow)
  );
};

/** A coin with a lotus or a star. */
const coin: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const lotus = [-64, 64, -34, 34, 0].map((angle) => petal([0, 34], angle, 72 - Math.abs(angle) * 0.2, 16)).join('');
  const face = random.chance(0.5)
    ? path(lotus, glow, `stroke="${shade}" stroke-width="3"`)
    : path(star(8, 46, 24), glow) + around(brush, 's', 8, path('M0 0V-46L9-22z', body));
  return (
    circle(5, 6, 94, ink) +
    circle(0, 0, 94, trim) +
    path('M36-87A94 94 0 1 1-87 36A104 104 0 0 0 36-87z', shade) +
    circle(0, 0, 76, body) +
    circle(0, 0, 68, 'none', `stroke="${glow}" stroke-width="5" stroke-dasharray="1 9.7" stroke-linecap="round"`) +
    circle(0, 0, 58, shade) +
    face +
    path('M-86-18A88 88 0 0 1-18-86A110 110 0 0 0-86-18z', glow)
  );
};

/** A boat-shaped ingot on a bed of coins. */
const ingot: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const dome = random.int(44, 62);
  const bed = [-70, -36, 0, 36, 70]
    .map(
      (x, index) =>
        `<ellipse cx="${x}" cy="${86 + (index % 2) * 6}" rx="30" ry="11" fill="${index % 2 === 0 ? trim : body}" stroke="${ink}" stroke-width="2"/>`,
    )
    .join('');
  return (
    bed +
    folded(brush, 'i', 'M1 6Q-40 4-60-16-78-36-100-28-98 40-56 74H1z', body, shade) +
    path('M-100-28q22-8 40 12Q-40 4 0 6 40 4 60-16q18-20 40-12Q70 30 0 30-70 30-100-28z', glow) +
    `<ellipse cy="2" rx="52" ry="20" fill="${ink}" opacity=".35"/>` +
    path(`M-48 2Q-44-${dome} 0-${dome}Q44-${dome} 48 2Q0 26-48 2z`, trim) +
    path(`M-36-8Q-30-${dome - 10} 0-${dome - 6}Q-20-${dome - 16}-20-4z`, glow) +
    path(`M0-${dome}Q44-${dome} 48 2Q30 14 4 14Q34-10 0-${dome}z`, shade, 'opacity=".6"') +
    path('M-70-84q2 12 14 14-12 2-14 14-2-12-14-14 12-2 14-14zM72-70q1 8 9 9-8 1-9 9-1-8-9-9 8-1 9-9z', glow)
  );
};

/** A lidded jar overflowing with coins. */
const jar: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const belly = random.int(66, 80);
  const heap = [
    [-40, -40],
    [40, -40],
    [-22, -54],
    [22, -56],
    [0, -44],
    [0, -70],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<ellipse cx="${x}" cy="${y}" rx="22" ry="15" fill="${trim}" stroke="${ink}" stroke-width="2"/>`,
    )
    .join('');
  return (
    heap +
    path('M-60-34H60v14H-60z', glow) +
    folded(brush, 'j', `M1-22H-48Q-${belly + 8} 4-${belly} 40Q-${belly - 8} 78-36 92H1z`, body, shade) +
    path(`M-44-18Q-${belly} 6-${belly - 8} 40Q-46 50-40 10z`, glow, 'opacity=".6"') +
    line(`M-${belly - 2} 26Q0 46 ${belly - 2} 26M-${belly - 4} 50Q0 70 ${belly - 4} 50`, trim, 4) +
    line(`M-${belly - 3} 38Q0 58 ${belly - 3} 38`, ink, 9, 'stroke-dasharray="3 9"') +
    path('M-42 90H42v12H-42z', ink) +
    circle(78, 88, 16, trim) +
    circle(78, 88, 9, glow) +
    circle(-84, 92, 12, trim)
  );
};

/** The drawings of the motif `gold`: stacks, coin, ingot, jar. */
export const gold: readonly Drawing[] = [stacks, coin, ingot, jar];
