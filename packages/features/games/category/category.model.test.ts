import { describe, expect, it } from 'vitest';
import type { VendorCard } from '#api/games.ts';
import type { SportMatch } from '#api/matches.ts';
import { type CategoryContext, maintenanceOf, matchesOffer, toCategoryVendor, toMatchViews } from './category.model.ts';

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

describe('a vendor', () => {
  it('opens its lobby, and returns to its own page', () =>
    expect(toCategoryVendor(card, context).href).toBe(
      '/seamless?vassalage=RVSD&gameType=LIVE&from=%2Flive%3Fvassalage%3DRVSD',
    ));
  it('of a lottery type links to the lottery page (GAM-01)', () =>
    expect(
      toCategoryVendor({ ...card, vassalage: 'ELOTT', gameType: 'ELOTT' }, { ...context, type: 'ELOTT' }).href,
    ).toBe('/lottery?vendor=ELOTT'));
  it('in maintenance says until when', () => {
    const closed = { ...card, maintenance: true, maintenanceEnd: '2026-11-20T11:30:00Z' };
    expect(toCategoryVendor(closed, context)).toMatchObject({
      maintenance: { until: { time: '18:30' } },
    });
    expect(maintenanceOf({ ...closed, maintenanceEnd: null }, context)).toEqual({ until: null });
  });
  it('whose maintenance has ended is open, although the cached list is older', () =>
    expect(maintenanceOf({ ...card, maintenance: true, maintenanceEnd: '2026-11-20T09:59:00Z' }, context)).toBeNull());
});

describe('what a vendor offers', () => {
  it('are its matches, and those that run', () =>
    expect(matchesOffer([match, { ...match, status: 'live' }, { ...match, vassalage: 'NXAR' }], 'KCKL')).toEqual({
      listed: 2,
      running: 1,
    }));
  it('is nothing without any, and in maintenance', () => {
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
