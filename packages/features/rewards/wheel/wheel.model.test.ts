import { expect, it } from 'vitest';
import { labelSize, percentText, pointAt, sectorsOf, stopAngle } from './wheel.model.ts';
import { samplePrizes } from './wheel.samples.ts';

const prizes = samplePrizes({});
const sectors = sectorsOf(prizes);

it('gives each prize as much of the wheel as its chance', () => {
  for (const { id, chance } of prizes) {
    const own = sectors.filter(({ prize }) => prize.id === id);
    const degrees = own.reduce((sum, { from, to }) => sum + to - from, 0);
    expect(degrees).toBeCloseTo(chance * 0.036, 6);
  }
  expect(sectors[0]?.from).toBe(0);
  expect(sectors.at(-1)?.to).toBeCloseTo(360, 6);
});

it('spreads the sectors of a prize: none lies beside one of its own', () => {
  for (const [at, { index }] of sectors.entries()) {
    expect(sectors[(at + 1) % sectors.length]?.index).not.toBe(index);
  }
});

it('stops in the middle of a sector of the prize, forwards, whatever stood at the top', () => {
  for (const from of [0, 77, 360, 1_234.5]) {
    for (const { id } of prizes) {
      for (const seed of ['L1', 'L2', 'L3', 'L4']) {
        const to = stopAngle(sectors, id, { from, seed }) ?? Number.NaN;
        expect(to - from).toBeGreaterThanOrEqual(5 * 360);
        const top = (360 - (to % 360) + 360) % 360;
        const hit = sectors.find((sector) => top >= sector.from && top < sector.to);
        expect(hit?.prize.id).toBe(id);
        expect(top).toBeCloseTo(((hit?.from ?? 0) + (hit?.to ?? 0)) / 2, 6);
      }
    }
  }
  expect(stopAngle(sectors, 'unknown', { from: 0, seed: 'L1' })).toBeNull();
});

it('draws a wheel of one prize, and none of none', () => {
  const [only] = prizes;
  expect(sectorsOf(only === undefined ? [] : [{ ...only, chance: 10_000 }]).at(-1)?.to).toBeCloseTo(360, 6);
  expect(sectorsOf([])).toEqual([]);
});

it('writes chances as they are', () => {
  expect([3_600, 250, 50, 1].map(percentText)).toEqual(['36', '2.5', '0.5', '0.01']);
  expect(pointAt(0, 10)).toEqual([0, -10]);
  expect(pointAt(90, 10)).toEqual([10, 0]);
});

it.each([
  ['฿10', 32, 9.5],
  ['฿100', 22, 9.5],
  // Narrow, or long: smaller, then none.
  ['฿1,234', 20, 7],
  ['฿1,234,567', 36, 7.5],
  ['฿500', 9, null],
])('the label %s stays inside a sector of %i degrees', (text, degrees, size) => {
  expect(labelSize(text, degrees)).toBe(size);
});
