import { thaiGlyphs, unitsPerEm } from './thaiGlyphs.ts';

/** A line of Thai that is ready to draw, in units of its outlines. */
export interface ThaiLine {
  readonly width: number;
  /** Outlines with the place of the pen, in the order of the text. */
  readonly placed: readonly { readonly x: number; readonly path: string }[];
}

const tall = 'ปฝฟ';
const upperVowels = 'ัิีึื็ํ';
const tones = '่้๊๋';
const lowerVowels = 'ุู';
/** How far a tone mark above a vowel moves to the left over a tall letter. */
const narrower = -0.2 * unitsPerEm;
const spaceWidth = 0.25 * unitsPerEm;

/** Whether a text has Thai letters. */
export const isThai = (text: string): boolean => /[\u0E01-\u0E4D]/.test(text);

/** Sets a Thai text: places vowels and tone marks over and under their letters. Leaves out what has no outline. */
export function setThai(text: string): ThaiLine {
  // SARA AM is a ring over the letter, under its tone mark, and a vowel after it.
  const characters = [...text.replaceAll(/([่้๊๋]?)ำ/g, 'ํ$1า')];
  const placed: { x: number; path: string }[] = [];
  let pen = 0;
  let letter = '';
  for (const [at, character] of characters.entries()) {
    const key = glyphKey(character, letter, characters[at - 1] ?? '', characters[at + 1] ?? '');
    const [advance, path] = thaiGlyphs[key] ?? thaiGlyphs[character] ?? [character === ' ' ? spaceWidth : 0, ''];
    const shift = key.endsWith('^') && tall.includes(letter) ? narrower : 0;
    if (path !== '') placed.push({ x: pen + shift, path });
    if (advance > 0) letter = character;
    pen += advance;
  }
  return { width: pen, placed };
}

/** The outline of a character by what is around it. */
function glyphKey(character: string, letter: string, before: string, after: string): string {
  if (tones.includes(character) && upperVowels.includes(before)) return `${character}^`;
  if (tall.includes(letter) && `${tones}${upperVowels}์`.includes(character)) return `${character}<`;
  return lowerVowels.includes(after) && after !== '' && 'ญฐ'.includes(character) ? `${character}-` : character;
}
