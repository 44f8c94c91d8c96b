// Glyphs are the centre lines of capitals on a grid ten units high. Drawing them as strokes makes one skeleton usable for
// every weight, contrast and ending. A corner can have a radius, which the face draws as a curve or a cut.

/** A point in grid units (y grows downwards, 10 is the baseline) with its corner radius. */
export type Vertex = readonly [x: number, y: number, radius: number];

/** A stroke of a glyph: its centre line. */
export type Stroke = { readonly vertices: readonly Vertex[]; readonly closed: boolean };

/** The skeleton of a character. */
export type Glyph = {
  /** The width between the outermost centre lines. */
  readonly width: number;
  /** How much closer neighbours can be on either side. Open shapes need less space than stems. */
  readonly tuck: number;
  readonly strokes: readonly Stroke[];
};

// The format is "x,y x,y,radius ..." per stroke. "|" starts the next stroke, a trailing "z" closes it, and a number before
// "<" is the tuck.
const drawings: Readonly<Record<string, string>> = {
  A: '.9<0,10 3.3,0 6.6,10|1.2,6.7 5.4,6.7',
  B: '.1<0,5 0,0 5.4,0,2.4 5.4,5,2.4 0,5 0,10 5.9,10,2.5 5.9,5,2.5 3,5',
  C: '.3<5.8,2.8 5.8,0,2.9 0,0,2.9 0,10,2.9 5.8,10,2.9 5.8,7.2',
  D: '.1<0,0 5.9,0,3.2 5.9,10,3.2 0,10z',
  E: '.3<5,0 0,0 0,10 5,10|0,5 4.3,5',
  F: '.6<5,0 0,0 0,10|0,5 4.2,5',
  G: '.2<5.9,2.6 5.9,0,2.9 0,0,2.9 0,10,2.9 5.9,10,2.9 5.9,5.3 3.4,5.3',
  H: '0<0,0 0,10|5.8,0 5.8,10|0,5 5.8,5',
  I: '0<0,0 0,10',
  J: '.3<4.6,0 4.6,10,2.6 0,10,2.3 0,7.2',
  K: '.4<0,0 0,10|5.7,0 0,6|2.1,3.9 6,10',
  L: '.6<0,0 0,10 4.8,10',
  M: '0<0,10 0,0 3.8,6.2 7.6,0 7.6,10',
  N: '0<0,10 0,0 6.1,10 6.1,0',
  O: '.2<0,0,3 6,0,3 6,10,3 0,10,3z',
  P: '.5<0,10 0,0 5.8,0,2.8 5.8,5.6,2.8 0,5.6',
  Q: '.2<0,0,3 6,0,3 6,10,3 0,10,3z|3.7,7.3 6.3,10.8',
  R: '.2<0,10 0,0 5.8,0,2.7 5.8,5.4,2.7 0,5.4|3,5.4 6.1,10',
  S: '.3<5.7,2.5 5.7,0,2.8 0,0,2.8 0,5,2.4 5.7,5,2.4 5.7,10,2.8 0,10,2.8 0,7.5',
  T: '.8<0,0 6.2,0|3.1,0 3.1,10',
  U: '.1<0,0 0,10,3 5.9,10,3 5.9,0',
  V: '.9<0,0 3.3,10 6.6,0',
  W: '.7<0,0 2.3,10 4.8,1.6 7.3,10 9.6,0',
  X: '.6<0,0 6.2,10|6.2,0 0,10',
  Y: '.9<0,0 3.2,5.4 6.4,0|3.2,5.4 3.2,10',
  Z: '.4<0,0 5.8,0 0,10 5.8,10',
  0: '.2<0,0,2.9 5.6,0,2.9 5.6,10,2.9 0,10,2.9z',
  1: '.3<0,2.4 2.4,0 2.4,10',
  2: '.3<0,2.8 0,0,2.8 5.6,0,2.8 5.6,4.8,1.6 0,10 5.6,10',
  3: '.3<0,0 5.4,0 2.4,4.2 5.6,4.2,2.6 5.6,10,2.9 0,10,2.9 0,7.6',
  4: '.3<4.6,10 4.6,0 0,7.2 6.2,7.2',
  5: '.3<5.2,0 .4,0 .4,4.3 5.6,4.3,2.6 5.6,10,2.8 0,10,2.8 0,7.8',
  6: '.3<5.4,2 5.4,0,2.7 0,0,2.7 0,10,2.9 5.6,10,2.9 5.6,4.6,2.6 0,4.6',
  7: '.5<0,0 5.6,0 2,10',
  8: '.3<.3,0,2.3 5.3,0,2.3 5.3,4.8,2.2 .3,4.8,2.2z|0,4.8,2.4 5.6,4.8,2.4 5.6,10,2.4 0,10,2.4z',
  9: '.3<.2,8 .2,10,2.7 5.6,10,2.7 5.6,0,2.9 0,0,2.9 0,5.4,2.6 5.6,5.4',
  '&': '.3<6.4,10 .8,3 .8,0,2 4.8,0,2 4.8,3.2,1.4 0,6,2 0,10,2.4 4.2,10,2.4 6.6,5.6',
  '!': '0<0,0 0,6.6|0,9.3 0,10',
  '?': '.3<0,2.6 0,0,2.7 5,0,2.7 5,4.4,1.6 2.5,5.6,1 2.5,7|2.5,9.3 2.5,10',
  "'": '0<0,0 0,2.4',
  '-': '.2<0,5.2 3,5.2',
  '+': '.2<0,5.2 4.4,5.2|2.2,3 2.2,7.4',
  '.': '0<0,9.3 0,10',
  ',': '0<.5,9.3 0,11.4',
  ':': '0<0,3.4 0,4.1|0,9.3 0,10',
  '/': '.6<0,10.6 3.6,-.6',
  '\u2026': '.2<0,9.3 0,10|2.4,9.3 2.4,10|4.8,9.3 4.8,10',
  ' ': '.6<',
};

function parse(drawing: string): Glyph {
  const [tuck = '0', body = ''] = drawing.split('<');
  const strokes = body.split('|').flatMap((text): Stroke[] => {
    if (text === '') return [];
    const closed = text.endsWith('z');
    const vertices = (closed ? text.slice(0, -1) : text).split(' ').map((vertex): Vertex => {
      const [x = 0, y = 0, radius = 0] = vertex.split(',').map(Number);
      return [x, y, radius];
    });
    return [{ vertices, closed }];
  });
  const width = Math.max(0, ...strokes.flatMap((stroke) => stroke.vertices.map(([x]) => x)));
  return { width: strokes.length === 0 ? 2.4 : width, tuck: Number(tuck), strokes };
}

const glyphs: ReadonlyMap<string, Glyph> = new Map(
  Object.entries(drawings).map(([character, drawing]) => [character, parse(drawing)]),
);

/** All characters that have a glyph. */
export const characters: readonly string[] = [...glyphs.keys()];

/** The glyph of a character; an empty glyph for characters without one. */
export function glyphOf(character: string): Glyph {
  return glyphs.get(character) ?? { width: 0, tuck: 0, strokes: [] };
}

/** Reduces a text to characters that have a glyph: capitals without accents, single spaces. */
export function fold(text: string): string {
  return [
    ...text
      .normalize('NFD')
      .replaceAll(/[\u2018\u2019`]/g, "'")
      .replaceAll(/[\u2010-\u2014_]/g, '-'),
  ]
    .map((character) => character.toUpperCase())
    .filter((character) => glyphs.has(character) || /\s/.test(character))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
