import { describe, expect, test } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { tablesOf } from './liveTables.ts';
import { seedLotteries } from './lotteries.ts';
import { isUnfit } from './unfitNames.ts';
import { classificationPatterns, motifWords, slotPatterns } from './words.ts';

describe('a name', () => {
  test.each([
    ['Golden Shower Table', 'โต๊ะราชพฤกษ์'],
    ['Fist Stage', 'เวทีกำปั้น'],
    ['Magic Mushroom', 'เห็ดวิเศษ'],
    ['Oven Camp', 'ค่ายเตา'],
    ['Star Wheel Burst', 'ดวงดาวแตกปัง'],
    ['Pink Forest', 'แรดชมพู'],
    ['Champaca Table', 'โต๊ะจำปี'],
  ])('such as %s (%s) is unfit', (en, th) => expect(isUnfit({ en, th })).toBe(true));

  test.each([
    ['Orchid Table', 'โต๊ะกล้วยไม้'],
    ['Golden Lotus', 'บัวทอง'],
    ['Conch Palace', 'วังหอยสังข์'],
    ['Grape Bonanza', 'องุ่นโบนันซา'],
  ])('such as %s (%s) is fit', (en, th) => expect(isUnfit({ en, th })).toBe(false));
});

test('no word of the lists is unfit alone', () => {
  const words = Object.values(motifWords).flatMap((each) => Object.values(each).flat());
  const patterns = [...slotPatterns, ...Object.values(classificationPatterns).flat()];
  expect([...words, ...patterns].filter(([en, th]) => isUnfit({ en, th }))).toEqual([]);
});

test.each([1, 7, 42, 2_026])('no game, lobby, table, vendor or lottery of seed %i has an unfit name', (seed) => {
  const { games, vendors, lobbyOf } = createCatalogue(seed, 'full');
  const names = [
    ...games.map(({ name }) => name),
    ...[...lobbyOf.values()].map(({ name }) => name),
    ...vendors.map(({ name }) => name),
    ...vendors.flatMap(tablesOf).map(({ name }) => name),
    ...seedLotteries('full').map(({ name }) => name),
  ];
  expect(names.length).toBeGreaterThan(10_000);
  expect(names.filter(isUnfit)).toEqual([]);
});
