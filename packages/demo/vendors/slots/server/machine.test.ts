import { expect, test } from 'vitest';
import { lines, outcomeAt, pays, spin, strips, totalPays } from './machine.ts';

/** All equally likely stops of the reels. */
function* everyOutcome() {
  const [first = [], second = [], third = []] = strips;
  for (const a of first.keys()) {
    for (const b of second.keys()) for (const c of third.keys()) yield outcomeAt([a, b, c]);
  }
}

test('all 13,824 stops together return 94.8 % and win about every fifth time', () => {
  const paid = [...everyOutcome()].map(totalPays);
  const stakes = paid.length;
  expect(stakes).toBe(24 ** 3);
  expect(paid.reduce((sum, each) => sum + each, 0)).toBe(13_105);
  expect(13_105 / stakes).toBeCloseTo(0.948, 3);
  expect(paid.filter((each) => each > 0).length / stakes).toBeCloseTo(0.209, 3);
  expect(Math.max(...paid)).toBe(52);
});

test('every win is a whole multiple of the stake and exceeds it', () => {
  for (const outcome of everyOutcome()) {
    const paid = totalPays(outcome);
    expect(Number.isInteger(paid)).toBe(true);
    if (outcome.wins.length > 0) expect(paid).toBeGreaterThan(1);
  }
});

test('the rarest symbol substitutes for the others', () => {
  const withWild = [...everyOutcome()].find(({ grid, wins }) =>
    wins.some(({ line, rank }) => rank === 7 && grid.some((column, reel) => column[lines[line]?.[reel] ?? 0] === 0)),
  );
  expect(withWild).toBeDefined();
});

test('a rarer symbol pays at least as much', () => {
  expect(pays).toEqual(pays.toSorted((a, b) => b - a));
});

test('the random number selects the stop, from the first to the last', () => {
  expect(spin(() => 0)).toEqual(outcomeAt([0, 0, 0]));
  expect(spin(() => 1 - Number.EPSILON)).toEqual(outcomeAt([23, 23, 23]));
});
