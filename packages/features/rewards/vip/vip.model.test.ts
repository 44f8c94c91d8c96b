import { expect, test } from 'vitest';
import en from '#locales/en/vip.json';
import th from '#locales/th/vip.json';
import { levelOfRank, nextLevel, sumsOf } from './vip.model.ts';
import { sampleLevels, sampleOwn } from './vip.samples.ts';

const levels = sampleLevels({ language: 'en' });

test('the next level is the one above, and the highest has none', () => {
  expect(nextLevel(levels, sampleOwn({ rank: 1 }))?.rank).toBe(2);
  expect(nextLevel(levels, sampleOwn({ rank: 5 }))).toBeUndefined();
  expect(levelOfRank(levels, 3)?.rank).toBe(3);
  expect(levelOfRank(levels, 9)).toBeUndefined();
});

test('a sum of nothing is not asked for, and one that is reached says so', () => {
  const own = { deposit: '100.00', validBet: '5000.00' };
  expect(sumsOf({ deposit: '0.00', validBet: '5000.00' }, own)).toEqual([
    { of: 'validBet', done: '5000.00', asked: '5000.00', met: true },
  ]);
  expect(sumsOf({ deposit: '500.00', validBet: '9000.00' }, own).map(({ met }) => met)).toEqual([false, false]);
  expect(sumsOf(null, own)).toEqual([]);
});

/** Words that press a player to deposit or to hurry. */
const pressing = {
  th: ['รีบ', 'อย่าพลาด', 'ก่อนหมด', 'ด่วน', 'เติมเงิน', 'ฝากเลย', 'ฝากเพิ่ม', 'เหลืออีกเพียง', 'เท่านั้น!', 'สุดพิเศษ', '!'],
  en: [
    'hurry',
    'miss',
    'last chance',
    'only',
    'deposit now',
    'deposit more',
    'top up',
    'lose',
    'exclusive',
    'quick',
    '!',
  ],
};

test('no text presses to deposit, to hurry, or to keep a level', () => {
  const textsOf = (value: unknown): readonly string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);
  for (const [texts, words] of [
    [textsOf(th), pressing.th],
    [textsOf(en), pressing.en],
  ] as const) {
    expect(texts.length).toBeGreaterThan(20);
    for (const text of texts) for (const word of words) expect(text.toLowerCase()).not.toContain(word);
  }
});
