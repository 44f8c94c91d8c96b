import { expect, it } from 'vitest';
import { hasOwnPrime } from './navigation.model.ts';

it.each([
  ['/', '', false],
  ['/rng', '?list=fav&centre=depositv2', false],
  ['/join', '?affiliateCode=K', true],
  ['/', '?welcome=1', true],
  ['/home', '?a=b&welcome=1', true],
])('NAV-09: %s%s has a golden action of its own: %s', (pathname, search, own) => {
  expect(hasOwnPrime(pathname, search)).toBe(own);
});
