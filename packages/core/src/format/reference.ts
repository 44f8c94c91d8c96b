/** The longest part of a reference that is read at once. */
const longestPart = 12;

/** The longest reference that a list shows whole. */
const longest = 16;

/**
 * A reference as it is shown: a long run of letters and digits in groups of four, which people can compare and read out. What
 * is copied is the reference itself.
 */
export const writtenReference = (reference: string): string =>
  reference.replaceAll(/[\da-z]+/gi, (part) =>
    part.length <= longestPart ? part : (part.match(/.{1,4}/g) ?? []).join(' '),
  );

/** A reference as a table shows it: of a long one, the groups at both ends. */
export const shortReference = (reference: string): string =>
  reference.length <= longest ? reference : `${reference.slice(0, 4)} … ${reference.slice(-4)}`;
