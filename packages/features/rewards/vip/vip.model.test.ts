import { expect, test } from 'vitest';
import en from '#locales/en/vip.json';
import th from '#locales/th/vip.json';
import { goalOf, levelOfRank, nextLevel, placeOf, sumsOf, topBenefits } from './vip.model.ts';
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

test('the goal shows the sum that is farthest away, and what the platform says is missing of it', () => {
  const goal = goalOf(levels, sampleOwn());
  expect(goal?.level.rank).toBe(3);
  expect(goal?.main).toMatchObject({ of: 'validBet', met: false });
  expect(goal?.left).toBe('12400.00');
  const other = goalOf(
    levels,
    sampleOwn({ deposit: '10.00', toNext: { rank: 3, deposit: '4990.00', validBet: '12400.00' } }),
  );
  expect(other?.main?.of).toBe('deposit');
  expect(other?.left).toBe('4990.00');
});

test('nothing is said to be missing where the platform does not say it, or says it of another level', () => {
  expect(goalOf(levels, sampleOwn({ toNext: null }))?.left).toBeNull();
  expect(goalOf(levels, sampleOwn({ toNext: { rank: 4, deposit: '1.00', validBet: '1.00' } }))?.left).toBeNull();
  expect(goalOf(levels, sampleOwn({ toNext: { rank: 3, deposit: '0.00', validBet: '0.00' } }))?.left).toBeNull();
  expect(goalOf(levels, sampleOwn({ rank: 5 }))).toBeNull();
});

test('a card names what a level is better at than the one below, most of all first', () => {
  const of = (benefits: readonly (readonly [string, string])[]) => ({
    ...{ rank: 0, name: '', needs: null, keeps: null },
    benefits: benefits.map(([key, value]) => ({ key: key as 'gift', value })),
  });
  const below = of([
    ['withdrawCount', '3'],
    ['rebateRate', '0.50'],
    ['answerHours', '24'],
    ['pointsPercent', '100'],
  ]);
  const level = of([
    ['withdrawCount', '3'],
    ['rebateRate', '0.55'],
    ['answerHours', '8'],
    ['pointsPercent', '100'],
    ['gift', '1000.00'],
  ]);
  expect(topBenefits(level, below).map(({ key }) => key)).toEqual(['gift', 'answerHours', 'rebateRate']);
  expect(topBenefits(below, undefined).map(({ key }) => key)).toEqual(['withdrawCount', 'rebateRate', 'answerHours']);
  // What the site has no words for is not shown.
  expect(
    topBenefits(
      of([
        ['lounge', '1'],
        ['gift', '5.00'],
      ]),
      below,
    ).map(({ key }) => key),
  ).toEqual(['gift']);
});

test('the place of a rank is that of its medal, also where ranks have gaps', () => {
  const gaps = levels.filter(({ rank }) => rank !== 1);
  expect(levels.map(({ rank }) => placeOf(levels, rank))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(placeOf(gaps, 2)).toBe(1);
  expect(placeOf(gaps, 1)).toBe(0);
  expect(placeOf([], 3)).toBe(0);
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
