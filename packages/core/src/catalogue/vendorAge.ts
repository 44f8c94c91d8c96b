import type { VendorCard } from '#api/games.ts';

/** How long a list of vendors counts as fresh, in ms. */
const freshMs = 5 * 60_000;
/** The same while a vendor is in maintenance, which can end earlier than announced. */
const freshInMaintenanceMs = 60_000;

type InMaintenance = Pick<VendorCard, 'maintenance' | 'maintenanceEnd'>;

const endOf = ({ maintenance, maintenanceEnd }: InMaintenance): number =>
  maintenance === true ? Date.parse(maintenanceEnd ?? '') : Number.NaN;

/**
 * Returns whether the list must be refreshed: because maintenance has ended since, or because the list is old.
 * @param since when it was last requested, in ms since the epoch by the platform's clock, like `now`
 */
export function isListDue(cards: readonly InMaintenance[], since: number, now: number): boolean {
  if (cards.some((card) => since < endOf(card) && endOf(card) <= now)) return true;
  return now - since > (cards.some(({ maintenance }) => maintenance === true) ? freshInMaintenanceMs : freshMs);
}

/** Returns when the next maintenance ends, in ms since the epoch by the platform's clock; null when no end is known. */
export function nextMaintenanceEnd(cards: readonly InMaintenance[], now: number): number | null {
  const ends = cards.map(endOf).filter((end) => end > now);
  return ends.length === 0 ? null : Math.min(...ends);
}
