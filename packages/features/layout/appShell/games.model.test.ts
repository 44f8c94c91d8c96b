import { describe, expect, it, test } from 'vitest';
import type { NavCategory } from './appShell.types.ts';
import { drawsFact, matchesFact, shownCategories, tablesFact, timeLeft, vendorsFact } from './games.model.ts';

const category = (type: NavCategory['type'], ...inMaintenance: readonly boolean[]): NavCategory => ({
  type,
  name: null,
  href: '/',
  vendors: inMaintenance.map((paused, at) => ({
    ...{ vassalage: `V${at}`, name: '', mark: null, hot: false, href: '/' },
    inMaintenance: paused,
  })),
});
const each = <State extends string>(...states: readonly State[]) => states.map((status) => ({ status }));
const typesOf = (categories: readonly NavCategory[]) => shownCategories(categories).map(({ type }) => type);

test('NAV-10: the second lottery has no tile beside the first, and one without it', () => {
  expect(typesOf([category('LOTT'), category('ELOTT'), category('RNG')])).toEqual(['LOTT', 'RNG']);
  expect(typesOf([category('ELOTT')])).toEqual(['ELOTT']);
});

describe('the fact of a tile', () => {
  it('counts vendors and tables that are open, and is missing without one', () => {
    expect(vendorsFact(category('RNG', false, true, false))).toEqual({ kind: 'vendors', count: '2' });
    expect(vendorsFact(category('RNG', true))).toBeUndefined();
    expect(tablesFact(each('open', 'closed', 'open', 'maintenance'))).toEqual({ kind: 'tables', count: '2' });
    expect(tablesFact(each('closed'))).toBeUndefined();
  });
  it('counts running matches, else those that come, and says when the list may be cut', () => {
    expect(matchesFact(each('live', 'upcoming'), 100)).toEqual({ kind: 'live', count: '1' });
    expect(matchesFact(each('upcoming', 'upcoming'), 100)).toEqual({ kind: 'matches', count: '2' });
    expect(matchesFact(each('live', 'live'), 2)).toEqual({ kind: 'live', count: '2+' });
    expect(matchesFact([], 100)).toBeUndefined();
  });
  it('names when draws close, the next first, whatever the platform sends', () => {
    const draw = (remainTime: number | string | null, lockTime: number | string | null = null) => ({
      ...{ gameId: 'a', numero: '1' },
      remainTime,
      lockTime,
    });
    expect(drawsFact([draw('90', 30), draw(20), draw(null), draw('NaN'), draw(5, 5), draw(-3)], 1_000)).toEqual({
      kind: 'draws',
      closings: [21_000, 61_000],
    });
    expect(drawsFact([draw(null)], 0)).toBeUndefined();
  });
});

it.each([
  [38_000, '0:38'],
  [37_001, '0:38'],
  [725_000, '12:05'],
  [11_045_000, '3:04:05'],
  [-1, '0:00'],
])('%s ms are written as %s', (ms, text) => expect(timeLeft(ms)).toBe(text));
