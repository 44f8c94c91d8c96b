import { expect, test } from 'vitest';
import { shortReference } from './shortReference.ts';

test.each([
  ['20261121-5b02e', '20261121-5b02e'],
  ['0123456789abcdef', '0123456789abcdef'],
  ['9f3c01ab77de4c5fa1b2c3d4e5f60718', '9f3c01…0718'],
  ['', ''],
])('%s is shown as %s', (reference, shown) => expect(shortReference(reference)).toBe(shown));
