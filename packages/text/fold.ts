import { withoutLineMarks } from './lineMarks.ts';
import { composeThai, latinDigits } from './thai.ts';

/** Matches characters other than plain Latin and Thai letters: wide forms, accents, Thai digits. */
const unusual = /[^\u0020-\u007e\u0e01-\u0e4e]/;

/** Thai in its one order and Thai digits as Latin ones, too. */
const normalise = (text: string, form: 'NFKC' | 'NFKD'): string =>
  composeThai(unusual.test(text) ? latinDigits(text.normalize(form)) : text);

/**
 * Repairs typing errors and keeps the spelling, so that the platform can search for the result: wide characters, เเ for แ,
 * Thai digits, a letter repeated by a key held down, extra spaces.
 */
export function tidy(text: string): string {
  return normalise(text, 'NFKC')
    .replaceAll(/([^\d\s])\1{2,}/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Matches what does not distinguish words: accents, Thai tones, ็ and ์, spaces, hyphens, apostrophes. */
const ignored = /[\u0300-\u036f\u0e47-\u0e4c\u0e4e\s'’_\u2010-\u2015-]+/g;

/**
 * Reduces a text to a form that is equal for similar spellings: ignores case, width, tones, doubled letters, spaces and
 * hyphens. For comparing, never for display.
 */
export function fold(text: string): string {
  return normalise(withoutLineMarks(text), 'NFKD')
    .toLowerCase()
    .replaceAll(ignored, '')
    .replaceAll(/(\D)\1+/g, '$1');
}

/** Whether a folded text can identify a word. A single letter cannot: a key held down folds to one. */
export const isWordLike = (folded: string): boolean => folded.length > 1;

export const hasThai = (text: string): boolean => /[ก-ฮ]/.test(text);
export const hasLatin = (text: string): boolean => /[a-z]/i.test(text);
