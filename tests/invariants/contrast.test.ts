import { describe, expect, it } from 'vitest';
import { brandTokens, tokensOfBrand } from '#themes/brandTokens.ts';
import { modes } from '#ui/theme/brand.ts';
import { type ColorName, contrastPairs, contrastRatio, parseColor } from '#ui/theme/contrast.ts';
import { layoutProblems } from '#ui/theme/layoutContrast.ts';
import type { Rgba } from '#ui/theme/rgba.ts';

const cases = Object.entries(brandTokens).flatMap(([id, brand]) =>
  modes.map((mode) => ({ brand, mode, name: `${id} ${mode}` })),
);

describe.each(cases)('$name', ({ brand, mode }) => {
  const colors = { ...brand.light.color, ...(mode === 'dark' ? brand.dark.color : {}) };
  const read = (name: ColorName) => parseColor(colors[name]);

  it('has colours that can be measured', () => {
    const unreadable = Object.keys(colors).filter((name) => !read(name as ColorName));
    expect(unreadable).toEqual([]);
  });

  it('meets AA with every pair of the contract', () => {
    const tooClose = contrastPairs.flatMap(({ foreground, background, minimum }) => {
      const [front, back] = [read(foreground), read(background)];
      const ratio = front && back ? contrastRatio(front, back) : 0;
      return ratio < minimum ? [`${foreground} on ${background}: ${ratio.toFixed(2)} < ${minimum}`] : [];
    });
    expect(tooClose).toEqual([]);
  });

  it('has fields that are seen and read at a glance', () => {
    const ratio = (front: ColorName, back: ColorName) => contrastRatio(read(front) as Rgba, read(back) as Rgba);
    expect(ratio('onSurface', 'field')).toBeGreaterThanOrEqual(14);
    expect(ratio('onSurfaceMuted', 'field')).toBeGreaterThanOrEqual(6.4);
  });

  it('has tabs, prices and names of games that can be read', () =>
    expect(layoutProblems(brand.light.layout, colors)).toEqual([]));
});

it('covers every background of the contract', () => {
  const { color } = tokensOfBrand(undefined).light;
  const backgrounds = Object.keys(color).filter((name) =>
    Object.hasOwn(color, `on${name[0]?.toUpperCase()}${name.slice(1)}`),
  );
  const covered = new Set<string>(contrastPairs.map(({ background }) => background));
  expect(backgrounds.filter((name) => !covered.has(name))).toEqual([]);
});

// axe checks a story completely in one theme and only its colours in the other (.storybook/bothThemes.ts).
it.each(Object.entries(brandTokens))('%s changes only colours and shadows in dark mode', (_, { dark }) => {
  expect(Object.keys(dark).filter((group) => !['color', 'shadow'].includes(group))).toEqual([]);
});

// Thai puts vowels and tone marks above and below a letter: smaller ones run into each other.
it.each(Object.entries(brandTokens))('%s has no text below 13 px', (_, { light }) => {
  // The smallest of a size that grows with the screen comes first.
  const sizes = Object.values(light.text).map((size) => Number(/[\d.]+(?=rem)/.exec(size)?.[0]) * 16);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
});
