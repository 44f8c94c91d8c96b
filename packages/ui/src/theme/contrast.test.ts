import { describe, expect, it } from 'vitest';
import { contrastRatio, over, parseColor } from './contrast.ts';
import type { Rgba } from './rgba.ts';

const color = (value: string): Rgba => {
  const parsed = parseColor(value);
  if (!parsed) throw new Error(`not a colour: ${value}`);
  return parsed;
};

describe('parseColor', () => {
  it.each([
    ['#fff', { r: 255, g: 255, b: 255, a: 1 }],
    ['#FA08', { r: 255, g: 170, b: 0, a: 136 / 255 }],
    ['#123456', { r: 18, g: 52, b: 86, a: 1 }],
    ['#12345680', { r: 18, g: 52, b: 86, a: 128 / 255 }],
    ['rgb(26 17 46 / 0.56)', { r: 26, g: 17, b: 46, a: 0.56 }],
    ['rgb(26 17 46 / 50%)', { r: 26, g: 17, b: 46, a: 0.5 }],
    ['rgba(1, 2, 3, .5)', { r: 1, g: 2, b: 3, a: 0.5 }],
    [' rgb(1,2,3) ', { r: 1, g: 2, b: 3, a: 1 }],
  ])('parses %s', (value, expected) => {
    expect(parseColor(value)).toEqual(expected);
  });
  it.each(['', '#12', '#12345', '#ggg', 'red', 'rgb(1 2)', 'rgb(256 0 0)', 'rgb(1 2 3 / 2)', 'rgb(1 2 3); x: y'])(
    'returns undefined for %j',
    (value) => {
      expect(parseColor(value)).toBeUndefined();
    },
  );
});

describe('contrastRatio', () => {
  it('is 21 between black and white, in either order', () => {
    expect(contrastRatio(color('#000'), color('#fff'))).toBeCloseTo(21);
    expect(contrastRatio(color('#fff'), color('#000'))).toBeCloseTo(21);
  });
  it('is 1 between a colour and itself', () => {
    expect(contrastRatio(color('#4132b4'), color('#4132b4'))).toBeCloseTo(1);
  });
  it('agrees with the published value of a known pair', () => {
    expect(contrastRatio(color('#767676'), color('#fff'))).toBeCloseTo(4.54, 2);
  });
  it('blends a translucent foreground with its background', () => {
    expect(contrastRatio(color('#00000080'), color('#fff'))).toBeCloseTo(3.98, 1);
    expect(over(color('#00000080'), color('#fff')).a).toBe(1);
  });
});
