import { lexer } from 'css-tree';
import { assert, nat, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { brandTokens } from '#themes/brandTokens.ts';
import type { BrandTokens } from './brand.ts';
import { parseBrandTokens } from './brandTokens.ts';
import { checkBrandTokens } from './checkBrandTokens.ts';
import { type ColorName, contrastPairs, contrastRatio, parseColor } from './contrast.ts';
import { canBeToldApart, hueDistance } from './deriveColors.ts';
import { deriveTokens } from './deriveTokens.ts';
import { toOklch } from './oklch.ts';
import type { Rgba } from './rgba.ts';

const { kinnari } = brandTokens as { kinnari: BrandTokens };
const { color: _color, shadow: _shadow, ...dimensions } = kinnari.light;
const read = (value: string): Rgba => parseColor(value) as Rgba;
const problemsOf = (file: BrandTokens) =>
  checkBrandTokens(
    parseBrandTokens(file, (name, value) => lexer.matchProperty(name, value).error === null),
    kinnari,
  ).problems;

const statuses = ['positive', 'warning', 'negative'] as const;
const rgb = tuple(nat(255), nat(255), nat(255)).map(([r, g, b]): Rgba => ({ r, g, b, a: 1 }));

it('passes the gate with any three colours, with statuses apart and the hue of the accent', () => {
  assert(
    property(rgb, rgb, rgb, (accent, neutral, highlight) => {
      const tokens = deriveTokens({ accent, neutral, highlight }, dimensions);
      expect(problemsOf(tokens)).toEqual([]);
      for (const { color = {} } of [tokens.light, tokens.dark]) {
        const of = (name: ColorName) => read(color[name] ?? '');
        for (const { foreground, background, minimum } of contrastPairs)
          expect(contrastRatio(of(foreground), of(background))).toBeGreaterThanOrEqual(minimum);
        for (const one of statuses)
          for (const other of statuses.filter((each) => each !== one))
            expect([one, other, canBeToldApart(of(one), of(other))]).toEqual([one, other, true]);
        const [wanted, made] = [toOklch(accent), toOklch(of('accent'))];
        // A colour with hardly any chroma has no hue to keep.
        if (wanted.c > 0.04 && made.c > 0.03) expect(hueDistance(wanted.h, made.h)).toBeLessThan(8);
      }
    }),
    { numRuns: 300, seed: 18 },
  );
});
