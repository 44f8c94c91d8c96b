import { describe, expect, it } from 'vitest';
import type { VendorCard } from '#api/games.ts';
import type { Room } from '#api/launch.ts';
import { type CategoryContext, maintenanceOf, nearMoment, toCategoryVendor, toRoomView } from './category.model.ts';

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
  name: 'Lotus',
  game: 'Baccarat',
  status: 'open',
  opensAt: null,
  minBet: '20.00',
  maxBet: '5000.00',
  players: null,
  image: '',
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
    expect(toRoomView(room, 'LIVE', context).href).toBe(
      '/seamless?vassalage=RVSD&gameType=LIVE&gameCode=T1&from=%2Flive%3Fvassalage%3DRVSD',
    ));
  it('of a vendor in a derived category is launched under the type of the vendor (NAV-07)', () =>
    expect(toRoomView(room, 'SPORTS', { ...context, type: 'COCKFIGHT' }).href).toBe(
      '/seamless?vassalage=RVSD&gameType=SPORTS&gameCode=T1&from=%2Fcockfight%3Fvassalage%3DRVSD',
    ));
  it.each(['closed', 'maintenance'] as const)('that is %s has no link', (status) =>
    expect(toRoomView({ ...room, status, opensAt: '2026-11-20T13:00:00Z' }, 'LIVE', context)).toMatchObject({
      href: null,
      opens: { time: '20:00' },
    }),
  );
});
