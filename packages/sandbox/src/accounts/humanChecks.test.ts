import { expect, test } from 'vitest';
import { isSolution, leadingZeroBits, solveChallenge } from './humanChecks.ts';

test('counts leading zero bits', () => {
  expect(leadingZeroBits(new Uint8Array([0b1000_0000]))).toBe(0);
  expect(leadingZeroBits(new Uint8Array([0, 0b0010_0000]))).toBe(10);
  expect(leadingZeroBits(new Uint8Array([0, 0]))).toBe(16);
});

test('solves a challenge', () => {
  expect(isSolution(solveChallenge('challenge', 10), 10)).toBe(true);
  expect(isSolution({ challenge: 'challenge', solution: 'wrong' }, 20)).toBe(false);
});
