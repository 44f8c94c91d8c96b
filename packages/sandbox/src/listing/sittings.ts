import { minuteMs } from '#text/durations.ts';
import { thaiDay } from '../time.ts';

/** Rounds of a table belong together while each begins within this time of the one before. */
export const sittingGap = 30 * minuteMs;

/** What a row of a record was played at. */
interface Played {
  /** When, in ms since the epoch. */
  readonly at: number;
  /** What it was played at; null for what stands by itself. */
  readonly table: string | null;
}

/**
 * Joins what was played at one table without a longer pause, on one day of the site. The items of a sitting keep their order;
 * sittings are in the order of their last items.
 * @param items oldest first
 */
export function sittingsOf<Item>(
  items: readonly Item[],
  playedOf: (item: Item) => Played,
): readonly (readonly Item[])[] {
  const sittings = new Set<Item[]>();
  const latest = new Map<string, { readonly at: number; readonly sitting: Item[] }>();
  for (const item of items) {
    const { at, table } = playedOf(item);
    const last = table === null ? undefined : latest.get(table);
    const joins = last !== undefined && at - last.at <= sittingGap && thaiDay(at) === thaiDay(last.at);
    const sitting = joins ? last.sitting : [];
    sitting.push(item);
    // The set keeps the order of the last items.
    sittings.delete(sitting);
    sittings.add(sitting);
    if (table !== null) latest.set(table, { at, sitting });
  }
  return [...sittings];
}
