const segments = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Counts the letters of a text as a reader does: a Thai letter with its marks, and an emoji, are one. */
export const countLetters = (text: string): number => [...segments.segment(text)].length;
