import { expect, it } from 'vitest';
import { isTab } from './isTab.ts';

it.each([
  ['/', true],
  ['/home', true],
  ['/promotions', true],
  ['/agentHome', true],
  ['/lottery', false],
  ['/no/such/page', false],
])('%s is a page of the bottom bar, without a way back in the app: %s', (pathname, tab) => {
  expect(isTab(pathname)).toBe(tab);
});
