import { describe, expect, it } from 'vitest';
import type { VendorLane } from '#api/games.ts';
import type { GameType } from '#api/primitives.ts';
import { deriveCategories, vendorPath } from './categories.ts';

const lane = (title: GameType, ...codes: string[]): VendorLane => ({
  title,
  gameClassify: [],
  cards: codes.map((vassalage) => ({
    vassalage,
    displayName: vassalage,
    accountTypeId: vassalage,
    gameType: title,
    isHot: false,
  })),
});
const lists = { ESPORTS: ['NXAR'], COCKFIGHT: ['DS88', 'SV3'] };
const shape = (lanes: readonly VendorLane[], derived = lists) =>
  deriveCategories(lanes, derived).map(({ type, vendors }) => [
    type,
    vendors.map(({ vassalage }) => vassalage).join(' '),
  ]);

describe('deriveCategories', () => {
  it('moves the listed sports vendors into categories after sports', () => {
    expect(shape([lane('SPORTS', 'KCKL', 'SV3', 'NXAR', 'DS88'), lane('LOTT', 'LOTT')])).toEqual([
      ['SPORTS', 'KCKL'],
      ['ESPORTS', 'NXAR'],
      ['COCKFIGHT', 'SV3 DS88'],
      ['LOTT', 'LOTT'],
    ]);
  });
  it('leaves out categories without vendors, including sports when all its vendors moved', () => {
    expect(shape([lane('LIVE'), lane('SPORTS', 'DS88'), lane('RNG', 'A')])).toEqual([
      ['COCKFIGHT', 'DS88'],
      ['RNG', 'A'],
    ]);
    expect(shape([])).toEqual([]);
  });
  it('follows the order and the names of the menu, and loses nothing that it does not name', () => {
    const lanes = [lane('RNG', 'A'), lane('LIVE', 'B'), lane('SPORTS', 'KCKL', 'DS88'), lane('LOTT', 'LOTT')];
    const menu = [
      { gameType: 'LOTT', name: 'หวยไทย' },
      { gameType: 'COCKFIGHT', name: '' },
      { gameType: 'FISH', name: 'without a vendor' },
      { gameType: 'RNG', name: 'สล็อตแตก' },
    ] as const;
    expect(deriveCategories(lanes, lists, menu).map(({ type, name }) => [type, name])).toEqual([
      ['LOTT', 'หวยไทย'],
      ['COCKFIGHT', null],
      ['RNG', 'สล็อตแตก'],
      ['LIVE', null],
      ['SPORTS', null],
    ]);
  });
  it('moves vendors of sports only', () => {
    expect(shape([lane('LIVE', 'DS88')])).toEqual([['LIVE', 'DS88']]);
  });
  it('joins a derived category with a lane that the platform sends, each vendor once', () => {
    expect(shape([lane('ESPORTS', 'PXLG', 'NXAR'), lane('SPORTS', 'NXAR', 'KCKL')])).toEqual([
      ['ESPORTS', 'PXLG NXAR'],
      ['SPORTS', 'KCKL'],
    ]);
  });
  it('joins lanes of the same name', () => {
    expect(shape([lane('RNG', 'A'), lane('LIVE', 'L'), lane('RNG', 'B', 'A')])).toEqual([
      ['RNG', 'A B'],
      ['LIVE', 'L'],
    ]);
  });
  it('keeps the type under which the platform launches a vendor', () => {
    expect(deriveCategories([lane('SPORTS', 'SV3')], lists)[0]?.vendors[0]?.gameType).toBe('SPORTS');
  });
});

describe('vendorPath', () => {
  it.each([
    ['RNG', '/rng?vassalage=A%26B'],
    ['PVP', '/pvp?vassalage=A%26B'],
    ['FISH', '/fish?vassalage=A%26B'],
    ['LIVE', '/live?vassalage=A%26B'],
    ['COCKFIGHT', '/cockfight?vassalage=A%26B'],
    ['LOTT', '/seamless?vassalage=A%26B&gameType=LOTT'],
  ] as const)('%s', (type, expected) => expect(vendorPath(type, 'A&B')).toBe(expected));
  it('links to /lottery for a vendor whose lotteries the site shows (GAM-01)', () =>
    expect(vendorPath('LOTT', 'TCG_SEA')).toBe('/lottery?vendor=TCG_SEA'));
});
