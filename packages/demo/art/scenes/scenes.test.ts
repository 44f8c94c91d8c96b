import { describe, expect, it } from 'vitest';
import { palettes } from '../palettes.ts';
import { bareDrawing, faultOf } from '../testing/wellFormed.ts';
import { drawScene, sceneLimit } from './drawScene.ts';
import { sceneKinds } from './scene.ts';

const layouts = ['wide', 'tall', 'full'] as const;

describe.each(sceneKinds)('the scene of %s', (kind) => {
  it('is well formed and within its limit for every palette and layout', () => {
    for (const layout of layouts) {
      for (const [index, palette] of palettes.entries()) {
        const svg = drawScene({ kind, seed: index * 7919, palette, layout });
        expect(faultOf(svg), `${layout} ${palette.name}`).toBe('');
        expect(new TextEncoder().encode(svg).length, `${layout} ${palette.name}`).toBeLessThan(sceneLimit);
        // Titles are written by the site, in the player's language.
        expect(svg).not.toContain('<text');
      }
    }
  });

  it('is another one for each vendor, and the same for the same vendor', () => {
    const seen = new Set<string>();
    for (const palette of palettes) {
      const svg = drawScene({ kind, seed: 1, palette, layout: 'wide' });
      expect(drawScene({ kind, seed: 1, palette, layout: 'wide' })).toBe(svg);
      seen.add(bareDrawing(svg));
    }
    expect(seen.size).toBe(palettes.length);
  });
});
