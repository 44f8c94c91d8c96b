import { contrast } from './colour.ts';
import { type Face, faces } from './faces.ts';
import type { Palette } from './palettes.ts';
import { path } from './svg.ts';
import { unitsPerEm } from './thaiGlyphs.ts';
import { isThai, setThai } from './thaiType.ts';
import { drawType, type Finish, type TitleInk } from './titleInk.ts';
import { type Box, setTitle } from './typesetting.ts';

/** Drawn letters, and where they end: the baseline of the last line, or the foot of vowels below it. */
interface Lettering {
  readonly svg: string;
  readonly bottom: number;
}

interface TitleStyle {
  /** The id of its letters in the picture. */
  readonly id: string;
  readonly face: Face;
  readonly finish: Finish;
  readonly ink: TitleInk;
  readonly mostLines: number;
}

/** Thai letters above the baseline and below it, with their marks, in em. */
const thaiHeights = { above: 0.95, below: 0.3 } as const;

/** Thai words are not broken into lines: they may be this much wider than lines of capitals. */
const widerInThai = 1.06;

/** Draws the title of a banner from the left edge of its box: Thai in one line, Latin letters in a face. */
export function drawBannerTitle(title: string, box: Box, { id, face, finish, ink, mostLines }: TitleStyle): Lettering {
  if (!isThai(title)) {
    const setting = setTitle(title, face, box, { align: 'start', mostLines });
    return {
      svg: drawType(id, setting, face, finish, ink),
      bottom: setting.bottom,
    };
  }
  const { above, below } = thaiHeights;
  const line = setThai(title);
  const em = Math.min(box.height / (above + below), (box.width * widerInThai * unitsPerEm) / line.width);
  const bottom = Math.round(box.y + (box.height - (above + below) * em) / 2 + above * em);
  const letters = thaiPath(title);
  const at = (dx: number, dy: number) => `transform="translate(${box.x + dx} ${bottom + dy})scale(${scaleOf(em)})"`;
  const depth = Math.max(3, Math.round(em * 0.045));
  const shade = finish === 'plain' ? '' : `<g fill="${ink.under}" ${at(depth, depth)}>${letters}</g>`;
  return {
    svg: `${shade}<g fill="${ink.fill}" ${at(0, 0)}>${letters}</g>`,
    bottom: /[ุู]/.test(title) ? Math.round(bottom + 0.2 * em) : bottom,
  };
}

/** The size of a call, and the space beside its text. */
const callSize = { height: 58, side: 28, thaiEm: 35, cap: 21 } as const;

/** Draws a call to action as a button, with its top left corner at a point. */
export function drawCall(id: string, text: string, x: number, y: number, fill: string, palette: Palette): string {
  const { height, side, thaiEm, cap } = callSize;
  const ink = contrast(palette.ink, fill) > contrast(palette.light, fill) ? palette.ink : palette.light;
  const face = faces.find(({ name }) => name === 'rounded');
  if (face === undefined) throw new RangeError('there is no rounded face');
  const middle = y + height / 2;
  let letters: string;
  let width: number;
  if (isThai(text)) {
    width = (setThai(text).width / unitsPerEm) * thaiEm;
    letters = `<g fill="${ink}" transform="translate(${x + side} ${Math.round(middle + 0.3 * thaiEm)})scale(${scaleOf(thaiEm)})">${thaiPath(text)}</g>`;
  } else {
    const setting = setTitle(
      text,
      face,
      { x: x + side, y: middle - cap / 2, width: 260, height: cap },
      { align: 'start', mostLines: 1 },
    );
    ({ width } = setting);
    letters = drawType(id, setting, face, 'plain', { fill: ink, under: fill, ground: fill });
  }
  const across = Math.round(width + 2 * side - height);
  const half = height / 2;
  return (
    path(
      `M${x + half} ${y}h${across}a${half} ${half} 0 0 1 0 ${height}h${-across}a${half} ${half} 0 0 1 0 ${-height}z`,
      fill,
    ) + letters
  );
}

const scaleOf = (em: number): number => Math.round((em / unitsPerEm) * 1000) / 1000;

const thaiPath = (text: string): string =>
  setThai(text)
    .placed.map(
      ({ x, path: outline }) => `<path d="${outline}"${x === 0 ? '' : ` transform="translate(${Math.round(x)})"`}/>`,
    )
    .join('');
