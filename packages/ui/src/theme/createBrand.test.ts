import { assert, constantFrom, nat, property, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modes } from './brand.ts';
import { contrastPairs, contrastRatio, over, parseColor } from './contrast.ts';
import { createBrand } from './createBrand.ts';
import { type ShapeName, shapes, type TypeName, types } from './dimensions.ts';
import { toHex } from './oklch.ts';
import { tokenNames } from './tokens.ts';

const color = tuple(nat(255), nat(255), nat(255)).map(([r, g, b]) => toHex({ r, g, b, a: 1 }));
const choices = record(
  {
    accent: color,
    neutral: color,
    highlight: color,
    shape: constantFrom(...(Object.keys(shapes) as ShapeName[])),
    type: constantFrom(...(Object.keys(types) as TypeName[])),
    density: constantFrom('compact', 'normal', 'roomy'),
  },
  { requiredKeys: ['accent'] },
);
const read = (value: string | undefined) => {
  const found = parseColor(value ?? '');
  if (found === undefined) throw new Error(`${value} is no colour`);
  return found;
};

describe('createBrand', () => {
  it('makes a whole brand that can be read in both modes, from any colour and any choice', () => {
    assert(
      property(choices, (chosen) => {
        const { tokens, problems } = createBrand({ id: 'acme', ...chosen });
        expect(problems).toEqual([]);
        for (const [group, names] of Object.entries(tokenNames))
          expect(Object.keys(tokens.light[group as keyof typeof tokenNames]).toSorted()).toEqual(
            Object.keys(names).toSorted(),
          );
        for (const mode of modes) {
          const colors = { ...tokens.light.color, ...(mode === 'dark' && tokens.dark.color) };
          for (const { foreground, background, minimum } of contrastPairs) {
            const behind = over(read(colors[background]), { ...read(colors.canvas), a: 1 });
            const ratio = contrastRatio(read(colors[foreground]), behind);
            expect([foreground, background, mode, ratio >= minimum]).toEqual([foreground, background, mode, true]);
          }
        }
      }),
      { numRuns: 500, seed: 38 },
    );
  });

  it('takes own values for both modes, and keeps the derived one where an own value cannot be read', () => {
    const plain = createBrand({ id: 'acme', accent: '#0b6e99' });
    const { tokens, problems } = createBrand({
      id: 'acme',
      accent: '#0b6e99',
      own: { light: { color: { onSurface: '#eee' }, radius: { control: '4px' }, space: { md: '900px' } }, dim: {} },
    });
    expect(tokens.light.radius).toEqual({ ...plain.tokens.light.radius, control: '4px' });
    expect(tokens.light.color).toEqual(plain.tokens.light.color);
    expect(tokens.light.space).toEqual(plain.tokens.light.space);
    expect(problems).toEqual([
      expect.stringContaining('"dim"'),
      expect.stringContaining('"light.space.md"'),
      expect.stringMatching(/"light\.color\.onSurface".*#[0-9a-f]{6}/),
    ]);
  });

  it('sets spaces apart by the density, and leaves what a finger needs', () => {
    const [normal, roomy] = (['normal', 'roomy'] as const).map((density) =>
      createBrand({ id: 'acme', accent: '#0b6e99', density }),
    );
    expect(roomy?.tokens.light.space.md).toBe(`calc(${normal?.tokens.light.space.md} * 1.25)`);
    expect(roomy?.tokens.light.size).toEqual(normal?.tokens.light.size);
  });

  it.each([
    [{ id: 'Acme' }, 'createBrand: "Acme" is not an id of small letters, digits and dashes.'],
    [{ id: "a'] {" }, 'is not an id'],
    [{ accent: 'blueish' }, 'createBrand: accent is "blueish", which is not an opaque colour such as #0b6e99.'],
    [{ accent: '#0b6e9980' }, 'accent is "#0b6e9980"'],
    [{ highlight: '' }, 'highlight is ""'],
  ])('refuses %j', (wrong, message) => {
    expect(() => createBrand({ id: 'acme', accent: '#0b6e99', ...wrong })).toThrow(message);
  });
});
