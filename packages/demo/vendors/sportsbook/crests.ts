import type { Side, Sport } from '#sandbox/seed/matchSides.ts';
import { makeSvg } from '../shared/dom.ts';

/** Icons of the sports: path data to be stroked, in a square of 24. */
const marks: Readonly<Record<Sport, string>> = {
  football:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 5.2 3.6 2.6-1.4 4.2H9.8l-1.4-4.2zM12 3v5.2m8.5 1.2-4.9 1.4m1.8 8.5-3.2-4.3m-7.6 4.3 3.2-4.3M3.500 9.400l4.900 1.400',
  basketball:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 0v18M3 12h18M5.600 5.600c3.600 3.600 3.600 9.200 0 12.800M18.400 5.600c-3.600 3.600-3.600 9.200 0 12.800',
  volleyball:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 9V3m0 9 7.800 4.500M12 12l-7.800 4.500M7.500 4.300c.5 5 2 8 4.500 7.700m8.900-1.500c-4.500-2.200-7.500-1.500-8.900 1.500m-3.700 8.200c4-2.800 5-5.600 3.700-8.200',
  takraw:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM4.200 7.500l15.600 9M4.200 16.500l15.600-9M12 3v18M3.600 10l12 9.500M20.400 10l-12 9.500',
  badminton:
    'M7 17.500a3.500 3.500 0 0 0 5 0l7.500-11-5-3.500-9 9.500a3.500 3.500 0 0 0 1.500 5zM9 9.500l6 4.500M14.500 3 10 15.500',
  esports:
    'M7 8h10a5 5 0 0 1 4.700 6.700l-.6 1.700a2.400 2.400 0 0 1-4 .8L15 15H9l-2.100 2.200a2.400 2.400 0 0 1-4-.8l-.6-1.700A5 5 0 0 1 7 8zm0 2.500v3M5.500 12h3m7.500-1v.1m2 1.900v.1',
  cockfight: 'M19.500 4.500C12 4.500 6 9 6 16l-2 4m2-4c7.500 0 13-4.500 13.500-11.500M6 16l8-7',
};

/** Draws the icon of a sport. */
export function drawMark(sport: Sport): SVGElement {
  const icon = makeSvg('path', { d: marks[sport] });
  return makeSvg('svg', { viewBox: '0 0 24 24', class: 'mark', 'aria-hidden': 'true' }, icon);
}

const shield = 'M5 5h30v15c0 9-7 13.500-15 16.500C12 33.500 5 29 5 20z';
const hexagon = 'M20 3l15 8.500v17L20 37 5 28.500v-17z';
/** Two feathers: one in the colour of the body, one in that of the tail. */
const feathers = {
  tail: 'M35 9C24 9 16 17 15.500 33.500 28 31 34.500 22 35 9z',
  body: 'M24 3C12.500 6 6.500 15.500 9.500 32.500 21 27 26.500 16 24 3z',
  shafts: 'M13 37.500 20 13M15.500 33.500 28.500 17',
};

/** Patterns in the second colour of a shield. */
const charges: readonly string[] = [
  'M20 0h20v40H20z',
  'M0 14h40v9H0z',
  'M0 8 20 24 40 8v11L20 35 0 19z',
  'M15 0h10v40H15z',
  'M0 0 40 34v12L0 12z',
];
/** Symbols in the second colour of an esports badge. */
const glyphs: readonly string[] = [
  'M20 10l8 10-8 10-8-10z',
  'M12 13h16l-8 15z',
  'M11 24l6-13 3 7 3-7 6 13-9 5z',
  'M12 12h16v6h-9v3h9v7H12v-6h9v-3h-9z',
];

let drawn = 0;

/**
 * Draws the crest of a side in its two colours: a shield, an esports badge, or feathers. The name of the side decides
 * the pattern; crests can repeat, since the name is always shown beside them.
 */
export function drawCrest(side: Side, sport: Sport): SVGElement {
  const [first, second] = side.colours;
  const number = [...side.name.en].reduce((sum, letter) => sum * 7 + (letter.codePointAt(0) ?? 0), 3);
  const picture = { viewBox: '0 0 40 40', class: 'crest', 'aria-hidden': 'true' };
  if (sport === 'cockfight') {
    const one = (d: string, fill: string): SVGElement => makeSvg('path', { d, fill, class: 'feather' });
    const shafts = makeSvg('path', { d: feathers.shafts, class: 'shaft' });
    return makeSvg('svg', picture, one(feathers.tail, second), one(feathers.body, first), shafts);
  }
  const outline = sport === 'esports' ? hexagon : shield;
  const charge = pick(sport === 'esports' ? glyphs : charges, number);
  drawn += 1;
  const clip = `crest-${drawn}`;
  return makeSvg(
    'svg',
    picture,
    makeSvg('clipPath', { id: clip }, makeSvg('path', { d: outline })),
    makeSvg(
      'g',
      { 'clip-path': `url(#${clip})` },
      makeSvg('path', { d: outline, fill: first }),
      makeSvg('path', { d: charge, fill: second }),
    ),
    makeSvg('path', { d: outline, class: 'rim' }),
  );
}

const pick = (all: readonly string[], number: number): string => all[number % all.length] ?? '';
