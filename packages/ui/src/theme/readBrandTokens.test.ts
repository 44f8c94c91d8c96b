import { expect, it } from 'vitest';
import { tokensOfBrand } from '#themes/brandTokens.ts';
import { brandStyle } from './brandStyle.ts';
import { readBrandTokens } from './readBrandTokens.ts';

const base = tokensOfBrand(undefined);
const read = (input: unknown) => readBrandTokens(input, base, () => true);

it('leaves out what cannot be read on what it stands on, and says so', () => {
  const { tokens, problems } = read({ light: { color: { onSurface: '#eeeeee', surface: '#ffffff' } } });
  expect(tokens.light.color?.onSurface).toBeUndefined();
  expect(problems).toEqual([expect.stringMatching(/"light\.color\.onSurface": "#eeeeee" is left out/)]);
});

it('gives a colour of the light mode a dark counterpart', () => {
  const { tokens, problems } = read({ light: { color: { accent: '#0b6e99' } } });
  expect(problems).toEqual([]);
  expect(tokens.light.color?.accent).toBe('#0b6e99');
  expect(tokens.dark.color?.accent).toMatch(/^#/);
  expect(brandStyle('acme', tokens)).toContain("[data-brand='acme'][data-theme='dark'] {\n    --k-color-accent: #");
});
