/** Vowels above and below a consonant, and the marks that are written over them: tones, ็, ์, ํ, ๎. */
const cluster = /[ัิ-ฺ็-๎]{2,}/g;

/**
 * Writes Thai in the one order of its letters. Keyboards, recognition and other programs also produce orders that look the
 * same: เเ for แ, ํ and า for ำ, a tone before the vowel that it stands over, or behind ำ.
 */
export const composeThai = (text: string): string =>
  text
    .replaceAll('เเ', 'แ')
    .replaceAll(cluster, (marks) => marks.replaceAll(/[็-๎]/g, '') + marks.replaceAll(/[^็-๎]/g, ''))
    .replaceAll(/ํ([็-์๎]*)า/g, '$1ำ')
    .replaceAll(/([ก-ฮ])ำ([่-๋])/g, '$1$2ำ');

/** Replaces Thai digits, as a Thai keyboard types them, by 0 to 9. */
export const latinDigits = (text: string): string =>
  // The last four bits of ๐ to ๙ (U+0E50 to U+0E59) are the number.
  text.replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) & 15));
