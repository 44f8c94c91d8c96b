import { expect, it } from 'vitest';
import { hasEnded, occurringTypes } from './promotions.model.ts';

it('returns the occurring types in display order', () => {
  const types = ['Newbie', 'Mystery', 'Sports', 'newbie'].map((type) => ({ type }));
  expect(occurringTypes(types)).toEqual(['Sports', 'Newbie', 'Others']);
});

it('ends exactly at its end time, and never without one', () => {
  const end = '2026-11-30T23:59:59+07:00';
  const at = Date.parse(end);
  expect([hasEnded({ endsAt: end }, at - 1), hasEnded({ endsAt: end }, at)]).toEqual([false, true]);
  expect(hasEnded({ endsAt: null }, at)).toBe(false);
});
