import { describe, expect, it } from 'vitest';
import type { Room } from '#api/launch.ts';
import { allTables, choiceOf, hrefOf, roomsOf, stageOf, tabsOf } from './tables.model.ts';

const room: Room = {
  roomId: 'T1',
  vassalage: 'RVSD',
  kind: 'baccarat',
  road: [],
  name: 'Lotus',
  game: 'Baccarat',
  status: 'open',
  opensAt: null,
  minBet: '20.00',
  maxBet: '5000.00',
  players: 7,
  image: '',
  closesAt: null,
  dealer: null,
};
const closed: Room = { ...room, roomId: 'T0', status: 'closed', players: 0 };
const roulette: Room = { ...room, roomId: 'T2', kind: 'roulette', minBet: '50.00', vassalage: 'ANGP', players: 9 };
const other: Room = { ...room, roomId: 'T3', kind: { other: 'poker' }, minBet: '100.00', players: null };
const all = [closed, room, roulette, other];
const idsOf = (rooms: readonly Room[]) => rooms.map(({ roomId }) => roomId);

describe('the choice in the URL', () => {
  const readFrom = (query: string) => choiceOf(new URLSearchParams(query));
  it.each(['', 'game=poker', 'favourite=yes&low=2'])('%j is none', (query) =>
    expect(readFrom(query)).toEqual(allTables),
  );
  it('is the address of its links', () => {
    const choice = { game: 'sicBo', vassalage: 'A&B', favourite: true, low: true } as const;
    const href = hrefOf(choice);
    expect(href).toBe('/live?vassalage=A%26B&game=sicBo&favourite=1&low=1');
    expect(readFrom(href.split('?')[1] ?? '')).toEqual(choice);
    expect(hrefOf(allTables)).toBe('/live');
  });
  it('of earlier releases selects the favourite tables too', () =>
    expect(readFrom('game=favourite')).toEqual({ ...allTables, favourite: true }));
});

describe('the tables of a choice', () => {
  it('are all of them, closed ones last', () =>
    expect(idsOf(roomsOf(all, allTables, []))).toEqual(['T1', 'T2', 'T3', 'T0']));
  it.each([
    [{ game: 'baccarat' }, ['T1', 'T0']],
    [{ game: 'sicBo' }, []],
    [{ vassalage: 'ANGP' }, ['T2']],
    [{ favourite: true }, ['T3', 'T0']],
    [{ low: true }, ['T1', 'T2', 'T0']],
    [{ low: true, game: 'roulette', vassalage: 'ANGP' }, ['T2']],
    [{ low: true, favourite: true }, ['T0']],
  ] as const)('of %j are %j', (choice, expected) =>
    expect(idsOf(roomsOf(all, { ...allTables, ...choice }, ['T3', 'T0']))).toEqual(expected),
  );
  it('are counted by game, with the other filters', () => {
    const counts = tabsOf(all, { ...allTables, low: true }, []).map(({ id, count }) => [id, count]);
    expect(counts).toEqual([
      ['', 3],
      ['baccarat', 2],
      ['dragonTiger', 0],
      ['sicBo', 0],
      ['hiLo', 0],
      ['roulette', 1],
    ]);
    expect(tabsOf(null, allTables, [])[0]).toEqual({ id: '', href: '/live', count: null });
  });
});

describe('the table in the first cell', () => {
  it('is the one that was opened last', () => expect(stageOf(all, 'T3')).toEqual({ room: other, last: true }));
  it.each(['T0', 'gone', null])('is the one with most players when %j is not open', (id) =>
    expect(stageOf(all, id)).toEqual({ room: roulette, last: false }),
  );
  it('is none without an open table', () => expect(stageOf([closed], 'T0')).toBeNull());
});
