import { tokenNames } from '../theme/tokens.ts';

/** The metal of a medal: the name of a token. */
export type Metal = keyof (typeof tokenNames)['metal'];

/** From the lowest to the highest. */
export const metals: readonly Metal[] = Object.keys(tokenNames.metal) as Metal[];

/** What is struck on a medal. */
export type Emblem = 'star' | 'crown' | 'gem';

/** The largest number of dots that a crown has room for. */
const mostDots = 4;

/**
 * The metal of a rank among `levels` levels: the lowest has the first, the highest the last, and the others are spread
 * between them, however many there are. Ranks begin at 0; one beyond the ends counts as the end.
 */
export function metalOf(rank: number, levels: number): Metal {
  const top = Math.max(0, levels - 1);
  const place = top === 0 ? 0 : Math.min(1, Math.max(0, rank / top));
  return metals[Math.round(place * (metals.length - 1))] ?? 'first';
}

/** What is struck on the medal of a rank: a star on the lowest, a gem on the highest, a crown with a dot per rank between. */
export function emblemOf(rank: number, levels: number): { readonly emblem: Emblem; readonly dots: number } {
  if (rank <= 0 || levels <= 1) return { emblem: 'star', dots: 0 };
  if (rank >= levels - 1) return { emblem: 'gem', dots: 0 };
  return { emblem: 'crown', dots: Math.min(mostDots, rank) };
}
