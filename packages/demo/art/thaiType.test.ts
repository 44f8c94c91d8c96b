import { describe, expect, it } from 'vitest';
import { banners } from '#sandbox/seed/banners.ts';
import { promotions } from '#sandbox/seed/promotions.ts';
import { drawBanner } from './banner.ts';
import { palettes } from './palettes.ts';
import { faultOf } from './testing/wellFormed.ts';
import { thaiGlyphs } from './thaiGlyphs.ts';
import { isThai, setThai } from './thaiType.ts';

const outline = (key: string): string => {
  const [, path] = thaiGlyphs[key] ?? [0, ''];
  if (path === '') throw new Error(`no outline of ${key}`);
  return path;
};
const outlines = (text: string): string[] => setThai(text).placed.map(({ path }) => path);

describe('setThai', () => {
  it('draws a tone mark higher above a vowel', () => {
    expect(outlines('มื่')).toEqual(['ม', 'ื', '่^'].map(outline));
    expect(outlines('ม่')).toEqual(['ม', '่'].map(outline));
  });
  it('makes room for the stem of a tall letter', () => {
    expect(outlines('ฟ้า')).toEqual(['ฟ', '้<', 'า'].map(outline));
    const [letter, , tone] = setThai('ปี่').placed;
    expect(tone?.path).toBe(outline('่^'));
    expect((tone?.x ?? 0) - (letter?.x ?? 0)).toBeLessThan(setThai('ป').width);
  });
  it('puts the ring of SARA AM below its tone mark', () =>
    expect(outlines('น้ำ')).toEqual(['น', 'ํ', '้^', 'า'].map(outline)));
  it('moves by letters, not by marks', () => expect(setThai('มื่น').width).toBe(setThai('มน').width));
  it('shortens the foot of a letter above a vowel', () => expect(outlines('ญู')[0]).toBe(outline('ญ-')));
});

describe('the pictures of the demonstration', () => {
  const art = [...banners, ...promotions].map((each) => each.art.title);
  it.each(art)('have an outline for each letter of $th', ({ th }) => {
    if (!isThai(th)) return expect(th).toMatch(/^[A-Za-z ]+$/);
    for (const character of th.replaceAll('ำ', 'ํา')) expect(thaiGlyphs, th).toHaveProperty([character]);
  });
  it('show another text in Thai, and the same drawing', () => {
    const [palette] = palettes;
    if (palette === undefined) throw new Error('no palette');
    const input = { seed: 7, title: 'Riverside Evening', palette, motif: 'moon' } as const;
    const english = drawBanner({ ...input, call: 'Play now' });
    const thai = drawBanner({ ...input, lettering: 'ค่ำคืนริมน้ำ', call: 'เล่นเลย' });
    for (const svg of [english, thai]) expect(faultOf(svg)).toBe('');
    const scene = (svg: string): string => svg.slice(0, svg.indexOf('</defs>'));
    expect(scene(thai)).toBe(scene(english));
    expect(thai).toContain(outline('ร'));
    expect(english).not.toContain(outline('ร'));
  });
});
