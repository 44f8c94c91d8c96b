/** The letter that stands for a name. A Thai vowel written before its consonant is not the first letter of a word. */
export function initialOf(name: string): string {
  const [letter = ''] = name
    .trim()
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^[เแโใไ]+(?=\p{L})/u, '');
  return letter.toUpperCase();
}
