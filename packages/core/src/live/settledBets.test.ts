import { expect, it } from 'vitest';
import type { ListedBet } from '#api/records.ts';
import { withSettled } from './settledBets.ts';

const bet = (reference: string, win: string | null = null): ListedBet => ({
  ...{ reference, placedAt: '2026-11-21T03:00:00.000Z', settledAt: null, gameType: 'LOTT', vassalage: 'LOTT' },
  ...{ vendorName: 'Thai Lotto', gameName: 'Chrysanthemum', stake: '60.00', win, profit: null, validBet: '0.00' },
});
const open = (names: string) => [...names].map((name) => bet(name));
const at = (index: number, name: string) => ({ index, bet: bet(name, '99.00') });
const listed = (list: readonly ListedBet[]) =>
  list.map(({ reference, win }) => (win === null ? reference : `${reference}!`)).join(' ');

it.each([
  ['where it is, as long as the list has it', 'abc', [at(1, 'b')], 'a b! c'],
  ['where it stood, once the list has another in its place', 'acd', [at(1, 'b')], 'a b! c'],
  ['at the end of a list that has become shorter', 'a', [at(2, 'c')], 'a c!'],
  ['alone, when nothing is open any more', '', [at(0, 'a'), at(1, 'b')], 'a! b!'],
  ['below a bet that was placed meanwhile', 'xac', [at(1, 'b')], 'x b! a'],
  ['nowhere, once its time has passed', 'acd', [], 'a c d'],
])('a settled bet stands %s', (_name, waiting, settled, shown) =>
  expect(listed(withSettled(open(waiting), settled, 3))).toBe(shown),
);
