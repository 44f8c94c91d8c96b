import { describe, expect, it } from 'vitest';
import { runLength, shiftOf, untilNext } from './drift.ts';

const places = [
  { start: 0, size: 100 },
  { start: 120, size: 300 },
];

describe('a line that moves without end', () => {
  it('is long enough for its largest item to leave before it comes again', () => {
    expect(runLength(places, 60)).toBe(420);
    expect(runLength(places, 1000)).toBe(1300);
    expect(runLength([], 1000)).toBe(0);
  });

  it('brings an item in at the end once it has left at the front', () => {
    expect(shiftOf({ start: 0, size: 100 }, 99, 420)).toBe(0);
    expect(shiftOf({ start: 0, size: 100 }, 100, 420)).toBe(420);
    expect(shiftOf({ start: 0, size: 100 }, 519, 420)).toBe(420);
    expect(shiftOf({ start: 0, size: 100 }, 520, 420)).toBe(840);
    expect(shiftOf({ start: 0, size: 100 }, 5, 0)).toBe(0);
  });

  it('knows how far it moves until the next item has left', () => {
    expect(untilNext(places, 0, 420)).toBe(100);
    expect(untilNext(places, 100, 420)).toBe(320);
    expect(untilNext(places, 419, 420)).toBe(1);
    // Late by whole runs, after a sleep of the device.
    expect(untilNext(places, 10_000, 420)).toBeGreaterThan(0);
  });
});
