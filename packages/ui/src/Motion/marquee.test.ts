import { describe, expect, it } from 'vitest';
import { distanceToNext, loopLength, shiftOf } from './marquee.ts';

const items = [
  { start: 0, size: 100 },
  { start: 120, size: 300 },
];

describe('marquee', () => {
  it('has a loop that is long enough for the largest item to leave before it is shown again', () => {
    expect(loopLength(items, 60)).toBe(420);
    expect(loopLength(items, 1000)).toBe(1300);
    expect(loopLength([], 1000)).toBe(0);
  });

  it('shifts an item to the end once it has left at the start', () => {
    expect(shiftOf({ start: 0, size: 100 }, 99, 420)).toBe(0);
    expect(shiftOf({ start: 0, size: 100 }, 100, 420)).toBe(420);
    expect(shiftOf({ start: 0, size: 100 }, 519, 420)).toBe(420);
    expect(shiftOf({ start: 0, size: 100 }, 520, 420)).toBe(840);
    expect(shiftOf({ start: 0, size: 100 }, 5, 0)).toBe(0);
  });

  it('returns the distance until the next item has left', () => {
    expect(distanceToNext(items, 0, 420)).toBe(100);
    expect(distanceToNext(items, 100, 420)).toBe(320);
    expect(distanceToNext(items, 419, 420)).toBe(1);
    // Several loops late, e.g. after the device was suspended.
    expect(distanceToNext(items, 10_000, 420)).toBeGreaterThan(0);
  });
});
