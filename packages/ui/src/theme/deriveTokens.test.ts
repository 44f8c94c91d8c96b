import { lexer } from 'css-tree';
import { describe, expect, it } from 'vitest';
import { brandTokens } from '#themes/brandTokens.ts';
import type { BrandTokens } from './brand.ts';
import { parseBrandTokens } from './brandTokens.ts';
import { checkBrandTokens } from './checkBrandTokens.ts';
import { parseColor } from './contrast.ts';
import { deriveTokens } from './deriveTokens.ts';
import { toOklch } from './oklch.ts';
import type { Rgba } from './rgba.ts';

const { kinnari, naga } = brandTokens as { kinnari: BrandTokens; naga: BrandTokens };
const { color: _color, shadow: _shadow, ...dimensions } = kinnari.light;
const read = (value: string): Rgba => parseColor(value) as Rgba;
const derive = (accent: string, neutral: string, highlight: string) =>
  deriveTokens({ accent: read(accent), neutral: read(neutral), highlight: read(highlight) }, dimensions);
const problemsOf = (file: BrandTokens, brand: BrandTokens) =>
  checkBrandTokens(
    parseBrandTokens(file, (name, value) => lexer.matchProperty(name, value).error === null),
    brand,
  ).problems;

describe('deriveTokens', () => {
  it('keeps an accent and a highlight that can be read', () => {
    const { light, dark } = derive('#0b6e99', '#5b6770', '#f2cd72');
    expect(light.color).toMatchObject({ accent: '#0b6e99', onAccent: '#ffffff', money: '#f2cd72' });
    expect(dark.color?.money).toBe('#f2cd72');
    expect(dark.color?.accent).not.toBe('#0b6e99');
  });

  it('darkens a light accent by day only', () => {
    const { light, dark } = derive('#ffcc00', '#666666', '#ffcc00');
    expect(toOklch(read(light.color.accent)).l).toBeLessThan(0.6);
    expect(dark.color?.accent).toBe('#ffcc00');
  });

  it('gives a green brand a positive status that is not green', () => {
    const hueOf = ({ light }: BrandTokens) => toOklch(read(light.color.positive)).h;
    expect(hueOf(derive('#0a7353', '#5b6770', '#f2cd72'))).toBeGreaterThan(200);
    expect(hueOf(derive('#4132b4', '#5b6770', '#f2cd72'))).toBeLessThan(180);
  });

  it('leaves a grey neutral without any tint', () => {
    const { light, dark } = derive('#b4321f', '#808080', '#f2cd72');
    for (const { color = {} } of [light, dark])
      for (const name of ['canvas', 'surface', 'onSurface', 'line'] as const)
        expect(toOklch(read(color[name] ?? '')).c).toBeLessThan(0.004);
  });

  it('depends on no brand: every value of both modes is there', () => {
    const tokens = derive('#0b6e99', '#5b6770', '#f2cd72');
    expect(Object.keys(tokens.light.color).toSorted()).toEqual(Object.keys(kinnari.light.color).toSorted());
    expect(Object.keys(tokens.dark.color ?? {}).toSorted()).toEqual(Object.keys(kinnari.light.color).toSorted());
    expect(problemsOf(tokens, naga)).toEqual([]);
  });
});
