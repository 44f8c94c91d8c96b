// What page and server both know without asking each other.

/** The most picks that a slip holds. */
export const mostPicks = 20;
/** The fewest and most matches of a parlay. */
export const parlaySize = { least: 2, most: 8 } as const;
