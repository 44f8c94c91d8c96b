/**
 * Returns the initial of a name in upper case, or '' if the name has no letter or digit. Skips Thai vowels that are
 * written before their consonant.
 */
export function initialOf(name: string): string {
  const [letter = ''] = name
    .trim()
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^[เแโใไ]+(?=\p{L})/u, '');
  return letter.toUpperCase();
}
