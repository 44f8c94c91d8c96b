/** Drops what holds words together at the end of a line (U+200B, U+2060): for titles, files and what is copied. */
export const withoutLineMarks = (text: string): string => text.replaceAll(/[\u200b\u2060]/g, '');
