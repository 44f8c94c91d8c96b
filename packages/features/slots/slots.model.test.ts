import { describe, expect, it } from 'vitest';
import { changeLobby, lobbySearch, pageBefore, parseLobbyQuery, wholeLobby } from './slots.model.ts';

const full = {
  list: 'recent',
  vassalage: 'A',
  classify: 'slots',
  search: 'บัว',
  exact: true,
  minBet: '0.1',
  pageNo: 3,
} as const;

describe('address', () => {
  it('carries a question there and back', () => {
    expect(parseLobbyQuery(new URLSearchParams(lobbySearch(full)))).toEqual(full);
  });
  it('is empty for the whole lobby', () => expect(lobbySearch(wholeLobby)).toBe(''));
  it.each(['p=0', 'p=-1', 'p=1.5', 'p=x', 'p=1e99', 'list=all', 'minBet=7', ''])('makes sense of ?%s', (text) => {
    expect(parseLobbyQuery(new URLSearchParams(text))).toEqual(wholeLobby);
  });
  it('cuts an endless search', () => {
    expect(parseLobbyQuery(new URLSearchParams({ q: 'x'.repeat(5000) })).search).toHaveLength(60);
  });
});

describe('changeLobby', () => {
  it.each([{ vassalage: 'B' }, { classify: 'table' }, { search: 'lotus' }, { minBet: '0.5' }] as const)(
    'exclusive: %j clears the rest',
    (change) => expect(changeLobby(full, change, 'exclusive')).toEqual({ ...wholeLobby, ...change }),
  );
  it('combined: keeps the other filters, but not list type and page', () => {
    expect(changeLobby(full, { search: 'lotus' }, 'combined')).toEqual({
      ...full,
      list: '',
      exact: false,
      pageNo: 1,
      search: 'lotus',
    });
  });
  it('a list type stands alone, unless filters combine', () => {
    expect(changeLobby(full, { list: 'hot' }, 'exclusive')).toEqual({ ...wholeLobby, list: 'hot' });
    expect(changeLobby(full, { list: 'hot' }, 'combined')).toEqual({ ...wholeLobby, list: 'hot', vassalage: 'A' });
  });
  it('what was typed and nothing else: of the same question, from its first page', () => {
    expect(changeLobby({ ...full, exact: false }, { exact: true }, 'exclusive')).toEqual({ ...full, pageNo: 1 });
  });
  it('favourites are of all vendors, whatever was chosen', () => {
    expect(changeLobby(full, { list: 'fav' }, 'combined')).toEqual({ ...wholeLobby, list: 'fav' });
    expect(parseLobbyQuery(new URLSearchParams('list=fav&vassalage=A'))).toEqual({ ...wholeLobby, list: 'fav' });
  });
  it('turning a page changes nothing else', () => {
    expect(changeLobby(full, { pageNo: 4 }, 'exclusive')).toEqual({ ...full, pageNo: 4 });
  });
});

describe('pageBefore', () => {
  it.each([
    [2, [], 1, 1],
    [9, [], 3, 3],
    [9, [], 0, 1],
    // A platform that counts wrong is not asked for the same page for ever.
    [3, [], 3, 2],
    [1, [], 0, null],
    [2, ['a game'], 2, null],
  ])('page %i with %j of %i pages: %j', (pageNo, games, totalPages, expected) =>
    expect(pageBefore({ ...wholeLobby, pageNo }, games, totalPages)).toBe(expected),
  );
});
