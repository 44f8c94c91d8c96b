import { expect, it } from 'vitest';
import { createImageUrl } from './images.ts';

const origin = 'https://site.test';

it('a path comes from the first host that is named in full: a level of subdomains is none', () => {
  expect(createImageUrl({ origin, image: ['*.cdn.test', 'img.test'] })('/a.svg')).toBe('https://img.test/a.svg');
  expect(createImageUrl({ origin, image: ['*.cdn.test'] })('/a.svg')).toBe('/a.svg');
  expect(createImageUrl({ origin, image: ['*.cdn.test'] })('https://b.cdn.test/a.svg')).toBe(
    'https://b.cdn.test/a.svg',
  );
});
