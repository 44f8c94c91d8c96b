import { expect, test } from 'vitest';
import { coverLimit, drawCover } from '#demo/art/cover.ts';
import { sampleCover } from '#demo/art/testing/titles.ts';
import { bareDrawing, faultOf } from '#demo/art/testing/wellFormed.ts';

const covers = 10_000;

// All of them take longer than everything else of the quick check together; that one draws a sample (cover.test.ts).
test('ten thousand covers: under 3 kB, well formed, and no two alike', { timeout: 240_000 }, () => {
  const encoder = new TextEncoder();
  const seen = new Set<string>();
  for (let number = 0; number < covers; number += 1) {
    const svg = drawCover({ ...sampleCover(number), hot: true });
    expect(encoder.encode(svg).length, `cover ${number}`).toBeLessThan(coverLimit);
    expect(faultOf(svg), `cover ${number}`).toBe('');
    seen.add(bareDrawing(svg));
  }
  expect(seen.size).toBe(covers);
});
