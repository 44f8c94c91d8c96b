import { describe, expect, it } from 'vitest';
import type { VendorCard } from '#api/games.ts';
import type { Room } from '#api/launch.ts';
import type { SportMatch } from '#api/matches.ts';
import {
  type CategoryContext,
  type RoomContext,
  maintenanceOf,
  matchesOffer,
  nearMoment,
  roomsOfList,
  tableListNamed,
  tablesOffer,
  toCategoryVendor,
  toMatchViews,
  toRoomView,
} from './category.model.ts';

const context: CategoryContext = {
  type: 'LIVE',
  chosen: 'RVSD',
  language: 'EN',
  now: Date.parse('2026-11-20T10:00:00Z'),
  imageUrl: (path) => path,
};
const card: VendorCard = {
  vassalage: 'RVSD',
  displayName: 'Riverside',
  accountTypeId: '1',
  gameType: 'LIVE',
  isHot: false,
};
const room: Room = {
  roomId: 'T1',
  vassalage: '',
  kind: 'baccarat',
  road: [],
  name: 'Lotus',
  game: 'Baccarat',
  status: 'open',
  opensAt: null,
  minBet: '20.00',
  maxBet: '5000.00',
  players: null,
  image: '',
};

const roomContext: RoomContext = {
  ...context,
  gameType: 'LIVE',
  list: '',
  vendorName: () => null,
  favouriteOf: () => null,
};
const match: SportMatch = {
  matchId: 'KCKL-q-1',
  vassalage: 'KCKL',
  sport: 'football',
  competition: 'Fives',
  home: 'Chiang Mai',
  away: 'Trang',
  startsAt: '2026-11-20T11:30:00Z',
  status: 'upcoming',
  odds: { home: '1.85', draw: '3.20', away: '4.10' },
  score: null,
  sides: [],
  markets: [],
  suspended: false,
  clock: null,
};

describe('nearMoment', () => {
  it.each([
    ['2026-11-20T11:30:00Z', { time: '18:30', dated: false }],
    // Tomorrow in Thailand.
    ['2026-11-20T17:30:00Z', { time: '21 November 2026 at 00:30', dated: true }],
    ['2026-11-20T09:00:00Z', null],
    [null, null],
  ])('%s is %s', (iso, expected) => expect(nearMoment(iso, context)).toEqual(expected));
});

describe('a vendor', () => {
  it('opens its lobby, and returns to its own page', () =>
    expect(toCategoryVendor(card, context).href).toBe(
      '/seamless?vassalage=RVSD&gameType=LIVE&from=%2Flive%3Fvassalage%3DRVSD',
    ));
  it('of a lottery type links to the lottery page (GAM-01)', () =>
    expect(
      toCategoryVendor({ ...card, vassalage: 'ELOTT', gameType: 'ELOTT' }, { ...context, type: 'ELOTT' }).href,
    ).toBe('/lottery?vendor=ELOTT'));
  it('links to its rooms, and back when they are shown', () => {
    expect(toCategoryVendor(card, { ...context, chosen: '' }).roomsHref).toBe('/live?vassalage=RVSD');
    expect(toCategoryVendor(card, context).roomsHref).toBe('/live');
  });
  it('of another category has no rooms to show', () =>
    expect(toCategoryVendor({ ...card, gameType: 'SPORTS' }, { ...context, type: 'SPORTS' }).roomsHref).toBeNull());
  it('in maintenance says until when, and has no link to its rooms', () => {
    const closed = { ...card, maintenance: true, maintenanceEnd: '2026-11-20T11:30:00Z' };
    expect(toCategoryVendor(closed, context)).toMatchObject({
      maintenance: { until: { time: '18:30' } },
      roomsHref: null,
    });
    expect(maintenanceOf({ ...closed, maintenanceEnd: null }, context)).toEqual({ until: null });
  });
  it('whose maintenance has ended is open, although the cached list is older', () =>
    expect(maintenanceOf({ ...card, maintenance: true, maintenanceEnd: '2026-11-20T09:59:00Z' }, context)).toBeNull());
});

describe('a room', () => {
  it('that is open is launched by its id', () =>
    expect(toRoomView(room, roomContext).href).toBe(
      '/seamless?vassalage=RVSD&gameType=LIVE&gameCode=T1&from=%2Flive%3Fvassalage%3DRVSD',
    ));
  it('of a vendor in a derived category is launched under the type of the vendor (NAV-07)', () =>
    expect(toRoomView(room, { ...roomContext, gameType: 'SPORTS', type: 'COCKFIGHT' }).href).toBe(
      '/seamless?vassalage=RVSD&gameType=SPORTS&gameCode=T1&from=%2Fcockfight%3Fvassalage%3DRVSD',
    ));
  it.each(['closed', 'maintenance'] as const)('that is %s has no link', (status) =>
    expect(toRoomView({ ...room, status, opensAt: '2026-11-20T13:00:00Z' }, roomContext)).toMatchObject({
      href: null,
      opens: { time: '20:00' },
    }),
  );
  it('of a list of all vendors names its vendor, and leads back to the list', () =>
    expect(
      toRoomView(
        { ...room, vassalage: 'ANGP' },
        { ...roomContext, chosen: '', list: 'baccarat', vendorName: (vassalage) => `${vassalage} Ltd` },
      ),
    ).toMatchObject({
      vendor: 'ANGP Ltd',
      href: '/seamless?vassalage=ANGP&gameType=LIVE&gameCode=T1&from=%2Flive%3Fgame%3Dbaccarat',
    }));
});

describe('a list of tables', () => {
  const closed: Room = { ...room, roomId: 'T0', status: 'closed' };
  const roulette: Room = { ...room, roomId: 'T2', kind: 'roulette' };
  const other: Room = { ...room, roomId: 'T3', kind: { other: 'poker' } };
  const all = [closed, room, roulette, other];
  const idsOf = (rooms: readonly Room[]) => rooms.map(({ roomId }) => roomId);
  it('of a game has its tables, open ones first', () => {
    expect(idsOf(roomsOfList(all, 'baccarat', []))).toEqual(['T1', 'T0']);
    expect(idsOf(roomsOfList(all, 'sicBo', []))).toEqual([]);
  });
  it('of favourites has them in their order, without those that are gone', () =>
    expect(idsOf(roomsOfList(all, 'favourite', ['T3', 'gone', 'T0']))).toEqual(['T3', 'T0']));
  it.each([
    ['baccarat', 'baccarat'],
    ['favourite', 'favourite'],
    ['poker', ''],
    ['', ''],
    [null, ''],
  ])('%j in the URL is %j', (name, expected) => expect(tableListNamed(name)).toBe(expected));
});

describe('what a vendor offers', () => {
  const at = { ...room, vassalage: 'RVSD', image: '/1.svg' };
  const rooms: readonly Room[] = [
    { ...at, roomId: 'A', minBet: '100', maxBet: '5000' },
    { ...at, roomId: 'B', minBet: '20', maxBet: '100000', image: '/2.svg' },
    { ...at, roomId: 'C', kind: 'roulette', minBet: '50', maxBet: '900', image: '/3.svg' },
    { ...at, roomId: 'D', minBet: '1', maxBet: '999999', status: 'closed' },
    { ...at, roomId: 'E', vassalage: 'ANGP', minBet: '5', maxBet: '6', image: '' },
  ];
  it('are its open tables, their range by amount, and pictures of different games first', () =>
    expect(tablesOffer(rooms, 'RVSD', (path) => path)).toEqual({
      kind: 'tables',
      open: 3,
      minBet: '20',
      maxBet: '100000',
      pictures: ['/1.svg', '/3.svg', '/2.svg'],
    }));
  it('has no picture that is not allowed', () => {
    expect(tablesOffer(rooms, 'ANGP', (path) => path)).toMatchObject({ open: 1, pictures: [] });
    expect(tablesOffer(rooms, 'RVSD', () => null)).toMatchObject({ open: 3, pictures: [] });
  });
  it('are its matches, and those that run', () =>
    expect(matchesOffer([match, { ...match, status: 'live' }, { ...match, vassalage: 'NXAR' }], 'KCKL')).toEqual({
      kind: 'matches',
      listed: 2,
      running: 1,
    }));
  it('is nothing without either, and in maintenance', () => {
    expect(tablesOffer(rooms, 'NONE', (path) => path)).toBeNull();
    expect(matchesOffer([match], 'NONE')).toBeNull();
    const offer = matchesOffer([match], 'KCKL');
    expect(toCategoryVendor({ ...card, maintenance: true }, context, offer).offer).toBeNull();
    expect(toCategoryVendor(card, context, offer).offer).toBe(offer);
  });
});

describe('matches', () => {
  const vendors = new Map([['KCKL', { displayName: 'Kickline', gameType: 'SPORTS' as const }]]);
  const sports = { ...context, type: 'SPORTS', chosen: '' } as const;
  it('that take bets come first, by their start', () => {
    const live: SportMatch = {
      ...match,
      matchId: 'live',
      status: 'live',
      odds: null,
      startsAt: '2026-11-20T09:59:00Z',
    };
    const later: SportMatch = { ...match, matchId: 'later', startsAt: '2026-11-20T12:30:00Z' };
    const views = toMatchViews([live, later, match], vendors, sports);
    expect(views.map(({ matchId }) => matchId)).toEqual(['KCKL-q-1', 'later', 'live']);
    expect(views.map(({ starts }) => starts?.time)).toEqual(['18:30', '19:30', undefined]);
  });
  it('that run or are suspended show no price, though the platform knows the last one', () => {
    const all: SportMatch[] = [
      { ...match, matchId: 'live', status: 'live' },
      { ...match, matchId: 'closed', suspended: true },
    ];
    expect(toMatchViews(all, vendors, sports).map(({ odds }) => odds)).toEqual([null, null]);
  });
  it('run when the platform says so, not when their start has passed', () => {
    const past = { ...sports, now: Date.parse(match.startsAt) + 1 };
    expect(toMatchViews([match], vendors, past)[0]?.starts).toEqual({ time: '18:30', dated: false });
  });
  it('open the book of their vendor, and lead back', () =>
    expect(toMatchViews([match], vendors, sports)[0]).toMatchObject({
      vendor: 'Kickline',
      href: '/seamless?vassalage=KCKL&gameType=SPORTS&gameCode=KCKL-q-1&from=%2Fsports',
    }));
  it('of a vendor that the page does not show are left out', () =>
    expect(toMatchViews([{ ...match, vassalage: 'NXAR' }], vendors, sports)).toEqual([]));
});
