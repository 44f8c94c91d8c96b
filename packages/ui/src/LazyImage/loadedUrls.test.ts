import { expect, it } from 'vitest';
import { isKnown, remember } from './loadedUrls.ts';

it('remembers 200 URLs and forgets the least recently used one', () => {
  for (let index = 0; index < 200; index++) remember(`/cover/${index}`);
  expect(isKnown('/cover/0')).toBe(true);
  remember('/cover/0');
  remember('/cover/200');
  expect(isKnown('/cover/0')).toBe(true);
  expect(isKnown('/cover/1')).toBe(false);
  expect(isKnown('/cover/2')).toBe(true);
});
