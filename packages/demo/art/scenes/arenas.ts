import { mix } from '../colour.ts';
import { drawings } from '../motifs/drawings.ts';
import { circle, line, path } from '../svg.ts';
import { byNight, copies, type SceneDrawing } from './scene.ts';

/** A stand full of people behind a ground. */
function stand({ place: { width, horizon }, palette, brush }: Parameters<SceneDrawing>[0]): string {
  const top = horizon - 78;
  const people = byNight(palette, palette.sky, 0.5);
  let dots = '';
  for (let row = 0; row < 4; row += 1) {
    const from = brush.random.int(0, 18);
    dots += `M${from} ${top + 22 + row * 14}H${width}`;
  }
  return (
    path(`M0 ${top}Q${width / 2} ${top - 34} ${width} ${top}V${horizon + 6}H0z`, byNight(palette, palette.deep, 0.55)) +
    line(dots, people, 7, 'stroke-linecap="round" stroke-dasharray="0 17"') +
    line(`M0 ${top}Q${width / 2} ${top - 34} ${width} ${top}`, palette.accent, 3)
  );
}

/** Two masts of lamps. */
function floodlights({ place: { width, x }, brush }: Parameters<SceneDrawing>[0]): string {
  const lamps = [0, 1, 2, 3].flatMap((at) => [circle(at * 24, 0, 7), circle(at * 24, 18, 7)]).join('');
  const places = [
    [x - 190, 18],
    [Math.min(width - 96, x + 132), 18],
  ] as const;
  return `<g fill="#fffbe0">${copies(brush.id('l'), lamps, places)}</g>`;
}

const pitch: SceneDrawing = (input) => {
  const { place, palette, brush } = input;
  const { width, height, x, horizon } = place;
  const grass = mix('#1c7a45', palette.mid, 0.12);
  const y = horizon + 58;
  let stripes = '';
  for (let at = -2; at < 5; at += 1) {
    const top = x + at * 90;
    stripes += `M${top} ${horizon}h46L${x + (at + 0.5) * 250} ${height}h-150z`;
  }
  const edge = [-36, 36, 108, 180, 252]
    .map(
      (turn) =>
        `<path d="M-14-64L0-52 14-64A66 66 0 0 0-14-64M0-52v30" transform="rotate(${turn + brush.random.int(-6, 6)})"/>`,
    )
    .join('');
  return {
    art:
      stand(input) +
      floodlights(input) +
      path(`M0 ${horizon}H${width}V${height}H0z`, grass) +
      path(stripes, '#ffffff', 'opacity=".07"') +
      `<g fill="none" stroke="#e9fff2" stroke-width="3" opacity=".75"><path d="M0 ${horizon + 12}H${width}M${x} ${horizon + 12}V${height}"/><ellipse cx="${x}" cy="${y + 64}" rx="170" ry="40"/></g>` +
      `<g transform="translate(${x} ${y})"><ellipse cy="70" rx="72" ry="12" opacity=".4"/><circle r="66" fill="#fdf8ea"/>` +
      `<g fill="#12323a" stroke="#12323a" stroke-width="5" stroke-linejoin="round"><path d="M0-24L23-7 14 20H-14L-23-7z"/>${edge}</g>` +
      `<path d="M-46 47A66 66 0 0 0 66 4C52 46 0 70-46 47z" fill="#bcae8a" opacity=".5"/></g>`,
  };
};

const court: SceneDrawing = (input) => {
  const { place, palette } = input;
  const { width, height, x, horizon } = place;
  const y = horizon - 96;
  let net = '';
  for (const at of [-44, -22, 0, 22, 44]) net += `M${at} 62L${Math.round(at * 0.6)} 128`;
  for (const at of [-44, -22, 0, 22])
    net += `M${at} 62L${Math.round((at + 22) * 0.6)} 128M${at + 22} 62L${Math.round(at * 0.6)} 128`;
  return {
    art:
      stand(input) +
      path(`M0 ${horizon}H${width}V${height}H0z`, mix('#b5793f', palette.mid, 0.2)) +
      line(`M${x - 250} ${height}L${x - 110} ${horizon + 18}h220L${x + 250} ${height}`, '#fff3dc', 4, 'opacity=".7"') +
      `<g transform="translate(${x} ${y})"><path d="M-6 60h12v190H-6z" fill="#0b1118"/>` +
      `<rect x="-104" y="-64" width="208" height="132" rx="8" fill="#f7f4ea" opacity=".92"/>` +
      `<path d="M-42 0h84v56h-84z" fill="none" stroke="${palette.accent}" stroke-width="6"/>` +
      `<ellipse cy="62" rx="48" ry="10" fill="none" stroke="#e2502c" stroke-width="7"/>` +
      `${line(net, '#fffaf0', 2.5)}</g>` +
      `<g transform="translate(${x + 128} ${horizon + 74})"><ellipse cy="52" rx="48" ry="9" opacity=".35"/><circle r="48" fill="#d9762c"/>` +
      `${line('M-48 0h96M0-48v96M-34-34Q-8 0-34 34M34-34Q8 0 34 34', '#5b2a10', 3.5)}</g>`,
  };
};

/** A net across the ground, with a shuttlecock or a ball above it. */
const netted =
  (kind: 'badminton' | 'tennis'): SceneDrawing =>
  (input) => {
    const { place, palette, brush } = input;
    const { width, height, x, horizon } = place;
    const ground = kind === 'tennis' ? mix('#b5583b', palette.mid, 0.15) : mix('#1e6f5c', palette.mid, 0.2);
    const top = horizon - 12;
    let mesh = '';
    for (let at = x - 240; at < width; at += 22) mesh += `M${Math.round(at)} ${top}v92`;
    for (let row = 1; row < 5; row += 1) mesh += `M${x - 250} ${top + row * 20}H${width}`;
    const turn = brush.random.int(18, 40);
    const subject =
      kind === 'tennis'
        ? `<circle r="46" fill="#d8e04a"/>${line('M-40-22Q-6 0-40 24M40-22Q6 0 40 24', '#fffdf2', 5)}`
        : `<path d="M-52-84L0 22 52-84Q0-62-52-84z" fill="#fffaf0"/>${line('M-26-74L-6 14M26-74L6 14M0-70V14M-38-52Q0-38 38-52', '#b8c4c8', 3)}<path d="M-20 18h40q0 34-20 34t-20-34z" fill="${palette.accent}"/>`;
    return {
      art:
        stand(input) +
        floodlights(input) +
        path(`M0 ${horizon}H${width}V${height}H0z`, ground) +
        line(`M${x - 320} ${height}L${x - 180} ${horizon + 10}H${width}`, '#ffffff', 4, 'opacity=".7"') +
        line(mesh, '#f4f8f4', 2, 'opacity=".5"') +
        path(`M${x - 250} ${top - 8}H${width}v10H${x - 250}zM${x - 256} ${top - 14}h10v132h-10z`, '#f7fbf7') +
        `<g transform="translate(${x} ${horizon - 74})rotate(${turn})">${subject}</g>`,
    };
  };

const boxingRing: SceneDrawing = (input) => {
  const { place, palette, brush } = input;
  const { width, height, x, horizon } = place;
  const [gloves] = drawings.boxing;
  const ropes = [0, 1, 2].map((at) => `M${x - 330} ${horizon - 40 + at * 30}H${width}`).join('');
  return {
    art:
      stand(input) +
      path(`M${x - 330} ${horizon + 62}H${width}V${height}H${x - 400}z`, '#e7ddc8') +
      path(`M${x - 400} ${height - 26}H${width}V${height}H${x - 410}z`, palette.deep) +
      line(ropes, palette.accent, 7) +
      path(`M${x - 344} ${horizon - 62}h22v134h-22z`, palette.mid) +
      `<g transform="translate(${x} ${horizon - 4})scale(1.35)">${gloves?.(brush) ?? ''}</g>`,
  };
};

const stage: SceneDrawing = (input) => {
  const { place, palette, brush } = input;
  const { width, height, x, horizon } = place;
  const screen = (fill: string, mark: string) =>
    `<path d="M-92-62h184v118H-92z" fill="#070a14"/><path d="M-84-54H84V48H-84z" fill="${fill}"/>${mark}<path d="M-8 56H8v34h-16z" fill="#070a14"/>`;
  const [one, other] = brush.random.shuffle([palette.accent, palette.mid, palette.sky]);
  let floor = '';
  for (let at = -6; at < 7; at += 1) floor += `M${x + at * 34} ${horizon + 42}L${x + at * 130} ${height}`;
  for (const y of [60, 92, 132]) floor += `M0 ${horizon + y}H${width}`;
  return {
    art:
      path(
        `M${x - 40} 0h80l170 ${horizon + 40}H${x - 210}zM${x - 250} 0h40l70 ${horizon + 40}h-170zM${x + 210} 0h40l60 ${horizon + 40}h-170z`,
        palette.light,
        'opacity=".1"',
      ) +
      path(`M0 ${horizon + 42}H${width}V${height}H0z`, byNight(palette, palette.deep, 0.6)) +
      line(floor, palette.accent, 2, 'opacity=".35"') +
      `<g transform="translate(${x - 104} ${horizon - 38})rotate(-3)">${screen(one ?? palette.accent, path('M-20-40L30-2-20 36z', '#ffffff', 'opacity=".9"'))}</g>` +
      `<g transform="translate(${x + 104} ${horizon - 38})rotate(3)">${screen(other ?? palette.mid, path('M0-40L12-12 40-4 12 6 0 36-12 6-40-4-12-12z', '#ffffff', 'opacity=".9"'))}</g>` +
      `<g transform="translate(${x} ${horizon + 92})"><ellipse cy="34" rx="96" ry="13" opacity=".45"/><path d="M-62-30H62Q96-30 92 24 88 46 62 18H-62Q-88 46-92 24-96-30-62-30z" fill="${palette.light}"/>` +
      `<path d="M-62-12h14v-14h14v14h14v14h-14v14h-14V2h-14z" fill="${palette.deep}"/>${circle(46, -16, 8, palette.mid)}${circle(64, -2, 8, palette.accent)}</g>`,
  };
};

export const arenas = {
  football: pitch,
  basketball: court,
  badminton: netted('badminton'),
  tennis: netted('tennis'),
  boxing: boxingRing,
  esports: stage,
} as const;
