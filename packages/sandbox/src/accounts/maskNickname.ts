/** Splits text into grapheme clusters: a Thai letter with its marks is one. */
const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Keeps the first two letters and the last; only the first of a short name. The mask does not tell how much it hides. */
export function maskNickname(nickname: string): string {
  const letters = Array.from(segmenter.segment(nickname.trim()), ({ segment }) => segment);
  if (letters.length <= 3) return `${letters[0] ?? ''}***`;
  return `${letters.slice(0, 2).join('')}***${letters.at(-1)}`;
}
