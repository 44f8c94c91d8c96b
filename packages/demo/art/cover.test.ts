import { describe, expect, it } from 'vitest';
import { compositions } from './compositions/compositions.ts';
import { coverLimit, drawCover } from './cover.ts';
import { motifs } from './motifs.ts';
import { palettes } from './palettes.ts';
import { createRandom } from './random.ts';
import { sampleCover } from './testing/titles.ts';
import { bareDrawing, faultOf } from './testing/wellFormed.ts';
import { chooseTones } from './tones.ts';

// Draws thousands of pictures, which is slow on a busy machine.
describe('drawCover', () => {
  // A sample of the ten thousand covers; tests/built/covers.test.ts checks all of them.
  it('stays under 3 kB and is well formed', () => {
    const encoder = new TextEncoder();
    for (let number = 0; number < 10_000; number += 67) {
      const svg = drawCover({ ...sampleCover(number), hot: number % 3 === 0 });
      expect(encoder.encode(svg).length, `cover ${number}`).toBeLessThan(coverLimit);
      expect(faultOf(svg), `cover ${number}`).toBe('');
    }
  });

  it('draws different covers for games of one vendor with the same title and motif', () => {
    const [palette] = palettes;
    if (!palette) throw new Error('no palettes');
    for (const motif of motifs) {
      const seen = new Set<string>();
      for (let seed = 0; seed < 60; seed += 1)
        seen.add(bareDrawing(drawCover({ seed, title: 'Same Title', motif, palette })));
      expect(seen.size, motif).toBe(60);
    }
  });

  it('is identical for identical input', () => {
    for (let number = 0; number < 50; number += 1) {
      expect(drawCover(sampleCover(number))).toBe(drawCover(sampleCover(number)));
    }
  });

  it('only adds a flame when a game is hot', () => {
    for (let number = 0; number < 100; number += 1) {
      const plain = drawCover(sampleCover(number));
      const hot = drawCover({ ...sampleCover(number), hot: true });
      expect(hot.startsWith(plain.slice(0, -'</svg>'.length))).toBe(true);
      expect(hot.length).toBeGreaterThan(plain.length);
    }
  });

  it('keeps its title clear of the marks in the upper corners of a tile', () => {
    // A badge of 20 px at 8 px from the edge, on a tile 105 px wide, the narrowest.
    const marks = ((8 + 20) / 105) * 300;
    for (const composition of compositions) {
      for (let seed = 0; seed < 20; seed += 1) {
        const { palette, motif } = sampleCover(seed);
        const random = createRandom(seed, 'scene');
        const brush = { random, tones: chooseTones(palette, random, { motif }), id: (part: string) => part };
        const { box } = composition({ brush, palette, place: () => '' });
        expect(box.y, composition.name).toBeGreaterThan(marks);
        expect(box.y + box.height, composition.name).toBeLessThan(390);
      }
    }
  });

  it('handles unusual titles', () => {
    const titles = [
      '',
      'A',
      'ก',
      '  spaced   out  ',
      '"<&>"',
      'Sawasdee!?',
      'Pharaonic Extraordinarily Long Title Of The Century',
    ];
    for (const title of titles) {
      for (let seed = 0; seed < 40; seed += 1) {
        const svg = drawCover({ ...sampleCover(seed), title });
        expect(faultOf(svg), title).toBe('');
        expect(svg.length, title).toBeLessThan(coverLimit);
      }
    }
  });
});
