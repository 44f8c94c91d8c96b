import { expect, test } from 'vitest';
import type { SlipPick } from '#api/slipPicks.ts';
import { type HeldSlip, togglePick } from '#core/catalogue/slip/heldSlip.ts';
import { lineOf, takeReport } from './slip.model.ts';

const vendor = { vassalage: 'KCKL', gameType: 'SPORTS', name: 'Kickline' } as const;
const pick = (matchId: string, outcome = 'home', line?: string): SlipPick => ({
  ...{ matchId, market: line === undefined ? '1x2' : 'handicap', outcome, price: '1.85' },
  ...(line !== undefined && { line }),
});
const priced = (...of: Parameters<typeof pick>) => ({ pick: pick(...of), label: of.join(' ') });
const report = (picks: SlipPick[], count = String(picks.length)) => ({
  ...{ count, label: 'Home', price: '1.85', stake: '฿100', returns: '฿185' },
  picks,
});
const shown = (slip: HeldSlip) => slip.picks.map(({ label }) => label);

const one = togglePick(null, vendor, priced('a'));
const two = togglePick(one, vendor, priced('b'));

test('what the vendor has had and has no more leaves; what it has not heard of yet stays', () => {
  const heard = takeReport(two, report([pick('a')]));
  expect(shown(heard)).toEqual(['a', 'b']);
  expect(shown(takeReport(heard, report([pick('b')])))).toEqual(['b']);
  expect(shown(takeReport(heard, report([])))).toEqual(['b']);
});

test('a report adds nothing: the site does not know the words of what it has not shown', () =>
  expect(shown(takeReport(one, report([pick('a'), pick('z')])))).toEqual(['a']));

test('the line is shown while it is about these picks', () => {
  expect(lineOf(one)).toBeNull();
  const heard = takeReport(one, report([pick('a')]));
  expect(lineOf(heard)).toMatchObject({ price: '1.85', returns: '฿185' });
  expect(lineOf(takeReport(one, report([pick('a')], '7')))).toBeNull();
  expect(lineOf(togglePick(heard, vendor, priced('b')))).toBeNull();
  expect(lineOf(takeReport(heard, report([])))).toBeNull();
});
