import { expect, it } from 'vitest';
import { checkRates, hundredthsOf, ownRatesOf, previewOf } from './rates.model.ts';

const own = ownRatesOf([
  { gameType: 'LIVE', rate: '0.60' },
  { gameType: 'RNG', rate: '0.80' },
  { gameType: 'PVP', rate: '0.00' },
  { gameType: { other: 'DICE' }, rate: '0.50' },
]);
const [slots = { gameType: 'RNG', rate: '', hundredths: 0 }] = own;

it.each([
  ['0.5', 50],
  ['0,57', 57],
  ['.3', 30],
  ['1', 100],
  ['', 0],
  ['๐.๘', 80],
  ['0.29 %', 29],
  ['0.005', null],
  ['half', null],
  ['.', null],
  ['-1', null],
])('%s is read as %s hundredths of a per cent', (text, value) => expect(hundredthsOf(text)).toBe(value));

it('only known game types with a rate can be passed on, in the order of the site', () => {
  expect(own.map(({ gameType, hundredths }) => [gameType, hundredths])).toEqual([
    ['RNG', 80],
    ['LIVE', 60],
  ]);
});

it('a rate is between what cannot be lowered and the own one, which problems name', () => {
  expect(checkRates({ RNG: '0.8' }, own)).toEqual({
    ok: true,
    rates: [
      { gameType: 'RNG', rate: '0.80' },
      { gameType: 'LIVE', rate: '0.00' },
    ],
  });
  expect(checkRates({ RNG: '0.81', LIVE: 'x' }, own)).toEqual({
    ok: false,
    problems: { RNG: { key: 'tooHigh', limit: '0.80' }, LIVE: { key: 'unreadable' } },
  });
  expect(checkRates({ RNG: '0.4', LIVE: '0.2' }, own, { RNG: '0.50', LIVE: '0.20' })).toEqual({
    ok: false,
    problems: { RNG: { key: 'tooLow', limit: '0.50' } },
  });
});

it('the preview divides exactly what the agent earns', () => {
  expect(previewOf('0.50', slots)).toEqual({ you: '300.00', they: '500.00' });
  expect(previewOf('0.29', slots)).toEqual({ you: '510.00', they: '290.00' });
  for (let rate = 0; rate <= 80; rate += 1) {
    const shares = previewOf((rate / 100).toFixed(2), slots);
    expect(Number(shares?.you) + Number(shares?.they)).toBe(800);
  }
  expect(previewOf('0.81', slots)).toBeNull();
});
