import { expect, it } from 'vitest';
import { readPin } from './readPin.ts';

it.each([
  ['123456', '123456'],
  ['๑๒๓๔๕๖', '123456'],
  [' 12-34 56 ', '123456'],
  ['1234567', '123456'],
  ['pin 12', '12'],
  ['', ''],
])('reads %j as %j', (text, pin) => expect(readPin(text, 6)).toBe(pin));
