import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findSolution, startsWithZeroBits } from './humanCheckWork.ts';

const digest = (text: string) => new Uint8Array(createHash('sha256').update(text).digest());

it.each([
  [[0xff], 0, true],
  [[0x7f], 1, true],
  [[0x80], 1, false],
  [[0x00, 0x1f], 11, true],
  [[0x00, 0x20], 11, false],
  [[0x01, 0x00], 8, false],
  [[0x00, 0x00, 0x0f], 20, true],
  [[0x00], 9, false],
])('%j starts with %i zero bits: %s', (bytes, zeroBits, expected) => {
  expect(startsWithZeroBits(Uint8Array.from(bytes), zeroBits)).toBe(expected);
});

describe('findSolution', () => {
  it('finds the first solution', async () => {
    const solution = await findSolution('lotus', 10, new AbortController().signal);
    expect(solution).toMatch(/^\d+$/);
    expect(startsWithZeroBits(digest(`lotus:${solution}`), 10)).toBe(true);
    for (let earlier = 0; earlier < Number(solution); earlier += 1) {
      expect(startsWithZeroBits(digest(`lotus:${earlier}`), 10)).toBe(false);
    }
  });

  it('stops when aborted', async () => {
    const search = new AbortController();
    const solution = findSolution('endless', 250, search.signal);
    search.abort();
    expect(await solution).toBeNull();
  });
});
