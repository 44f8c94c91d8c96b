import { expect, test } from 'vitest';
import { shortReference, writtenReference } from './reference.ts';

test.each([
  ['20261121-5b02e', '20261121-5b02e'],
  ['0123456789abcdef', '0123456789abcdef'],
  ['9f3c01ab77de4c5fa1b2c3d4e5f60718', '9f3c … 0718'],
  ['', ''],
])('in a table, %s is shown as %s', (reference, shown) => expect(shortReference(reference)).toBe(shown));

test.each([
  ['9f3c01ab77de4c5fa1b2c3d4e5f60718', '9f3c 01ab 77de 4c5f a1b2 c3d4 e5f6 0718'],
  ['0123456789abcde', '0123 4567 89ab cde'],
  // Short enough to be read at once.
  ['W7K2MPQ93X', 'W7K2MPQ93X'],
  ['20261121-5b02e', '20261121-5b02e'],
  ['stake 9f3c01ab77de4c5fa1b2c3d4e5f60718', 'stake 9f3c 01ab 77de 4c5f a1b2 c3d4 e5f6 0718'],
  ['', ''],
])('%s is written as %s', (reference, shown) => expect(writtenReference(reference)).toBe(shown));

test('nothing but spaces is added', () => {
  const reference = '9f3c01ab77de4c5fa1b2c3d4e5f60718';
  expect(writtenReference(reference).replaceAll(' ', '')).toBe(reference);
});
