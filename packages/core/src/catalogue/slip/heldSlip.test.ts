import { expect, test } from 'vitest';
import type { SlipPick } from '#api/slipPicks.ts';
import { type HeldSlip, togglePick } from './heldSlip.ts';

const vendor = { vassalage: 'KCKL', gameType: 'SPORTS', name: 'Kickline' } as const;
const other = { vassalage: 'FB', gameType: 'SPORTS', name: 'Fairplay' } as const;
const pick = (matchId: string, outcome = 'home', line?: string): SlipPick => ({
  ...{ matchId, market: line === undefined ? '1x2' : 'handicap', outcome, price: '1.85' },
  ...(line !== undefined && { line }),
});
const priced = (...of: Parameters<typeof pick>) => ({ pick: pick(...of), label: of.join(' ') });
const shown = (slip: HeldSlip) => slip.picks.map(({ label }) => label);

const one = togglePick(null, vendor, priced('a'));
const two = togglePick(one, vendor, priced('b'));

test('a price goes in and out, whatever its price is now', () => {
  expect(shown(two)).toEqual(['a', 'b']);
  const moved = { label: 'a', pick: { ...pick('a'), price: '1.90' } };
  expect(shown(togglePick(two, vendor, moved))).toEqual(['b']);
});

test('another outcome of a market takes the place of the first; another market does not', () => {
  expect(shown(togglePick(two, vendor, priced('a', 'away')))).toEqual(['b', 'a away']);
  const lines = togglePick(two, vendor, priced('a', 'home', '-0.5'));
  expect(shown(lines)).toEqual(['a', 'b', 'a home -0.5']);
  expect(shown(togglePick(lines, vendor, priced('a', 'home', '-1')))).toEqual(['a', 'b', 'a home -1']);
});

test('a price of another vendor begins a new slip', () => {
  const slip = togglePick(two, other, priced('c'));
  expect(slip).toMatchObject({ vendor: other, line: null });
  expect(shown(slip)).toEqual(['c']);
});

test('more picks than a message carries push out the first', () => {
  const many = Array.from({ length: 21 }, (_, at) => at).reduce<HeldSlip | null>(
    (slip, at) => togglePick(slip, vendor, priced(String(at))),
    null,
  );
  expect(many?.picks).toHaveLength(20);
  expect(many?.picks[0]?.label).toBe('1');
});
