import type { Drawing } from '../brush.ts';
import { folded, paired, reuse } from '../shapes.ts';
import { circle, line, path } from '../svg.ts';

/** A bell-shaped chedi on a base with a varying number of steps. */
const chedi: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const steps = random.int(3, 5);
  let base = '';
  const rise = 48 / steps;
  for (let step = 0; step < steps; step += 1) base += `v${Math.round(rise)}h-${Math.round(44 / steps)}`;
  const bell = random.int(0, 10);
  return (
    folded(
      brush,
      'c',
      `M1-106L-3-66H-6L-9-44H-14V-34H-17C-18-${10 - bell}-34 14-40 22H-46V34H-50${base}V100H1z`,
      body,
      shade,
    ) +
    path(`M-17-34C-18-${10 - bell}-34 14-40 22H-26C-18 4-9-14-7-34z`, glow) +
    path('M-14-44H14v10H-14zM-46 26H46v8H-46z', trim) +
    line('M-6-60H6M-7-54H7M-5-66H5', ink, 2.5) +
    line(`M-50 ${34 + Math.round(rise)}H50M-62 ${34 + Math.round(rise * 2)}H62`, trim, 3) +
    path('M-13 100V66q0-12 13-22Q13 54 13 66v34z', ink) +
    path('M-7 100V70q0-8 7-14z', trim)
  );
};

/** A temple hall with stacked roofs and flame finials. */
const hall: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const tiers = random.int(2, 3);
  let roofs = '';
  for (let tier = 0; tier < tiers; tier += 1) {
    const id = brush.id(`r${tier}`);
    const y = 34 - tier * 30;
    const w = 92 - tier * 20;
    const d = `M1 ${y - 74}Q-${Math.round(w * 0.3)} ${y - 24}-${w} ${y - 4}Q-${w + 8} ${y - 10}-${w + 4} ${y - 20}L-${w + 2} ${y + 8}H1z`;
    roofs += `<g fill="${tier % 2 === 0 ? body : trim}"><path id="${id}" d="${d}"/></g>${reuse(id, 'scale(-1 1)', `fill="${shade}"`)}`;
  }
  const top = 34 - (tiers - 1) * 30;
  const columns = [-70, -46, -24, 16, 38, 62].map((x) => `M${x} 42h8v44h-8z`).join('');
  return (
    path('M-78 38H78V90H-78z', shade) +
    path('M-14 90V62Q0 44 14 62V90z', ink) +
    path(columns, glow) +
    roofs +
    path(`M0 ${top - 74 - 26}Q-10 ${top - 84}-1 ${top - 70}H3Q-2 ${top - 86} 0 ${top - 100}z`, trim) +
    path(`M0 ${top - 56}Q-12 ${top - 26}-36 ${top - 2}H36Q12 ${top - 26} 0 ${top - 56}z`, ink) +
    path(`M0 ${top - 42}Q-8 ${top - 22}-20 ${top - 8}H20Q8 ${top - 22} 0 ${top - 42}z`, trim) +
    circle(0, top - 16, 5, glow) +
    path('M-90 86H90v8H-90zm-10 8H100v10H-100z', body) +
    path('M0 86H90v8h10v10H0z', shade)
  );
};

/** A group of prangs at a river, the tallest in the middle. */
const prangs: Drawing = (brush) => {
  const { body, shade, glow, trim, line: ink } = brush.tones;
  const { random } = brush;
  const id = brush.id('p');
  const lean = random.int(0, 8);
  const tower =
    folded(brush, 'q', `M1-108L-4-84Q-20-70-22-${36 + lean}V-8H-28V4H-26L-34 44H-42V56H-50V100H1z`, body, shade) +
    line('M-21-40H21M-22-24H22M-28-4H28M-30 18H30M-34 40H34', trim, 3.5) +
    line('M-20-48H20M-22-32H22M-22-16H22', ink, 2, 'stroke-dasharray="3 3"') +
    path('M-9 40V18Q0 4 9 18V40z', ink) +
    path('M-42 56H42v6H-42z', glow);
  const far = random.range(0.5, 0.6);
  const low = 100 - 100 * far;
  const side = (x: number) => reuse(id, `translate(${x} ${Math.round(low)})scale(${far.toFixed(2)})`);
  return (
    `<defs><g id="${id}">${tower}</g></defs>` +
    side(-66) +
    side(66) +
    reuse(id, 'translate(0 0)') +
    paired(brush, 's', path('M-100 92H0v12H-100z', trim))
  );
};

/** The drawings of the motif `temple`: chedi, hall, prangs. */
export const temple: readonly Drawing[] = [chedi, hall, prangs];
