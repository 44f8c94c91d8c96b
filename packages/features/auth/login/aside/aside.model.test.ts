import { expect, it } from 'vitest';
import type { GameType } from '#api/primitives.ts';
import { asideGroups } from './aside.model.ts';
import { fitsScreen } from './loginWindow.ts';

const card = (vassalage: string, gameType: GameType, isHot = false) => ({
  vassalage,
  displayName: vassalage,
  accountTypeId: '1',
  gameType,
  isHot,
});
const categories = [
  { type: 'RNG', name: null, vendors: [card('A', 'RNG', true), card('B', 'RNG')] },
  { type: 'LIVE', name: null, vendors: [card('A', 'LIVE', true)] },
  { type: 'PVP', name: null, vendors: [card('C', 'PVP')] },
  // A derived category: its vendors keep the game type under which they are launched.
  { type: 'COCKFIGHT', name: null, vendors: [card('WS168', 'SPORTS')] },
] as const;

it('starts with the hot vendors of every type (LGN-02b, LGN-02c)', () => {
  const groups = asideGroups(categories);
  expect(groups.map(({ id }) => id)).toEqual(['hot', 'RNG', 'LIVE', 'PVP', 'COCKFIGHT']);
  expect(groups[0]?.vendors.map(({ card: { vassalage, gameType } }) => vassalage + gameType)).toEqual([
    'ARNG',
    'ALIVE',
  ]);
});

it('has no hot group without hot vendors', () => {
  expect(asideGroups(categories.slice(2)).map(({ id }) => id)).toEqual(['PVP', 'COCKFIGHT']);
  expect(asideGroups([])).toEqual([]);
});

it('links to the lobby of an RNG vendor, and requires a login for any other (LGN-02f, LGN-02g)', () => {
  const targets = asideGroups(categories)
    .slice(1)
    .map(({ vendors }) => vendors.map(({ target, asksToLogIn }) => [target, asksToLogIn]).at(-1));
  expect(targets).toEqual([
    ['/rng?vassalage=B', false],
    ['/seamless?vassalage=A&gameType=LIVE&from=%2Flive', true],
    ['/pvp?vassalage=C', true],
    ['/seamless?vassalage=WS168&gameType=SPORTS&from=%2Fcockfight', true],
  ]);
});

it.each([
  [1440, 860, true],
  [1366, 728, true],
  [1366, 600, false],
  [1280, 1024, false],
  [412, 915, false],
])('a screen of %d × %d', (availWidth, availHeight, expected) => {
  expect(fitsScreen({ availWidth, availHeight })).toBe(expected);
});
