import { expect, it } from 'vitest';
import { maskNumber } from './maskNumber.ts';

it.each([
  ['0812345678', '081•••5678'],
  ['+66812345678', '+66•••5678'],
])('%s is a number, shown as %s', (name, shown) => expect(maskNumber(name)).toBe(shown));

it.each(['demo', 'สมชาย', 'lotus2569', '1234567', ''])('“%s” is a name', (name) => expect(maskNumber(name)).toBe(name));
