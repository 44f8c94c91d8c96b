/** Splits text into grapheme clusters: a Thai letter with its marks is one, and so is an emoji. */
const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' });
const hiddenPart = '***';

/**
 * Masks a player's name for the winner board (CON-01). Keeps the first two letters and the last, or only the first of a
 * shorter name. The mask has the same length for every name.
 */
export function maskName(name: string): string {
  const letters = Array.from(segmenter.segment(name.trim()), ({ segment }) => segment);
  if (letters.length <= 3) return (letters[0] ?? '') + hiddenPart;
  return letters.slice(0, 2).join('') + hiddenPart + letters.slice(-1).join('');
}
