/** The longest reference that is shown whole. */
const longest = 16;

/** A reference as a list shows it: of a long one, both ends, which are what people compare. */
export const shortReference = (reference: string): string =>
  reference.length <= longest ? reference : `${reference.slice(0, 6)}…${reference.slice(-4)}`;
