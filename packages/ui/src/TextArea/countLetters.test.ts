import { expect, it } from 'vitest';
import { countLetters } from './countLetters.ts';

it.each([
  ['', 0],
  ['abc', 3],
  ['กี่', 1],
  ['เงินไม่เข้า', 8],
  ['👨‍👩‍👧', 1],
  ['a\nb', 3],
])('counts %j as %i', (text, count) => expect(countLetters(text)).toBe(count));
