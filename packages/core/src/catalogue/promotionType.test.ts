import { expect, it } from 'vitest';
import { namedType, typeOf } from './promotionType.ts';

it.each([
  ['Slots', 'Slots'],
  ['slots', 'Slots'],
  ['App download', 'AppDownload'],
  ['APP_DOWNLOAD', 'AppDownload'],
  ['Mystery', null],
  ['', null],
])('%j names %j', (word, type) => {
  expect(namedType(word)).toBe(type);
});

it('maps an unknown type to "others"', () => {
  expect(typeOf({ type: 'Mystery' })).toBe('Others');
});
