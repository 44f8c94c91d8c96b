import { describe, expect, it } from 'vitest';
import { readPages } from './remote.ts';

/** Answers page by page; `totalPages` says what the platform claims. */
function platform(pageOf: (pageNo: number) => readonly number[], totalPages: (pageNo: number) => number) {
  const asked: number[] = [];
  const read = async (pageNo: number) => {
    asked.push(pageNo);
    if (asked.length > 1000) throw new Error('for ever');
    return { items: pageOf(pageNo).map((id) => ({ id })), totalPages: totalPages(pageNo) };
  };
  return { asked, ids: async () => (await readPages(read)).map(({ id }) => id) };
}
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

describe('readPages', () => {
  it.each([1, 2, 21, 150])('reads all %i pages, each once and in their order', async (total) => {
    const { asked, ids } = platform(
      (pageNo) => [pageNo],
      () => total,
    );
    expect(await ids()).toEqual(upTo(total));
    expect(asked).toEqual(upTo(total));
  });
  it('asks once for a list with nothing in it', async () => {
    const { asked, ids } = platform(
      () => [],
      () => 0,
    );
    expect(await ids()).toEqual([]);
    expect(asked).toEqual([1]);
  });
  it.each<[what: string, pageOf: (pageNo: number) => number[], ids: number[], asked: number]>([
    ['an empty page', (pageNo) => (pageNo > 3 ? [] : [pageNo]), [1, 2, 3], 4],
    ['the last page again and again', (pageNo) => [Math.min(pageNo, 3)], [1, 2, 3], 4],
    ['all pages in turn', (pageNo) => [((pageNo - 1) % 3) + 1], [1, 2, 3], 4],
    ['the first page whatever is asked', () => [7, 8], [7, 8], 2],
  ])('ends where a platform that names more than it has answers with %s', async (_, pageOf, all, calls) => {
    const { asked, ids } = platform(pageOf, () => 1e9);
    expect(await ids()).toEqual(all);
    expect(asked).toHaveLength(calls);
  });
  it('ends where the first answer said, however the number grows', async () => {
    const { ids } = platform(
      (pageNo) => [pageNo],
      (pageNo) => pageNo + 4,
    );
    expect(await ids()).toEqual(upTo(5));
  });
  it('shows an item once that has moved to the next page meanwhile', async () => {
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
