import { lexer } from 'css-tree';
import { expect, it } from 'vitest';
import { createRandom } from '#demo/art/random.ts';
import { brandTokens as brands } from '#themes/brandTokens.ts';
import type { BrandTokens } from './brand.ts';
import { parseBrandTokens } from './brandTokens.ts';
import { checkBrandTokens } from './checkBrandTokens.ts';
import { type ColorName, contrastPairs, contrastRatio, over, parseColor } from './contrast.ts';
import { layoutProblems } from './layoutContrast.ts';
import { randomBrandFile } from './randomBrandFile.samples.ts';
import type { Rgba } from './rgba.ts';

const { kinnari, naga } = brands as { kinnari: BrandTokens; naga: BrandTokens };
const parse = (file: unknown) =>
  parseBrandTokens(file, (property, value) => lexer.matchProperty(property, value).error === null);
const check = (file: unknown, brand: BrandTokens) => checkBrandTokens(parse(file), brand);

/** The pairs that fail once the file restyles the brand, as a browser resolves the values. */
function failingPairs(file: ReturnType<typeof check>['tokens'], brand: BrandTokens): readonly string[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const values: Record<string, string> = {
      ...brand.light.color,
      ...file.light.color,
      ...(mode === 'dark' && { ...brand.dark.color, ...file.dark.color }),
    };
    const read = (name: ColorName): Rgba => parseColor(values[name] ?? '') as Rgba;
    const layout = { ...brand.light.layout, ...file.light.layout, ...(mode === 'dark' && file.dark.layout) };
    const ofLayout = layoutProblems(layout, values as BrandTokens['light']['color']);
    return [
      ...ofLayout.map(({ names }) => `${mode} ${names.join()}`),
      ...contrastPairs.flatMap(({ foreground, background, minimum }) => {
        const behind = over(read(background), { ...read('canvas'), a: 1 });
        const ratio = contrastRatio(read(foreground), behind);
        return ratio < minimum ? [`${mode} ${foreground} on ${background} ${ratio}`] : [];
      }),
    ];
  });
}

it('makes 500 random and hostile files end in colours that everybody can read', () => {
  let kept = 0;
  for (let seed = 0; seed < 500; seed += 1) {
    const brand = seed % 2 === 0 ? kinnari : naga;
    const { tokens } = check(randomBrandFile(createRandom(seed, 'token files')), brand);
    expect([seed, failingPairs(tokens, brand)]).toEqual([seed, []]);
    kept += Object.keys(tokens.light.color ?? {}).length;
    // What is left passes as it is: no second look finds more.
    expect([seed, check(tokens, brand).problems]).toEqual([seed, []]);
  }
  expect(kept).toBeGreaterThan(200);
});
