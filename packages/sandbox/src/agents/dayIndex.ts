import type { Span } from '../listing/span.ts';
import { thaiDay } from '../time.ts';

/** Something that an account has done, with the time at which a report lists it, ms. */
export interface Dated {
  readonly at: number;
  readonly memberId: string;
}

/** The entries of a day, and the numbers of their accounts beside them: read for every entry, unlike the entries. */
interface Day<Entry> {
  readonly entries: Entry[];
  readonly members: number[];
}

/** Entries by Thai day, each day in the order of time. */
export class DayIndex<Entry extends Dated> {
  readonly #days = new Map<number, Day<Entry>>();
  /** The days to which an earlier entry was added after a later one. */
  readonly #unsorted = new Set<number>();
  readonly #members = new Map<string, number>();

  add(entry: Entry): void {
    const number = thaiDay(entry.at);
    const day = this.#days.get(number) ?? { entries: [], members: [] };
    this.#days.set(number, day);
    if ((day.entries.at(-1)?.at ?? 0) > entry.at) this.#unsorted.add(number);
    day.entries.push(entry);
    day.members.push(this.#numberOf(entry.memberId));
  }

  /**
   * Visits the entries of some accounts on some whole days, newest first. Those of one moment in the reverse of the order in
   * which they were added. Asks about each account once, because a team has many more entries than accounts.
   */
  visitBack({ begins, ends }: Span, isOne: (memberId: string) => boolean, visit: (entry: Entry) => void): void {
    const wanted = Uint8Array.from(this.#members.keys(), (memberId) => (isOne(memberId) ? 1 : 0));
    for (let number = thaiDay(ends) - 1; number >= thaiDay(begins); number -= 1) {
      const { entries, members } = this.#on(number);
      for (let at = members.length - 1; at >= 0; at -= 1) {
        if (wanted[members[at] ?? 0] === 1) visit(entries[at] as Entry);
      }
    }
  }

  #numberOf(memberId: string): number {
    const known = this.#members.get(memberId) ?? this.#members.size;
    this.#members.set(memberId, known);
    return known;
  }

  #on(number: number): Day<Entry> {
    const day = this.#days.get(number) ?? { entries: [], members: [] };
    if (this.#unsorted.delete(number)) {
      day.entries.sort((one, other) => one.at - other.at);
      day.entries.forEach((entry, at) => (day.members[at] = this.#numberOf(entry.memberId)));
    }
    return day;
  }
}
