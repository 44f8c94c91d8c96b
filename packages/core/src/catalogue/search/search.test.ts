import { describe, expect, it, vi } from 'vitest';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { motifWords } from '#sandbox/seed/words.ts';
import { editDistance, slipsAllowed } from '#text/distance.ts';
import { fold, tidy } from '#text/fold.ts';
import { asLatinKeys, asThaiKeys, otherKeyboard } from '#text/keyboard.ts';
import { rankMatches } from '#text/rankMatches.ts';
import { createSoundMatch, soundsOf } from '#text/sounds.ts';
import { mostQueries, queriesFor } from './queriesFor.ts';

const { games } = createSandbox({ scenario: 'ready' }).catalogue;

describe('fold', () => {
  it.each([
    ['เเมว', 'แมว'],
    ['ผู้กล้า', 'ผูกลา'],
    ['ศักดิ์สิทธิ์', 'ศักดิสิทธิ'],
    ['เห็ด', 'เหด'],
    ['ＬＯＴＵＳ', 'lotus'],
    ['Goooold', 'gold'],
    ['Hi-Lo', 'hi lo'],
    ['น้ำ', 'นํ้า'],
    ['๘๘๘', '888'],
    ['Café', 'cafe'],
  ])('%s is spelt like %s', (one, other) => expect(fold(one)).toBe(fold(other)));
  it('keeps digits apart: 888 is not 8', () => expect(fold('888')).toBe('888'));
  it('keeps other words apart', () => expect(fold('หมู')).not.toBe(fold('หมี')));
  it('tidy keeps the spelling', () => {
    expect(tidy('  เเมวววว   น้อย ')).toBe('แมว น้อย');
    expect(tidy('ผู้กล้า')).toBe('ผู้กล้า');
    expect(tidy('น้ำแข็งＡ')).toBe('น้ำแข็งA');
  });
});

describe('the other keyboard', () => {
  it.each([
    ['lotus', 'สนะีห'],
    ['slot', 'หสนะ'],
    ['dragon', 'กพฟเนื'],
    ['fish', 'ดรห้'],
  ])('%s with the keyboard set to Thai', (meant, typed) => {
    expect(asThaiKeys(meant)).toBe(typed);
    expect(asLatinKeys(typed)).toBe(meant);
    expect(otherKeyboard(typed)).toBe(meant);
  });
  it.each([
    ['บัว', '[y;'],
    ['มังกร', ",y'di"],
    ['เสือ', 'glnv'],
    ['ปลา', 'x]k'],
    ['ทอง', "mv'"],
  ])('%s with the keyboard set to English', (meant, typed) => {
    expect(asLatinKeys(meant)).toBe(typed);
    expect(otherKeyboard(typed)).toBe(meant);
  });
  it('maps every key there and back', () => {
    const keys = Array.from({ length: 94 }, (_, at) => String.fromCodePoint(33 + at)).join('');
    expect(Array.from(asThaiKeys(keys))).toHaveLength(94);
    // A few characters are on both layouts, on different keys.
    const letters = keys.replaceAll(/[^a-z\d[\];\\]/gi, '');
    expect(asLatinKeys(asThaiKeys(letters))).toBe(letters);
  });
  it.each(['lotus', 'magic', 'นาคา', 'rabbit', '88888'])('is not tried for a text that makes sense: %s', (text) => {
    expect(otherKeyboard(text)).toBeNull();
  });
});

describe('editDistance', () => {
  it.each([
    ['dragon', 'drgaon', 1],
    ['tiger', 'tigre', 1],
    ['tiger', 'tigger', 1],
    ['tiger', 'toger', 1],
    ['elephant', 'elefant', 2],
    ['kitten', 'sitting', 3],
    ['', 'ab', 2],
  ])('%s / %s', (one, other, slips) => {
    expect(editDistance(one, other, 9)).toBe(slips);
    expect(editDistance(other, one, 9)).toBe(slips);
  });
  it('stops counting', () => expect(editDistance('elephant', 'tiger', 2)).toBe(3));
  it('allows none in short words', () => expect([3, 4, 7, 8].map(slipsAllowed)).toEqual([0, 1, 1, 2]));
});

describe('sounds', () => {
  it.each([
    ['mangkon', 'มังกร'],
    ['mangkorn', 'มังกรทอง'],
    ['bua', 'ดอกบัว'],
    ['naga', 'พญานาค'],
    ['nak', 'นาค'],
    ['payanak', 'พญานาค'],
    ['kinnaree', 'กินรี'],
    ['hong', 'หงส์ขาว'],
    ['thong', 'บัวทอง'],
    ['tong', 'บัวทอง'],
    ['chang', 'ลูกช้าง'],
    ['sua', 'เสือโคร่ง'],
    ['kratai', 'กระต่าย'],
    ['moo', 'หมู'],
    ['maew', 'แมว'],
    ['pla', 'ปลา'],
    ['phet', 'เพชร'],
    ['kluay', 'กล้วย'],
    ['sawan', 'สวรรค์'],
    ['saksit', 'ศักดิ์สิทธิ์'],
    ['jan', 'จันทร์เพ็ญ'],
    ['somtam', 'ส้มตำ'],
  ])('%s means %s', (latin, thai) => expect(createSoundMatch(latin)(soundsOf(thai))).not.toBeNull());
  it.each([
    ['bua', 'ปลา'],
    ['naga', 'มังกร'],
    ['chang', 'เสือ'],
    ['moo', 'แมว'],
  ])('%s does not mean %s', (latin, thai) => expect(createSoundMatch(latin)(soundsOf(thai))).toBeNull());
  it('exist for every word that names are made of', () => {
    const words = Object.values(motifWords).flatMap(({ nouns, figures }) => [...nouns, ...figures]);
    expect(words.map(([, thai]) => thai).filter((thai) => !/^[a-zŋ]{2,}$/.test(soundsOf(thai)[0] ?? ''))).toEqual([]);
  });
});

const names = ['มังกรทอง', 'Golden Dragon', 'Dragon', 'บัวทอง', 'Dragonfly', 'Hi-Lo', 'Snapdragon', 'Tiger'];
const ranked = (query: string, among: readonly string[] = names) =>
  rankMatches(query, among, (name) => [name]).map(({ item, kind }) => `${kind} ${item}`);

describe('rankMatches', () => {
  it('sorts the best match first', () =>
    expect(ranked('dragon')).toEqual(['exact Dragon', 'prefix Dragonfly', 'word Golden Dragon', 'part Snapdragon']));
  it.each([
    ['hilo', 'folded Hi-Lo'],
    ['[y;', 'keyboard บัวทอง'],
    ['mangkon', 'sound มังกรทอง'],
    ['tigre', 'slip Tiger'],
    ['TIG', 'prefix Tiger'],
    ['dragon golden', 'words Golden Dragon'],
    ['ทอง มังกร', 'words มังกรทอง'],
    ['มังกอน', 'sound มังกรทอง'],
  ])('%s: %s', (query, first) => expect(ranked(query)[0]).toBe(first));
  it.each(['', ' ', 'zzzzz', 'q'])('finds nothing for %j', (query) => expect(ranked(query)).toEqual([]));
  it('keeps the order of equals', () =>
    expect(ranked('a', ['b a 1', 'b a 2', 'b a 3'])).toEqual(['word b a 1', 'word b a 2', 'word b a 3']));
  it('does not guess when enough items match by spelling', () => {
    const many = Array.from({ length: 5 }, (_, at) => `Tiger ${at}`);
    expect(ranked('tiger', [...many, 'Tigre'])).toHaveLength(5);
    expect(ranked('tiger', [...many.slice(1), 'Tigre'])).toHaveLength(5);
    expect(ranked('tiger', [...many.slice(1), 'Tigre']).at(-1)).toBe('slip Tigre');
  });
  it('reads each of 500 games twice at most, and guesses only when it must', () => {
    let reads = 0;
    const textsOf = ({ name }: (typeof games)[number]) => {
      reads += 1;
      return [name.th, name.en];
    };
    const some = games.slice(0, 500);
    expect(rankMatches('lotus', some, textsOf).length).toBeGreaterThan(5);
    expect(reads).toBe(500);
    reads = 0;
    // Other guesses can be as near.
    expect(
      rankMatches('lotsu', some, textsOf).filter(({ item }) => /lotus/i.test(item.name.en)).length,
    ).toBeGreaterThan(5);
    expect(reads).toBeLessThanOrEqual(1000);
  });
  it('finds every game of the sandbox by its Thai name with the keyboard left in English', () => {
    const thai = games.map(({ name }) => name.th).filter((name) => /^[ก-๎]+$/.test(name));
    const missed = thai
      .slice(0, 300)
      .filter((name) => !/^(?:exact|folded|keyboard)/.test(ranked(asLatinKeys(name), [name])[0] ?? ''));
    expect(missed).toEqual([]);
  });
});

describe('queriesFor', () => {
  const known = [...games.slice(0, 15).map(({ name }) => name.th), 'มังกร', 'บัว', 'เสือ', 'Dragon', 'Tiger'];
  it.each([
    ['lotus', []],
    ['[y;', ['บัว']],
    ['สนะีห', ['lotus']],
    ['mangkon', ['มังกร']],
    ['bua', ['บัว']],
    ['drgaon', ['Dragon']],
    ['gooooold', ['gold']],
    ['เเมว', ['แมว']],
    ['มังกอน', ['มังกร']],
    ['dragn', ['Dragon']],
    ['gold tiger', ['tiger']],
  ])('%s, then %j', (typed, then) =>
    expect(queriesFor(typed, known).slice(0, 1 + then.length)).toEqual([typed, ...then]),
  );
  it.each(['aaaa', 'zzz', 'ฟฟฟฟ', 'กกก', '5555'])(
    'does not search for the single letter of a key held down: %s',
    (typed) => expect(queriesFor(typed, ['ooo', ...known])).toEqual([typed]),
  );
  it.each([
    ['Ａ', 'A'],
    ['๘', '8'],
  ])('repairs a single typed letter: %s', (typed, then) => expect(queriesFor(typed)).toEqual([typed, then]));
  it('is empty for an empty text', () => expect(queriesFor('  ', known)).toEqual([]));
  it('stays within the limit and repeats no query', () => {
    for (const typed of ['drgaon', 'mangkonnnn', 'ฟหกด', "gl'v", 'sua', 'TIGER', 'นาค']) {
      const queries = queriesFor(typed, known);
      expect(queries.length).toBeLessThanOrEqual(mostQueries);
      expect(new Set(queries.map((each) => each.toLowerCase())).size).toBe(queries.length);
      expect(queries[0]).toBe(typed);
    }
  });
  it('segments a Thai phrase only when it must', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    const phrases = ['ตำนานมังกรทองคำ', 'สมบัติแห่งท้องทะเล', 'บัวลอยน้ำยามเช้า'];
    expect(queriesFor('mangkon', [...phrases, 'มังกร'])[1]).toBe('มังกร');
    expect(segment).not.toHaveBeenCalled();
    expect(queriesFor('mangkon', phrases)[1]).toBe('มังกร');
    expect(queriesFor('สมบัด', phrases)[1]).toBe('สมบัติ');
    expect(segment.mock.calls.flat()).toEqual([phrases[0], phrases[1]]);
    segment.mockRestore();
  });
});
