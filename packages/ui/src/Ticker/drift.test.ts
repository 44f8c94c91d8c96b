import { describe, expect, it } from 'vitest';
import { advance, runLength, shiftOf } from './drift.ts';

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

  it('moves as far in a second whatever the screen', () => {
    const after = (frames: number) =>
      Array.from({ length: frames }).reduce<number>((offset) => advance(offset, 1000 / frames, 30, 420), 0);
    expect(after(60)).toBeCloseTo(30);
    expect(after(144)).toBeCloseTo(30);
    // The step of the specification: half a pixel a frame, 60 of them a second.
    expect(advance(0, 1000 / 60, 0.5 * 60, 420)).toBeCloseTo(0.5);
  });

  it('does not leap after a long frame, begins again at its end, and stands where there is nothing', () => {
    expect(advance(0, 60_000, 30, 420)).toBe(3);
    expect(advance(419, 100, 20, 420)).toBe(1);
    expect(advance(5, 16, 30, 0)).toBe(0);
  });

  it('brings an item in at the end once it has left at the front', () => {
    expect(shiftOf({ start: 0, size: 100 }, 99, 420)).toBe(0);
    expect(shiftOf({ start: 0, size: 100 }, 100, 420)).toBe(420);
  });
});
