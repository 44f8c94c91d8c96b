/** Anything but plain Latin and Thai letters: wide forms, accents, Thai digits. */
const unusual = /[^\u0020-\u007e\u0e01-\u0e4e]/;
const thaiZero = 0x0e50;

const usual = (text: string, form: 'NFKC' | 'NFKD'): string =>
  unusual.test(text)
    ? text.normalize(form).replaceAll(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? thaiZero) - thaiZero))
    : text;

/**
 * Repairs how something was typed and leaves it spelling that a platform can be asked for: width, เเ for แ, Thai digits,
 * a key that was held down, spaces around and between.
 */
export function tidy(text: string): string {
  return usual(text, 'NFKC')
    .replaceAll('เเ', 'แ')
    .replaceAll(/\u0e4d([่-๋]?)\u0e32/g, '$1ำ')
    .replaceAll(/([^\d\s])\1{2,}/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What may be typed or not without meaning another word: accents, Thai tones, ็ and ์, spaces, hyphens, apostrophes. */
const ignored = /[\u0300-\u036f\u0e47-\u0e4c\u0e4e\s'’_\u2010-\u2015-]+/g;

/**
 * One form for all that is spelt alike: case, width, tones, doubled letters, spaces and hyphens make no difference. For
 * comparing, never for showing.
 */
export function fold(text: string): string {
  return usual(text, 'NFKD')
    .toLowerCase()
    .replaceAll('เเ', 'แ')
    .replaceAll(ignored, '')
    .replaceAll('\u0e4d\u0e32', 'ำ')
    .replaceAll(/(\D)\1+/g, '$1');
}

/** Does a folded form say which word was meant? A single letter does not: it is what a key leaves that was held down. */
export const saysWord = (folded: string): boolean => folded.length > 1;

export const hasThai = (text: string): boolean => /[ก-ฮ]/.test(text);
export const hasLatin = (text: string): boolean => /[a-z]/i.test(text);
