import { contrast, mix } from './colour.ts';
import { emblems } from './emblems.ts';
import type { Palette } from './palettes.ts';
import { createRandom, hash } from './random.ts';
import { line } from './svg.ts';
import { chooseTones } from './tones.ts';

/** The input of a lottery's icon. */
export interface LotteryMarkInput {
  /** The lottery's id, which determines its mark. */
  readonly id: string;
  /** The lottery's index in the list, so that neighbours have different emblems. */
  readonly place: number;
  /** The palette of its vendor. */
  readonly palette: Palette;
}

const paper = '#fffaf0';

/** Draws a lottery's icon as SVG of 96 by 96 units: a brass ball with an emblem, on a banknote-like background. */
export function drawLotteryMark({ id: name, place, palette }: LotteryMarkInput): string {
  const seed = hash(name);
  const random = createRandom(seed, 'ball');
  const id = (part: string) => `l${seed.toString(36)}${part}`;
  const ground = random.pick([palette.deep, palette.ink, mix(palette.mid, palette.ink, 0.45)]);
  const inks = [palette.mid, palette.deep, palette.accent, palette.sky, palette.ink].filter(
    (one) => contrast(one, paper) > 2.6,
  );
  const [first = palette.ink, second = first, third = second] = random.shuffle(inks);
  const drawEmblem = emblems[place % emblems.length];
  if (drawEmblem === undefined) throw new RangeError('there are no emblems');
  const emblem = drawEmblem({ first, second, third, ground: paper }, createRandom(seed, 'emblem'), {
    random,
    tones: chooseTones(palette, random),
    id,
  });
  const ball = (x: number, y: number, r: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id('B')})"/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">' +
    `<defs><radialGradient id="${id('B')}" cx=".34" cy=".26" r=".85"><stop stop-color="#fff0c4"/><stop offset=".4" stop-color="#f0c160"/><stop offset=".8" stop-color="#c2862a"/><stop offset="1" stop-color="#8a5a17"/></radialGradient>` +
    `<clipPath id="${id('C')}"><rect width="96" height="96" rx="22"/></clipPath></defs>` +
    `<g clip-path="url(#${id('C')})"><path d="M0 0h96v96H0z" fill="${ground}"/>` +
    rosette(random.int(7, 12), mix(palette.accent, ground, 0.55)) +
    `<g opacity=".6">${random.chance(0.5) ? ball(8, 84, 19) + ball(90, 10, 16) : ball(88, 86, 19) + ball(8, 12, 16)}</g></g>` +
    `<ellipse cx="48" cy="84" rx="24" ry="5" opacity=".3"/>${ball(48, 47, 35)}<circle cx="48" cy="47" r="24" fill="${paper}"/>` +
    `<g transform="translate(48 47)scale(.44)">${emblem}</g></svg>`
  );
}

/** A guilloche of two interwoven waves around the centre. */
function rosette(petals: number, ink: string): string {
  const wave = (phase: number): string => {
    const points = Array.from({ length: petals * 8 }, (_, at) => {
      const angle = (at / (petals * 8)) * 2 * Math.PI;
      const radius = 44 + 7 * Math.sin(petals * angle + phase);
      return `${Math.round(48 + radius * Math.cos(angle))} ${Math.round(48 + radius * Math.sin(angle))}`;
    });
    return `M${points.join('L')}z`;
  };
  return line(wave(0) + wave(Math.PI), ink, 0.8);
}
