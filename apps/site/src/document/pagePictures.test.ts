import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { from } from '#ui/theme/breakpoints.ts';
import { picturesInView, preloadOf } from './pagePictures.ts';

const image = (src: string) => `<img src="${src}" alt="" decoding="async" fetchPriority="high" class="a"/>`;

test('the first two pictures in view are asked for, and no others', () => {
  const html = `${image('/a.svg')}<img src="/later.svg" loading="lazy"/>${image('/b.svg')}${image('/c.svg')}`;
  expect(picturesInView(html).map(preloadOf)).toEqual([
    '<link rel="preload" as="image" fetchpriority="high" href="/a.svg">',
    '<link rel="preload" as="image" fetchpriority="high" href="/b.svg">',
  ]);
});

test('a picture that differs by width is asked for under conditions of which exactly one holds', () => {
  const media = 'screen and (min-width: 48em)';
  const html = `<picture class="p"><source media="${media}" srcSet="/wide.svg"/>${image('/tall.svg')}</picture>${image('/b.svg')}`;
  expect(picturesInView(html)).toEqual([
    { url: '/tall.svg', media: `not ${media}` },
    { url: '/wide.svg', media },
    { url: '/b.svg', media: '' },
  ]);
  expect(preloadOf({ url: '/wide.svg', media })).toContain(` media="${media}" href="/wide.svg"`);
});

test('the boot script, which imports nothing, chooses a picture as the banner does', async () => {
  const boot = await readFile(new URL('../boot.ts', import.meta.url), 'utf8');
  expect(boot).toContain(`matchMedia('${from('tablet')}')`);
});
