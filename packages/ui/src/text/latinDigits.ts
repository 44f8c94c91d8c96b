/** Replaces Thai digits, as a Thai keyboard types them, by 0 to 9. */
export const latinDigits = (text: string): string =>
  // ๐ to ๙.
  text.replace(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
