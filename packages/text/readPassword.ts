/** Reads a password: as typed, without the space around it (LGN-08). Nothing else of it is changed, seen or unseen. */
export const readPassword = (typed: string): string => typed.trim();
