import { expect, it } from 'vitest';
import { ownRatesOf } from './rates.model.ts';
import { fitTemplate, mostTemplates, readTemplates, withTemplate } from './rateTemplates.model.ts';

const own = ownRatesOf([
  { gameType: 'RNG', rate: '0.80' },
  { gameType: 'LIVE', rate: '0.60' },
]);
const shop = { name: 'หน้าร้าน', rates: [{ gameType: 'RNG' as const, rate: '0.90' }] };

it('a template never gives more than the agent has, and says so', () => {
  expect(fitTemplate(shop, own)).toEqual({ texts: { RNG: '0.80', LIVE: '0.00' }, isLowered: true });
  expect(fitTemplate({ ...shop, rates: [{ gameType: 'LIVE', rate: '0.60' }] }, own)).toEqual({
    texts: { RNG: '0.00', LIVE: '0.60' },
    isLowered: false,
  });
});

it('templates survive the storage, which can hold anything', () => {
  expect(readTemplates(JSON.stringify([shop]))).toEqual([shop]);
  for (const text of [null, '', '{', '[1]', '[{"name":"","rates":[]}]', '{"name":"x"}']) {
    expect(readTemplates(text)).toEqual([]);
  }
});

it('a template replaces one of its name, in the order of names, up to a number', () => {
  const line = { name: 'LINE', rates: [] };
  expect(withTemplate(withTemplate([], shop), line)).toEqual([shop, line]);
  expect(withTemplate([shop, line], { ...line, rates: shop.rates })).toEqual([shop, { ...line, rates: shop.rates }]);
  const full = Array.from({ length: mostTemplates }, (_, at) => ({ name: `${at}`, rates: [] }));
  expect(withTemplate(full, shop)).toBe(full);
  expect(withTemplate(full, { name: '0', rates: shop.rates })).toHaveLength(mostTemplates);
});
