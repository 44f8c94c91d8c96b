/** As a reader sees letters: a Thai letter with its marks is one, an emoji of several code points too. */
const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' });
const hiddenPart = '***';

/**
 * CON-01: a player's name as others may see it. The first two letters and the last stay; a name too short for that, in
 * which they would be all of it, shows its first only. How much is hidden is not told.
 */
export function maskName(name: string): string {
  const letters = Array.from(segmenter.segment(name.trim()), ({ segment }) => segment);
  if (letters.length <= 3) return (letters[0] ?? '') + hiddenPart;
  return letters.slice(0, 2).join('') + hiddenPart + letters.slice(-1).join('');
}
