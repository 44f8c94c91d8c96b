import { describe, expect, it } from 'vitest';
import { seedLotteries } from '#sandbox/seed/lotteries.ts';
import { paymentKinds } from '#sandbox/seed/operator.ts';
import { drawAvatar } from './avatar.ts';
import { bannerLimit, drawBanner } from './banner.ts';
import { contrast } from './colour.ts';
import { drawLotteryMark } from './lotteryMark.ts';
import { palettes } from './palettes.ts';
import { drawPaymentMark } from './paymentMark.ts';
import { createRandom, hash } from './random.ts';
import { sampleCover } from './testing/titles.ts';
import { faultOf } from './testing/wellFormed.ts';
import { drawVendorMark } from './vendorMark.ts';

describe('drawVendorMark', () => {
  it('is well formed, small, deterministic and different for every vendor', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 200; seed += 1) {
      const { palette, title: name } = sampleCover(seed);
      for (const shape of ['square', 'wide'] as const) {
        const svg = drawVendorMark({ seed, name, palette, shape });
        expect(faultOf(svg), name).toBe('');
        expect(svg.length, name).toBeLessThan(3000);
        expect(drawVendorMark({ seed, name, palette, shape })).toBe(svg);
        seen.add(svg);
      }
    }
    expect(seen.size).toBe(400);
  });
});

describe('drawBanner', () => {
  it('is well formed, deterministic and under 12 kB in both layouts', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      for (const layout of ['wide', 'tall'] as const) {
        const svg = drawBanner({ ...sampleCover(seed), layout });
        expect(faultOf(svg), `banner ${seed}`).toBe('');
        expect(svg.length, `banner ${seed}`).toBeLessThan(bannerLimit);
        expect(drawBanner({ ...sampleCover(seed), layout })).toBe(svg);
      }
    }
  });
});

describe('drawAvatar', () => {
  it('is well formed and different for consecutive members', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 240; seed += 1) {
      const svg = drawAvatar(seed);
      expect(faultOf(svg), `avatar ${seed}`).toBe('');
      expect(drawAvatar(seed)).toBe(svg);
      if (seed < 48) seen.add(svg.replaceAll(/(id="|#)a[0-9a-zA-Z]+/g, '$1'));
    }
    expect(seen.size).toBe(48);
  });
});

describe('drawLotteryMark', () => {
  it('is well formed, small, deterministic and different for every lottery', () => {
    const seen = new Set<string>();
    for (const [at, { id }] of seedLotteries('full').entries()) {
      const palette = palettes[at % palettes.length];
      if (!palette) throw new Error('no palette');
      const svg = drawLotteryMark({ id, place: at, palette });
      expect(faultOf(svg), id).toBe('');
      expect(svg.length, id).toBeLessThan(3_000);
      expect(drawLotteryMark({ id, place: at, palette })).toBe(svg);
      seen.add(svg);
    }
    expect(seen.size).toBe(24);
  });
});

describe('drawPaymentMark', () => {
  it('is well formed, small and different for every payment method, and null for an unknown one', () => {
    const marks = paymentKinds.map(({ id }) => drawPaymentMark(id) ?? '');
    for (const svg of marks) {
      expect(faultOf(svg)).toBe('');
      expect(svg.length).toBeLessThan(3000);
    }
    expect(new Set(marks).size).toBe(paymentKinds.length);
    expect(drawPaymentMark('none')).toBeNull();
  });
});

describe('palettes', () => {
  it('have unique names and readable contrasts', () => {
    expect(palettes.length).toBeGreaterThanOrEqual(26);
    expect(new Set(palettes.map((palette) => palette.name)).size).toBe(palettes.length);
    for (const { name, light, ink, deep, ...rest } of palettes) {
      for (const colour of [light, ink, deep, rest.sky, rest.ground, rest.mid, rest.accent]) {
        expect(colour, name).toMatch(/^#[0-9a-f]{6}$/);
      }
      expect(contrast(light, ink), name).toBeGreaterThan(12);
      expect(contrast(light, deep), name).toBeGreaterThan(7);
    }
  });
});

describe('createRandom', () => {
  it('is deterministic for a seed, with independent streams', () => {
    const take = (seed: number, stream?: string) => {
      const random = createRandom(seed, stream);
      return [random.next(), random.next(), random.int(0, 99)];
    };
    expect(take(7)).toEqual(take(7));
    expect(take(7)).not.toEqual(take(8));
    expect(take(7, 'a')).not.toEqual(take(7, 'b'));
  });

  it('stays within its ranges and shuffles without losing items', () => {
    const random = createRandom(hash('ranges'));
    for (let round = 0; round < 2000; round += 1) {
      const value = random.int(3, 6);
      expect(value).toBeGreaterThanOrEqual(3);
      expect(value).toBeLessThanOrEqual(6);
    }
    expect(random.shuffle([1, 2, 3, 4, 5]).toSorted()).toEqual([1, 2, 3, 4, 5]);
  });
});
