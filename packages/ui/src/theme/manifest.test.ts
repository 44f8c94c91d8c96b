import { expect, it } from 'vitest';
import { shortName } from './manifest.ts';

it.each([
  ['Kinnari', 'Kinnari'],
  ['กินรี', 'กินรี'],
  ['Golden Kinnari Club', 'Golden'],
  ['Big Kinnari Club', 'Big Kinnari'],
  ['Extraordinarily long', 'Extraordinar'],
  // Marks above and below count with their letter, and are not cut from it.
  ['ที่นี่มีน้ำใจ', 'ที่นี่มีน้ำใจ'],
])('below the icon of %s stands %s', (name, short) => expect(shortName(name)).toBe(short));
