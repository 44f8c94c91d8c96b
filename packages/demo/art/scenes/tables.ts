import { mix } from '../colour.ts';
import { drawings } from '../motifs/drawings.ts';
import { circle, line, path } from '../svg.ts';
import { byNight, copies, type SceneDrawing } from './scene.ts';

const heart = 'M0 20C-26 4-20-16-5-14c3 1 5 4 5 6 0-2 2-5 5-6C20-16 26 4 0 20z';
const spade = 'M0-22C22-4 20 14 5 10c1 5 3 9 6 12h-22c3-3 5-7 6-12C-20 14-22-4 0-22z';
const diamond = 'M0-24L17 0 0 24-17 0z';

const card = (mark: string, red: boolean): string =>
  `<rect x="-30" y="-42" width="60" height="84" rx="7" fill="#fffaf0" stroke="#10243a" stroke-opacity=".25" stroke-width="2"/>${path(mark, red ? '#c22b3c' : '#16233f')}`;

const chip = (colour: string): string =>
  `<ellipse cy="7" rx="30" ry="14" opacity=".3"/><ellipse rx="30" ry="14" fill="${colour}"/><ellipse rx="19" ry="9" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="3" stroke-dasharray="7 5"/>`;

/** Half a table from the player's seat: cards, dice or a wheel on it, lamps above. */
const live: SceneDrawing = ({ place, palette, brush }) => {
  const { height, x, horizon } = place;
  const felt = mix(brush.random.pick(['#12633f', '#1f4f8c', '#6d1f2e']), palette.deep, 0.25);
  const top = horizon - 62;
  const what = brush.random.pick(['cards', 'dice', 'wheel'] as const);
  const pips = (points: readonly (readonly [number, number])[]) =>
    points.map(([a, b]) => circle(a, b, 5.5, '#16233f')).join('');
  const die = (turn: number, dots: readonly (readonly [number, number])[]) =>
    `<g transform="rotate(${turn})"><rect x="-32" y="-32" width="64" height="64" rx="11" fill="#fffaf0"/>${pips(dots)}</g>`;
  let pockets = '';
  for (let at = 0; at < 18; at += 1) {
    const angle = (at * 20 * Math.PI) / 180;
    pockets += `M0 0L${Math.round(96 * Math.cos(angle))} ${Math.round(96 * Math.sin(angle))}L${Math.round(96 * Math.cos(angle + 0.175))} ${Math.round(96 * Math.sin(angle + 0.175))}z`;
  }
  const subjects = {
    cards: [
      [-62, 4, -12, heart, true],
      [0, -8, 5, spade, false],
      [66, 8, 16, diamond, true],
    ]
      .map(
        ([dx, dy, turn, mark, red]) =>
          `<g transform="translate(${dx} ${dy})rotate(${turn})">${card(String(mark), red === true)}</g>`,
      )
      .join(''),
    dice:
      `<g transform="translate(-52 8)">${die(-14, [
        [-14, -14],
        [14, 14],
        [-14, 14],
        [14, -14],
        [0, 0],
      ])}</g>` +
      `<g transform="translate(30 -10)">${die(12, [
        [-14, -14],
        [0, 0],
        [14, 14],
      ])}</g><g transform="translate(104 14)">${die(30, [[0, 0]])}</g>`,
    wheel: `<g transform="translate(0 6)scale(1 .62)">${circle(0, 0, 116, '#6b3d1c')}${circle(0, 0, 98, '#b3202e')}${path(pockets, '#161a22')}${circle(0, 0, 58, '#6b3d1c')}${circle(0, 0, 44, '#f2cd72')}${circle(0, 0, 16, '#6b3d1c')}${circle(-56, -52, 9, '#fffaf0')}</g>`,
  };
  return {
    art:
      line(`M${x} 0v26M${x - 150} 0v14M${x + 150} 0v14`, palette.accent, 4) +
      path(
        `M${x - 34} 54c0-20 15-30 34-30s34 10 34 30zM${x - 176} 38c0-16 11-25 26-25s26 9 26 25zM${x + 124} 38c0-16 11-25 26-25s26 9 26 25z`,
        palette.accent,
      ) +
      path(`M${x - 34} 54h68l130 ${horizon - 40}H${x - 164}z`, palette.light, 'opacity=".12"') +
      `<ellipse cx="${x}" cy="${height + 60}" rx="400" ry="${height + 60 - top}" fill="#5b3418"/>` +
      `<ellipse cx="${x}" cy="${height + 60}" rx="400" ry="${height + 60 - top}" fill="none" stroke="${palette.accent}" stroke-width="4"/>` +
      `<ellipse cx="${x}" cy="${height + 66}" rx="366" ry="${height + 34 - top}" fill="${felt}"/>` +
      `<ellipse cx="${x}" cy="${height + 80}" rx="270" ry="${height - top - 30}" fill="none" stroke="#f6e3b0" stroke-width="3" opacity=".6"/>` +
      `<g transform="translate(${x} ${horizon + 46})">${subjects[what]}</g>` +
      copies(brush.id('c'), chip(palette.accent), [
        [x - 150, height - 44],
        [x - 150, height - 54],
        [x - 150, height - 64],
      ]) +
      copies(brush.id('d'), chip(palette.mid), [
        [x + 170, height - 34],
        [x + 170, height - 44],
      ]),
  };
};

/** A bamboo ring under a lamp, a red and a blue bird, and a rail in both colours. */
const cockfight: SceneDrawing = ({ place, palette, brush }) => {
  const { width, height, x, horizon } = place;
  const sand = mix('#d79a58', palette.ground, 0.15);
  const head = '<circle r="19"/><path d="M-32 62q0-40 32-40t32 40z"/>';
  const people = (y: number, from: number, step: number) => {
    const points: [number, number][] = [];
    for (let at = x - 380 + from; at < width + 20; at += step) points.push([at, y + brush.random.int(-6, 6)]);
    return points;
  };
  let posts = '';
  for (let at = -300; at <= 300; at += 24)
    posts += `M${Math.round(x + at)} ${horizon - 40 + Math.round((at / 300) ** 2 * 26)}v86`;
  const bird = (feathers: string, dark: string) =>
    `<path d="M-58 18C-92-8-104-44-86-78c10 26 30 40 54 44z" fill="${dark}"/><path d="M-50 10C-84-30-82-62-56-88c0 28 14 46 36 56z" fill="${feathers}" opacity=".75"/>` +
    `<path d="M-56 14c-6 34 22 58 54 54 34-4 50-34 46-66 8-14 10-32 8-46 10-6 12-14 8-20-14-12-34-4-38 14-6 26-28 34-50 40-14 4-26 10-28 24z" fill="${feathers}"/>` +
    `<path d="M30-62c-6-8 0-16 8-12 2-10 14-10 14 0 8-4 14 4 8 12-8-4-20-4-30 0zM52-27c6 10 3 18-4 18s-6-9-2-18z" fill="#ff5a45"/><path d="M58-42l24 5-22 11z" fill="#f2b84b"/>` +
    `${circle(47, -42, 4, '#fff3d6')}<path d="M-30 20c10 22 34 26 52 10-8-2-10-14-20-16-12-3-24 0-32 6z" fill="${dark}"/>` +
    line('M-14 66l-6 34m-10 4h26M14 64l12 36m-12 4h24', '#d99a3a', 6, 'stroke-linecap="round"');
  return {
    art:
      `<g fill="${byNight(palette, palette.deep, 0.7)}">${copies(brush.id('p'), head, people(horizon - 108, 0, 58))}</g>` +
      `<g fill="${byNight(palette, palette.mid, 0.72)}">${copies(brush.id('q'), head, people(horizon - 74, 26, 62))}</g>` +
      path(`M${x - 320} ${horizon - 8}Q${x} ${horizon - 96} ${x + 320} ${horizon - 8}v60H${x - 320}z`, '#8a5a2b') +
      line(posts, '#5d3515', 3) +
      `<ellipse cx="${x}" cy="${horizon + 82}" rx="330" ry="78" fill="${sand}"/>` +
      `<ellipse cx="${x}" cy="${horizon + 86}" rx="220" ry="46" fill="none" stroke="#fbe3b8" stroke-opacity=".5" stroke-width="3"/>` +
      line(`M${x - 330} ${horizon + 82}A330 78 0 0 1 ${x} ${horizon + 4}`, '#e0463c', 8) +
      line(`M${x + 330} ${horizon + 82}A330 78 0 0 0 ${x} ${horizon + 4}`, '#3d7be0', 8) +
      `<g transform="translate(${x - 104} ${horizon + 12})scale(.92)">${bird('#c53a2b', '#3a1a20')}</g>` +
      `<g transform="translate(${x + 104} ${horizon + 12})scale(-.92 .92)">${bird('#27418f', '#101a3c')}</g>` +
      path(`M${x - 380} ${height}Q${x} ${height - 66} ${x + 380} ${height}z`, '#7a4a22') +
      line(`M${x} 0v22`, '#1c090c', 5) +
      path(`M${x - 44} 46l26-24h36l26 24z`, '#12060a') +
      path(`M${x - 38} 46h76l-7 9h-62z`, '#ffe6a8'),
  };
};

/** A drum with balls, and tickets before it. */
const lottery: SceneDrawing = ({ place, palette, brush }) => {
  const { width, height, x, horizon } = place;
  const { random } = brush;
  const colours = [palette.accent, palette.mid, palette.light, palette.sky, '#fffaf0'];
  let balls = '';
  for (let at = 0; at < 15; at += 1) {
    const row = Math.floor(at / 5);
    balls += circle(-64 + (at % 5) * 32 + (row % 2) * 12, 54 - row * 26 + random.int(-5, 5), 16, colours[at % 5]);
  }
  const ticket = (turn: number, dx: number, fill: string) =>
    `<g transform="translate(${x + dx} ${horizon + 128})rotate(${turn})"><path d="M-78-34H78v22a12 12 0 0 0 0 24v22H-78V12a12 12 0 0 0 0-24z" fill="${fill}"/>${line('M44-30v60', palette.ink, 3, 'stroke-dasharray="5 6" opacity=".5"')}` +
    `${[0, 1, 2, 3].map((at) => circle(-56 + at * 26, 0, 10, palette.deep)).join('')}</g>`;
  return {
    art:
      path(`M0 ${horizon + 76}H${width}V${height}H0z`, byNight(palette, palette.deep, 0.35)) +
      path(`M${x - 96} ${horizon + 92}l34-96h124l34 96z`, byNight(palette, palette.mid, 0.4)) +
      `<g transform="translate(${x} ${horizon - 38})">${circle(0, 0, 112, palette.light, 'opacity=".16"')}${balls}` +
      `<circle r="112" fill="none" stroke="${palette.accent}" stroke-width="7"/>${line('M-112 0h224M-79-79Q0-40 79-79M-79 79Q0 40 79 79', palette.accent, 3, 'opacity=".6"')}` +
      `<path d="M-58-66Q-20-104 30-96-22-82-48-40z" fill="#fff" opacity=".4"/></g>` +
      `${circle(x, horizon + 92, 22, '#fffaf0')}${circle(x, horizon + 92, 12, palette.mid)}` +
      ticket(-9, -96, palette.light) +
      ticket(8, 98, palette.accent),
  };
};

/** Under water, with light from the surface: the motif of the sea. */
const fishing: SceneDrawing = ({ place, palette, brush }) => {
  const { width, height, x, horizon } = place;
  const subject = drawings.sea[1] ?? drawings.sea[0];
  const shafts = [-220, -90, 60, 190]
    .map((at) => `M${x + at} 0h54l-${brush.random.int(20, 70)} ${height}h-110z`)
    .join('');
  let bubbles = '';
  for (let at = 0; at < 12; at += 1)
    bubbles += circle(
      brush.random.int(x - 260, width - 10),
      brush.random.int(30, height - 60),
      brush.random.int(4, 11),
    );
  return {
    art:
      path(`M0 0H${width}V${height}H0z`, mix('#0d5270', palette.deep, 0.3)) +
      path(shafts, palette.light, 'opacity=".13"') +
      path(
        `M${x - 420} ${height}Q${x - 300} ${horizon + 60} ${x - 150} ${horizon + 96}T${x + 90} ${horizon + 92}T${width} ${horizon + 64}V${height}z`,
        byNight(palette, palette.mid, 0.5),
      ) +
      path(
        `M0 ${height}Q${x - 120} ${horizon + 128} ${x + 40} ${horizon + 142}T${width} ${horizon + 112}V${height}z`,
        byNight(palette, palette.deep, 0.4),
      ) +
      `<g transform="translate(${x} ${horizon - 20})scale(1.4)">${subject?.(brush) ?? ''}</g>` +
      `<g fill="none" stroke="${palette.light}" stroke-width="2.5" opacity=".6">${bubbles}</g>`,
  };
};

/** A hand of cards over a table with chips. */
const cards: SceneDrawing = ({ place, palette, brush }) => {
  const { width, height, x, horizon } = place;
  const marks = brush.random.shuffle([heart, spade, diamond, heart, spade]);
  const felt = mix('#12543f', palette.deep, 0.4);
  return {
    art:
      path(`M0 ${horizon + 40}Q${x} ${horizon - 6} ${width} ${horizon + 40}V${height}H0z`, felt) +
      line(`M0 ${horizon + 40}Q${x} ${horizon - 6} ${width} ${horizon + 40}`, palette.accent, 4) +
      marks
        .map(
          (mark, at) =>
            `<g transform="translate(${x} ${horizon + 150})rotate(${(at - 2) * 17})translate(0 -168)scale(1.45)">${card(mark, mark !== spade)}</g>`,
        )
        .join('') +
      copies(brush.id('c'), chip(palette.accent), [
        [x - 170, height - 40],
        [x - 170, height - 50],
        [x - 170, height - 60],
      ]) +
      copies(brush.id('d'), chip(palette.mid), [
        [x + 150, height - 30],
        [x + 150, height - 40],
      ]),
  };
};

export const tables = { live, cockfight, lottery, fishing, cards } as const;
