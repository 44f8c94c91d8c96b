import { lexer } from 'css-tree';
import { describe, expect, it } from 'vitest';
import { brandTokens } from '#themes/brandTokens.ts';
import { brand as kinnari } from '#themes/kinnari/brand.ts';
import { type BrandFile, type BrandTokens, densities } from './brand.ts';
import { type ParseBrandOptions, parseBrandFile } from './brandFile.ts';
import { checkBrandFile } from './checkBrandFile.ts';

const parse = (input: unknown, options: ParseBrandOptions = {}) =>
  parseBrandFile(input, {
    supports: (property, value) => lexer.matchProperty(property, value).error === null,
    ...options,
  });
const base = { brand: kinnari, tokens: brandTokens['kinnari'] as BrandTokens };
const check = (input: unknown, options?: ParseBrandOptions) => checkBrandFile(parse(input, options), base);

const whole: BrandFile = {
  name: { th: 'ซากุระ', en: 'Sakura' },
  title: { th: 'ซากุระเกม', en: 'Sakura Games' },
  mark: { primary: 'M4 4h24v24H4Z', secondary: 'M8 8h4v4H8Z' },
  favicon: '/sakura/icon.svg',
  illustration: '/sakura/tree.webp',
  preview: '/sakura/preview.png',
  themeColor: { light: '#ffffff', dark: '#221016' },
  defaults: { theme: 'dark', language: 'en' },
  fonts: [
    { family: 'Sakura Sans', url: '/sakura/thai.woff2', weight: '100 700', range: 'U+0E01-0E5B, U+200C-200D' },
    { family: 'Sakura Sans', url: '/sakura/latin.woff2' },
  ],
  density: 'compact',
  light: { font: { body: "'Sakura Sans', sans-serif" }, ratio: { tile: '1' } },
  dark: {},
};

describe('a brand file', () => {
  it('keeps everything that is valid', () => {
    expect(parse({ $schema: './brand.schema.json', ...whole })).toEqual({ file: whole, problems: [] });
  });

  it('may be a file of tokens alone', () => {
    const tokens = { light: { radius: { card: '0' } } };
    expect(parse(tokens)).toEqual({ file: tokens, problems: [] });
  });

  it.each([undefined, null, 'text', 3, [], true])('reports %j', (input) => {
    expect(parse(input)).toEqual({ file: {}, problems: ['The file is not an object.'] });
  });

  it('leaves out what is wrong by name, and keeps the rest', () => {
    const { file, problems } = parse({
      name: { th: 'ซากุระ', en: 7, jp: '桜' },
      titel: {},
      mark: { primary: 'M4 4h24<script>', secondary: '' },
      favicon: '//evil.example/icon.svg',
      illustration: '/sakura/tree.html',
      themeColor: { light: '#ffffff', dark: '#00000080' },
      defaults: { theme: 'night', language: 'en' },
      fonts: [
        { family: 'Sakura', url: 'https://fonts.example/a.woff2' },
        { family: 'Sakura', url: '/a.woff2' },
      ],
      density: 'dense',
      light: { color: { acent: '#000000' } },
    });
    expect(file).toEqual({
      name: { th: 'ซากุระ', en: 'ซากุระ' },
      defaults: { language: 'en' },
      fonts: [{ family: 'Sakura', url: '/a.woff2' }],
      light: { color: {} },
    });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      '"name.jp"',
      '"name.en"',
      '"titel"',
      '"mark.primary"',
      '"favicon"',
      '"illustration"',
      '"themeColor.dark"',
      '"defaults.theme"',
      '"fonts.0.url"',
      '"density"',
      '"light.color.acent"',
    ]);
  });

  it('ignores inherited names', () => {
    const { file, problems } = parse(JSON.parse('{"__proto__":{"name":1},"constructor":{},"toString":{}}'));
    expect(file).toEqual({});
    expect(problems).toHaveLength(3);
  });

  it.each([
    ['/brand/mark.svg', []],
    ['/brand/mark.SVG?v=2', []],
    ['https://pictures.example/mark.png', ['pictures.example']],
  ])('takes pictures from %s', (src, imageHosts) => {
    expect(parse({ mark: { src } }, { imageHosts }).problems).toEqual([]);
  });

  it.each([
    'data:image/svg+xml,<svg/>',
    'javascript:alert(1)//.svg',
    'blob:https://site.example/1.svg',
    'mark.svg',
    '//evil.example/mark.svg',
    String.raw`/\evil.example/mark.svg`,
    '/.//evil.example/mark.svg',
    'http://pictures.example/mark.svg',
    'https://evil.example/mark.svg',
    'https://user:word@pictures.example/mark.svg',
    '/mark.html',
    `/${'a'.repeat(300)}.svg`,
    7,
    null,
  ])('takes no picture from %j', (src) => {
    expect(parse({ mark: { src } }, { imageHosts: ['pictures.example'] }).problems).toHaveLength(1);
  });

  it('takes fonts from the site only', () => {
    const font = { family: 'Sakura', url: 'https://pictures.example/a.woff2' };
    expect(parse({ fonts: [font] }, { imageHosts: ['pictures.example'] }).problems).toHaveLength(1);
  });
});

describe('on top of a brand', () => {
  it('replaces its identity and keeps its id', () => {
    const { brand, problems } = check(whole);
    const { light: _, dark: __, ...identity } = whole;
    expect(problems).toEqual([]);
    expect(brand).toEqual({ id: 'kinnari', ...identity });
  });

  it('keeps nothing that belongs to the replaced name or mark', () => {
    const from: typeof base = {
      ...base,
      brand: { ...kinnari, title: kinnari.name, favicon: '/k.svg', illustration: '/k.webp', preview: '/p.png' },
    };
    const { name, mark } = whole;
    expect(checkBrandFile(parse({ name, mark }), from).brand).toEqual({ id: 'kinnari', name, mark });
    expect(checkBrandFile(parse({}), from).brand).toEqual(from.brand);
  });

  it('says so when a new name stands beside the old mark', () => {
    expect(check({ name: whole.name }).problems).toEqual([expect.stringContaining('"mark": is missing')]);
  });

  it('says so when nothing uses a font', () => {
    expect(check({ fonts: [{ family: 'Sakura', url: '/a.woff2' }] }).problems).toEqual([
      expect.stringContaining('no token in light.font names "Sakura"'),
    ]);
  });

  it('scales the spaces of the file and of the brand', () => {
    const { tokens } = check({ density: 'compact', light: { space: { md: '20px' } } });
    expect(tokens.light.space?.md).toBe('calc(20px * 0.8)');
    expect(tokens.light.space?.lg).toBe(`calc(${base.tokens.light.space.lg} * 0.8)`);
  });

  it.each(Object.entries(brandTokens).flatMap(([id, tokens]) => densities.map((density) => ({ id, tokens, density }))))(
    'keeps the spaces of $id within their ranges when $density',
    ({ tokens, density }) => {
      expect(checkBrandFile(parse({ density }), { ...base, tokens }).problems).toEqual([]);
    },
  );

  it('refuses a tile that shows nothing of its cover', () => {
    expect(check({ light: { ratio: { tile: '4' } } }).problems).toEqual([
      '"light.ratio.tile": "4" is not between 0.6 and 1.8 on every screen.',
    ]);
  });
});
