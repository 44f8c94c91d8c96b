import { afterEach, describe, expect, it, vi } from 'vitest';
import { fold } from './fold.ts';
import { createCoverage, startsWord, thaiWords } from './words.ts';

const coverage = (query: string, ...words: readonly string[]) =>
  createCoverage(query, ['วันนี้', 'how', 'to'])(words.map((text) => ({ text, folded: fold(text) })));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('createCoverage', () => {
  it.each([
    ['หวยฮานอย', ['หวย', 'ฮานอย'], 1, 0],
    ['โต๊ะบาคาร่า', ['บาคาร่า'], 6 / 9, 3],
    ['ฝากถอน', ['ถอน'], 0.5, 3],
    ['บอลวันนี้', ['บอล'], 1, 0],
    // Cut as ไพ่ป๊อก and เด้ง.
    ['ไพ่ป๊อกเด้ง', ['ป๊อกเด้ง'], 6 / 8, 2],
    ['how to withdraw', ['withdraw'], 1, 5],
    ['แจ้งถอนตัง', ['ถอน'], 3 / 9, 3],
    ['change password', ['password'], 7 / 13, 6],
  ])('%s has %j', (query, words, share, place) => {
    const found = coverage(query, ...words);
    expect(found?.place).toBe(place);
    expect(found?.share).toBeCloseTo(share, 5);
  });
  it.each([
    ['kickline', ['line']],
    ['slotomania', ['slot']],
    ['ออนไลน์', ['ไลน์']],
    ['มังกร', ['กร']],
    ['', ['หวย']],
  ])('%s does not have %j', (query, words) => expect(coverage(query, ...words)).toBeNull());
});

describe('startsWord', () => {
  it.each([
    ['Kickline', 4, false],
    ['Kick line', 5, true],
    ['Kick-line', 5, true],
    ['หวยออนไลน์', 6, false],
    ['หวยออนไลน์', 3, true],
    ['แอดline', 3, true],
    ['line', 0, true],
  ])('%s at %i: %s', (text, place, starts) => expect(startsWord(text, place)).toBe(starts));
});

describe('thaiWords', () => {
  it('cuts each text once', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    expect(thaiWords('ฝากถอนไว')).toEqual(['ฝาก', 'ถอน', 'ไว']);
    expect(thaiWords('ฝากถอนไว')).toEqual(['ฝาก', 'ถอน', 'ไว']);
    expect(segment).toHaveBeenCalledOnce();
    segment.mockRestore();
  });
  it('without a segmenter words are found at the start of any cluster', async () => {
    // Its properties are not enumerable, so the copy has none.
    vi.stubGlobal('Intl', { ...Intl });
    vi.resetModules();
    const words = await import('./words.ts');
    expect(words.thaiWords('หวยฮานอย')).toBeNull();
    expect(words.startsWord('หวยฮานอย', 3)).toBe(true);
    const within = words.createCoverage('หวยฮานอย', []);
    expect(within([{ text: 'ฮานอย', folded: 'ฮานอย' }])?.place).toBe(3);
    expect(within([{ text: 'านอย', folded: 'านอย' }])).toBeNull();
  });
});
