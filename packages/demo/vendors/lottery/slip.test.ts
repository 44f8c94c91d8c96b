import { expect, test } from 'vitest';
import { addTo } from './slip.ts';

const last3 = { digits: 3, ordered: true, mostLines: 6 };

test('a number is added once, reversed into all its permutations', () => {
  expect(addTo([], '123', false, last3)).toEqual({ slip: ['123'], added: ['123'], problem: null });
  expect(addTo([], '123', true, last3).added).toHaveLength(6);
  expect(addTo([], '112', true, last3).added).toHaveLength(3);
  expect(addTo([], '111', true, last3).added).toEqual(['111']);
  expect(addTo(['123'], '123', false, last3)).toEqual({ slip: ['123'], added: [], problem: 'onSlip' });
});

test('what is on the slip keeps its place, and only the other permutations are added', () => {
  const { slip, added } = addTo(['121', '555'], '112', true, last3);
  expect(slip).toEqual(['121', '555', '112', '211']);
  expect(added).toEqual(['112', '211']);
});

test('a slip takes all permutations or none', () => {
  const full = addTo(['555'], '123', true, last3);
  expect(full).toEqual({ slip: ['555'], added: [], problem: 'slipFull' });
  expect(addTo(['321'], '123', true, last3).slip).toHaveLength(6);
});

test('in any order nothing is reversed, and a permutation is the same bet', () => {
  const any = { ...last3, ordered: false };
  expect(addTo([], '123', true, any).added).toEqual(['123']);
  expect(addTo(['123'], '321', false, any).problem).toBe('onSlip');
});
