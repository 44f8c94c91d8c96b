import latin from '@fontsource-variable/anuphan/files/anuphan-latin-wght-normal.woff2?url';
import thai from '@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2?url';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { familiesWithoutThai } from './thaiFonts.ts';

test('a family needs Thai letters in one of its files', async () => {
  const before = document.fonts.size;
  const families = await familiesWithoutThai([
    { family: 'Whole', url: thai },
    { family: 'Whole', url: latin },
    { family: 'Latin', url: latin },
    // Its characters are there, but not loaded for Thai.
    { family: 'Ranged', url: thai, range: 'U+0000-00FF' },
    { family: 'Missing', url: '/missing.woff2' },
  ]);
  await expect(families).toEqual(['Latin', 'Ranged', 'Missing']);
  // What was loaded to look at it does not stay.
  await expect(document.fonts.size).toBe(before);
});
