import type { VendorCard } from '#api/games.ts';

/** A list of vendors is as good as new for so long, in ms. */
const freshMs = 5 * 60_000;
/** While one of them takes a break, which may be over sooner than was said. */
const freshInBreakMs = 60_000;

type Paused = Pick<VendorCard, 'maintenance' | 'maintenanceEnd'>;

const endOf = ({ maintenance, maintenanceEnd }: Paused): number =>
  maintenance === true ? Date.parse(maintenanceEnd ?? '') : Number.NaN;

/**
 * Is the list to be asked for again? When a break has ended since, or at a change of page when it is old.
 * @param since when it was asked for last, in ms since 1970 by the platform's clock, like `now`
 */
export function isListDue(cards: readonly Paused[], since: number, now: number): boolean {
  if (cards.some((card) => since < endOf(card) && endOf(card) <= now)) return true;
  return now - since > (cards.some(({ maintenance }) => maintenance === true) ? freshInBreakMs : freshMs);
}

/** When the next break ends, in ms since 1970 by the platform's clock; null where none does that anybody knows of. */
export function nextBreakEnd(cards: readonly Paused[], now: number): number | null {
  const ends = cards.map(endOf).filter((end) => end > now);
  return ends.length === 0 ? null : Math.min(...ends);
}
