import { describe, expect, it } from 'vitest';
import { maskName } from './masking.ts';

describe('maskName', () => {
  it.each([
    ['somchai', 'so***i'],
    ['abcd', 'ab***d'],
    ['  somchai  ', 'so***i'],
  ])('keeps the first two letters and the last: %s', (name, masked) => expect(maskName(name)).toBe(masked));

  it.each([
    ['abc', 'a***'],
    ['ab', 'a***'],
    ['a', 'a***'],
    ['', '***'],
    ['   ', '***'],
  ])('shows the first letter at most of a short name: "%s"', (name, masked) => expect(maskName(name)).toBe(masked));

  it.each([
    // Marks above and below stay with their letter, at either cut.
    ['น้ำฝนกู้', 'น้ำฝ***กู้'],
    ['กินรีศรี', 'กิน***รี'],
    ['ที่รัก', 'ที่***'],
  ])('never cuts a Thai letter from its marks: %s', (name, masked) => expect(maskName(name)).toBe(masked));

  it.each([
    ['👩‍👩‍👧‍👦ใจดี🇹🇭', '👩‍👩‍👧‍👦ใ***🇹🇭'],
    ['👍🏽', '👍🏽***'],
    ['ѐ́bcde\u0301', 'ѐ́b***e\u0301'],
  ])('takes an emoji, or a letter with accents, as one: %s', (name, masked) => expect(maskName(name)).toBe(masked));

  it('does not tell how much it hides', () =>
    expect(maskName(`ab${'x'.repeat(50)}c`)).toHaveLength(maskName('abxc').length));
});
