import { describe, expect, it } from 'vitest';
import { changeLobby, lobbySearch, pageBefore, parseLobbyQuery, wholeLobby } from './lobby.model.ts';

const full = {
  list: 'recent',
  vassalage: 'A',
  classify: 'slots',
  search: 'บัว',
  exact: true,
  minBet: '0.1',
  pageNo: 3,
} as const;

describe('URL', () => {
  it('round-trips a query', () => {
    expect(parseLobbyQuery(new URLSearchParams(lobbySearch(full)), 'RNG')).toEqual(full);
  });
  it('has no search for the whole lobby', () => expect(lobbySearch(wholeLobby)).toBe(''));
  it.each(['p=0', 'p=-1', 'p=1.5', 'p=x', 'p=1e99', 'list=all', 'minBet=7', ''])(
    'reads ?%s as the whole lobby',
    (text) => {
      expect(parseLobbyQuery(new URLSearchParams(text), 'RNG')).toEqual(wholeLobby);
    },
  );
  it.each([
    ['RNG', '0.01', true],
    ['RNG', '20', false],
    ['PVP', '20', true],
    ['PVP', '0.01', false],
    ['FISH', '0.2', true],
  ] as const)('%s is filtered by a minimum bet of %s: %s', (gameType, minBet, offered) => {
    const query = parseLobbyQuery(new URLSearchParams({ minBet }), gameType);
    expect(query.minBet).toBe(offered ? minBet : '');
  });
  it('truncates a long search', () => {
    expect(parseLobbyQuery(new URLSearchParams({ q: 'x'.repeat(5000) }), 'RNG').search).toHaveLength(60);
  });
});

describe('changeLobby', () => {
  it.each([{ vassalage: 'B' }, { classify: 'table' }, { search: 'lotus' }, { minBet: '0.5' }] as const)(
    'exclusive: %j clears the other filters',
    (change) => expect(changeLobby(full, change, 'exclusive')).toEqual({ ...wholeLobby, ...change }),
  );
  it('combined: keeps the other filters, resets list type and page', () => {
    expect(changeLobby(full, { search: 'lotus' }, 'combined')).toEqual({
      ...full,
      list: '',
      exact: false,
      pageNo: 1,
      search: 'lotus',
    });
  });
  it('a list type clears the filters, and keeps the vendor when filters combine', () => {
    expect(changeLobby(full, { list: 'hot' }, 'exclusive')).toEqual({ ...wholeLobby, list: 'hot' });
    expect(changeLobby(full, { list: 'hot' }, 'combined')).toEqual({ ...wholeLobby, list: 'hot', vassalage: 'A' });
  });
  it('an exact search keeps the query and starts at page 1', () => {
    expect(changeLobby({ ...full, exact: false }, { exact: true }, 'exclusive')).toEqual({ ...full, pageNo: 1 });
  });
  it('favourites clear the vendor', () => {
    expect(changeLobby(full, { list: 'fav' }, 'combined')).toEqual({ ...wholeLobby, list: 'fav' });
    expect(parseLobbyQuery(new URLSearchParams('list=fav&vassalage=A'), 'RNG')).toEqual({ ...wholeLobby, list: 'fav' });
  });
  it('a page change keeps the rest of the query', () => {
    expect(changeLobby(full, { pageNo: 4 }, 'exclusive')).toEqual({ ...full, pageNo: 4 });
  });
});

describe('pageBefore', () => {
  it.each([
    [2, [], 1, 1],
    [9, [], 3, 3],
    [9, [], 0, 1],
    // A wrong page count must not lead to the same page again.
    [3, [], 3, 2],
    [1, [], 0, null],
    [2, ['a game'], 2, null],
  ])('page %i with games %j of %i pages: %j', (pageNo, games, totalPages, expected) =>
    expect(pageBefore({ ...wholeLobby, pageNo }, games, totalPages)).toBe(expected),
  );
});
