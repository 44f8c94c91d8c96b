import { describe, expect, it, vi } from 'vitest';
import { readPages } from './remote.ts';

/** A paged list; `totalPages` is what the platform states in each answer. */
function platform(pageOf: (pageNo: number) => readonly number[], totalPages: (pageNo: number) => number) {
  const requested: number[] = [];
  const read = async (pageNo: number) => {
    requested.push(pageNo);
    if (requested.length > 1000) throw new Error('does not stop');
    return { items: pageOf(pageNo).map((id) => ({ id })), totalPages: totalPages(pageNo) };
  };
  return { requested, ids: async () => (await readPages(read)).map(({ id }) => id) };
}
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

describe('readPages', () => {
  it.each([1, 2, 21, 150])('reads all %i pages, each once and in order', async (total) => {
    const { requested, ids } = platform(
      (pageNo) => [pageNo],
      () => total,
    );
    expect(await ids()).toEqual(upTo(total));
    expect(requested).toEqual(upTo(total));
  });
  it('asks for the first page alone and then for some at once', async () => {
    const waiting: (() => void)[] = [];
    const read = (pageNo: number) =>
      new Promise<{ items: number[]; totalPages: number }>((resolve) => {
        waiting.push(() => resolve({ items: [pageNo], totalPages: 6 }));
      });
    const all = readPages(read);
    const rounds: number[] = [];
    for (let answered = 0; answered < 6; answered = waiting.length) {
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(answered));
      rounds.push(waiting.length - answered);
      // The last one answers first.
      for (const answer of waiting.slice(answered).toReversed()) answer();
      if (waiting.length === 6) break;
    }
    expect(rounds).toEqual([1, 3, 2]);
    expect(await all).toEqual(upTo(6));
  });
  it('makes one request for an empty list', async () => {
    const { requested, ids } = platform(
      () => [],
      () => 0,
    );
    expect(await ids()).toEqual([]);
    expect(requested).toEqual([1]);
  });
  it.each<[what: string, pageOf: (pageNo: number) => number[], ids: number[], requests: number]>([
    ['an empty page', (pageNo) => (pageNo > 3 ? [] : [pageNo]), [1, 2, 3], 4],
    ['the last page again and again', (pageNo) => [Math.min(pageNo, 3)], [1, 2, 3], 4],
    ['all pages in turn', (pageNo) => [((pageNo - 1) % 3) + 1], [1, 2, 3], 4],
    ['the first page for every request', () => [7, 8], [7, 8], 4],
    ['nothing', () => [], [], 1],
  ])('stops when a platform that states too many pages answers with %s', async (_, pageOf, all, calls) => {
    const { requested, ids } = platform(pageOf, () => 1e9);
    expect(await ids()).toEqual(all);
    expect(requested).toHaveLength(calls);
  });
  it('stops at the number of the first answer, even if later answers state more', async () => {
    const { ids } = platform(
      (pageNo) => [pageNo],
      (pageNo) => pageNo + 4,
    );
    expect(await ids()).toEqual(upTo(5));
  });
  it('returns an item once that moved to the next page in between', async () => {
    const pages = [
      [1, 2],
      [2, 3],
      [4, 5],
    ];
    const { ids } = platform(
      (pageNo) => pages[pageNo - 1] ?? [],
      () => 3,
    );
    expect(await ids()).toEqual(upTo(5));
  });
});
