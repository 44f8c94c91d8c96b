import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dividedWords, withWholeWordsIn } from '#text/thaiLines.ts';

const folder = new URL('../../locales/th/', import.meta.url);

/** Texts of a namespace that are marked and of which a line would still divide a word, with the word. */
function dividedTexts(texts: unknown, plain: unknown): readonly string[] {
  if (typeof texts === 'string')
    return texts === plain ? [] : dividedWords(texts).map(({ word }) => `${word}: ${texts}`);
  const [marked, before] = [texts, plain] as Readonly<Record<string, unknown>>[];
  return Object.keys(marked ?? {}).flatMap((key) => dividedTexts(marked?.[key], before?.[key]));
}

it.each(readdirSync(folder))('%s has no text whose lines divide a word of the list', (file) => {
  const texts: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  expect(dividedTexts(withWholeWordsIn(texts, file.replace('.json', '')), texts)).toEqual([]);
});

it('sees a divided word', () => {
  expect(dividedTexts({ row: 'ยอดเดิมพัน ' }, { row: 'ยอดเดิมพัน' })).toEqual(['เดิมพัน: ยอดเดิมพัน ']);
});
