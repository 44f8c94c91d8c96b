/** Replaces Thai digits, as a Thai keyboard types them, and wide ones by 0 to 9. */
export const latinDigits = (text: string): string =>
  // ๐ to ๙ and ０ to ９: the last four bits are the number.
  text.replace(/[\u0E50-\u0E59\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) & 15));
