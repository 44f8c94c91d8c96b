import { describe, expect, it } from 'vitest';
import { brandFormat, upgradeBrand } from './upgradeBrand.ts';

/** A file of each format, as it was written and as the next one says the same. */
const steps = [
  {
    from: 1,
    before: {
      $schema: 'brand.schema.json',
      name: { th: 'ซากุระ', en: '7 Sakura & Co' },
      mark: { src: '/client/mark.svg' },
      favicon: '/brands/kinnari/icon.svg',
      preview: 'https://cdn.example/share.png',
      fonts: [{ family: 'Sakura', url: '/client/sakura.woff2' }],
      density: 'roomy',
      light: { color: { accent: '#0b6e99' } },
    },
    after: {
      format: 2,
      id: 'sakura-co',
      version: '1.0.0',
      name: { th: 'ซากุระ', en: '7 Sakura & Co' },
      mark: { src: 'client/mark.svg' },
      favicon: '/brands/kinnari/icon.svg',
      preview: 'https://cdn.example/share.png',
      fonts: [{ family: 'Sakura', url: 'client/sakura.woff2' }],
      density: 'roomy',
      light: { color: { accent: '#0b6e99' } },
    },
  },
];

it('has a pair for each step', () => expect(steps.map(({ from }) => from)).toEqual([1]));

describe.each(steps)('from format $from', ({ from, before, after }) => {
  it('says the same in the format of this release, and is left alone there', () => {
    expect(upgradeBrand(before)).toEqual({ content: after, from });
    expect(upgradeBrand(after)).toEqual({ content: after, from: brandFormat });
  });
});

it('takes a first format that says so, and one without a name', () => {
  expect(upgradeBrand({ format: 1, name: { th: 'ซากุระ', en: 'ซากุระ' } })).toMatchObject({
    content: { format: 2, id: 'brand' },
  });
});

it.each([
  [[], 'The file is not an object.'],
  [{ format: 3 }, '"format": 3 is made for a newer release, this one reads up to 2: update the site first.'],
  [{ format: '2' }, '"format": "2" is not 2, the number of a format.'],
  [{ format: 1.5 }, '"format": 1.5 is not 2, the number of a format.'],
])('does not read %j', (content, problem) => expect(upgradeBrand(content)).toEqual({ problem }));

it('leaves what is no URL for the check', () => {
  const odd = { mark: 7, fonts: [null, 'x', { url: 4 }], favicon: {} };
  expect(upgradeBrand(odd)).toMatchObject({ content: odd });
});
