import { expect, it } from 'vitest';
import { isKnown, remember } from './knownAddresses.ts';

it('keeps 200 addresses, and forgets the one used longest ago', () => {
  for (let index = 0; index < 200; index++) remember(`/cover/${index}`);
  expect(isKnown('/cover/0')).toBe(true);
  remember('/cover/0');
  remember('/cover/200');
  expect(isKnown('/cover/0')).toBe(true);
  expect(isKnown('/cover/1')).toBe(false);
  expect(isKnown('/cover/2')).toBe(true);
});
