/** The marks that change the direction of what follows (Unicode `Bidi_Control`), such as U+202E, which reverses it. */
const directionMarks = /\p{Bidi_C}/gu;

/** Whether a text has marks that can turn it, or what stands behind it, round. */
export const hasDirectionMarks = (text: string): boolean => text.search(directionMarks) >= 0;

/** Drops the marks that change the direction of a text. Letters that are written from right to left keep theirs. */
export const withoutDirectionMarks = (text: string): string => text.replace(directionMarks, '');

/** Letters that are written from right to left: Hebrew, Arabic, and the scripts of their blocks. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Encloses a text in isolates (U+2068, U+2069) where its direction could reorder the sentence around it. A text without such
 * letters is returned without direction marks, and otherwise as it is: it cannot turn anything.
 */
export function isolated(text: string): string {
  const plain = withoutDirectionMarks(text);
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}
