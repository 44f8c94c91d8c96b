import { lexer } from 'css-tree';
import { describe, expect, it } from 'vitest';
import { brandTokens as brands } from '#themes/brandTokens.ts';
import type { BrandTokens } from './brand.ts';
import { parseBrandTokens } from './brandTokens.ts';
import { checkBrandTokens } from './checkBrandTokens.ts';
import { parseColor } from './contrast.ts';
import type { Rgba } from './rgba.ts';
import { rangeProblemOf } from './tokenRanges.ts';
import type { TokenGroup } from './tokens.ts';

const { kinnari } = brands as { kinnari: BrandTokens };
const parse = (file: unknown) =>
  parseBrandTokens(file, (property, value) => lexer.matchProperty(property, value).error === null);
const check = (file: unknown, brand = kinnari) => checkBrandTokens(parse(file), brand);

describe('colours', () => {
  it('keeps a file that passes in both modes', () => {
    const file = {
      light: { color: { accent: '#0b6e99', accentHover: '#095a7d', focus: '#0b6e99' } },
      dark: { color: { accent: '#7cc8ea', accentHover: '#9ad6f0', onAccent: '#052a3a', focus: '#9ad6f0' } },
    };
    expect(check(file)).toEqual({ tokens: file, problems: [] });
  });

  it('leaves out what fails, by name, with the pair, its ratio and a colour that would do', () => {
    const { tokens, problems } = check({ light: { color: { onAccent: '#777777', money: '#ffd76a' } } });
    expect(tokens.light).toEqual({ color: { money: '#ffd76a' } });
    const [problem = '', ...more] = problems;
    expect(more).toEqual([]);
    expect(problem).toMatch(
      /^"light\.color\.onAccent": "#777777" is left out: onAccent on accent has a contrast of \d/,
    );
    const [, better = ''] = / in light, 4\.5 is needed, (#[\da-f]{6}) would do\.$/.exec(problem) ?? [];
    expect(check({ light: { color: { onAccent: better } } }).problems).toEqual([]);
  });

  it('leaves out white on white, and keeps the rest', () => {
    const file = { light: { color: { canvas: '#ffffff', onCanvas: '#ffffff', onCanvasMuted: '#fefefe' } } };
    const { tokens, problems } = check(file);
    expect(tokens.light.color).toEqual({ canvas: '#ffffff' });
    expect(problems).toHaveLength(2);
  });

  it('refuses a background when the file brings no text for it', () => {
    const { tokens, problems } = check({ light: { color: { surface: '#211a4d' } } });
    expect(tokens.light.color).toEqual({});
    expect(problems[0]).toMatch(/^"light\.color\.surface": .* on surface has a contrast of/);
  });

  it('makes the dark counterpart of a colour that the file changes for light only', () => {
    const { tokens, problems } = check({ light: { color: { accent: '#0a7353', chrome: '#06402e' } } });
    expect(problems).toEqual([]);
    const { g, r, b } = parseColor(tokens.dark.color?.accent ?? '') as Rgba;
    // Green as the file's, and light as the brand's in the dark.
    expect(g).toBeGreaterThan(Math.max(r, b) + 20);
    expect(g).toBeGreaterThan(150);
  });

  it('makes none for a mode that the file describes itself', () => {
    const dark = { color: { accent: '#7cc8ea', accentHover: '#9ad6f0', onAccent: '#052a3a' } };
    expect(check({ light: { color: { accent: '#0b6e99' } }, dark }).tokens.dark).toEqual(dark);
  });

  it('measures every notation, and refuses one that it cannot measure', () => {
    const accents = ['#0b6e99', 'rgb(11 110 153)', 'hsl(198 87% 32%)', 'oklch(0.5 0.1 235)', 'oklab(0.5 -0.06 -0.09)'];
    for (const accent of accents)
      expect([accent, check({ light: { color: { accent } } }).problems]).toEqual([accent, []]);
    expect(check({ light: { color: { accent: 'lab(44 -13 -33)' } } }).problems).toEqual([
      '"light.color.accent": "lab(44 -13 -33)" is not a colour whose contrast can be measured.',
    ]);
  });
});

describe('a file that was written before a token was there', () => {
  const dark = { canvas: '#101418', surface: '#181d22', sunken: '#0c0f12', onCanvas: '#ffffff', onSurface: '#ffffff' };
  const texts = { onCanvasMuted: '#c5ccd3', onSurfaceMuted: '#c5ccd3', onSunken: '#ffffff', onSunkenMuted: '#c5ccd3' };
  const inks = {
    accent: '#7cc8ea',
    accentHover: '#9ad6f0',
    onAccent: '#052a3a',
    focus: '#9ad6f0',
    line: '#2a3138',
    placeholder: '#232a31',
  };
  const statuses = { positive: '#6fd3a0', warning: '#f0ac5c', negative: '#ff9a94', lineStrong: '#8a96a3' };
  const onStatuses = { onPositive: '#04140c', onWarning: '#1f1000', onNegative: '#2b0503' };
  const color = { ...dark, ...texts, ...inks, ...statuses, ...onStatuses };

  it('stays valid: fields are as its cards are, what is live as its errors', () => {
    const { tokens, problems } = check({ light: { color } });
    expect(problems).toEqual([]);
    expect(tokens.light.color).toMatchObject({ ...color, field: '#181d22', live: '#ff9a94' });
    expect(tokens.dark.color?.field).toBe(tokens.dark.color?.surface);
  });

  it('gets sides that can be seen on its cards', () => {
    const { tokens } = check({ light: { color } });
    expect(tokens.light.color?.sideRed).not.toBe(kinnari.light.color.sideRed);
    expect(tokens.light.color?.onSideRed).toBeDefined();
  });

  it('keeps what it says of them', () => {
    const own = { field: '#1e242a', live: '#ffb0a8', sideRed: '#ff9a94', onSideRed: '#2b0503' };
    const { tokens, problems } = check({ light: { color: { ...color, ...own } } });
    expect(problems).toEqual([]);
    expect(tokens.light.color).toMatchObject(own);
  });

  it('gets nothing where it changes nothing that they go with', () =>
    expect(check({ light: { color: { money: '#ffd76a' } } }).tokens.light.color).toEqual({ money: '#ffd76a' }));
});

describe('layout', () => {
  const { naga } = brands as { naga: BrandTokens };
  it('takes the layout of one brand for another', () => {
    expect(check({ light: { layout: naga.light.layout } })).toMatchObject({ problems: [] });
    expect(check({ light: { layout: kinnari.light.layout } }, naga)).toMatchObject({ problems: [] });
  });

  it.each([
    [{ tabFill: 'accent' }, 'tabFill'],
    [{ priceInk: 'onAccent' }, 'priceInk'],
    [{ priceLine: 'line' }, 'priceLine'],
    [{ captionRow: '1' }, 'captionRow'],
    [{ captionRow: '1', captionInk: '#ffffff', captionShade: 'rgb(0 0 0 / 0.2)' }, 'captionInk'],
  ] as const)('leaves out what makes a text or line unreadable: %j', (layout, name) => {
    const { tokens, problems } = check({ light: { layout } });
    expect(tokens.light.layout).not.toHaveProperty(name);
    expect(problems[0]).toContain(`"light.layout.${name}"`);
  });

  it('looks at both modes', () => {
    const layout = { captionInk: kinnari.light.color.onCanvas };
    expect(check({ light: { layout } }).problems[0]).toMatch(/captionInk.* in dark, 4\.5 is needed/);
  });
});

describe('sizes', () => {
  it.each([
    ['space', 'md', '100vw'],
    ['space', 'md', 'calc(1rem + 5vw)'],
    ['size', 'touch', '0px'],
    ['size', 'touch', '2.5rem'],
    ['motion', 'slow', '90s'],
    ['text', 'xs', '12px'],
    ['text', 'display', 'clamp(1rem, 10vw, 20rem)'],
    ['leading', 'text', '1'],
    ['border', 'focus', '0'],
    ['shadow', 'raised', '0 0 600px #000'],
    ['radius', 'card', '40vw'],
    ['size', 'row', '3rem'],
    ['layout', 'barInset', '4rem'],
    ['layout', 'tabLine', '1rem'],
  ] as const)('refuses %s.%s: %s', (group, name, value) => {
    const { tokens, problems } = check({ light: { [group]: { [name]: value } } });
    expect(tokens.light).toEqual({ [group]: {} });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`"light.${group}.${name}": "${value}"`);
  });

  it.each([
    ['space', 'md', 'clamp(0.75rem, 2vw, 1.5rem)'],
    ['size', 'touch', 'max(44px, 3rem)'],
    ['radius', 'pill', '50%'],
    ['motion', 'normal', '.2s'],
    ['layout', 'barRadius', 'pill'],
    ['layout', 'tabRadius', '50%'],
    ['layout', 'barInset', '0'],
    ['text', 'md', 'calc(1rem * 1.05)'],
    ['shadow', 'overlay', '0 8px 24px rgb(0 0 0 / 0.4), 0 24px 64px #0008'],
  ] as const)('accepts %s.%s: %s', (group, name, value) => {
    expect(check({ light: { [group]: { [name]: value } } }).problems).toEqual([]);
  });

  it.each(Object.entries(brands))('accepts every value of %s', (_, { light }) => {
    const problems = Object.entries(light).flatMap(([group, values]) =>
      Object.entries(values as Record<string, string>).flatMap(([name, value]) => {
        const problem = rangeProblemOf(group as TokenGroup, name, value);
        return problem === undefined ? [] : [`${group}.${name} ${value} ${problem}`];
      }),
    );
    expect(problems).toEqual([]);
  });
});
