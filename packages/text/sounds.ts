import { editDistance } from './distance.ts';
import { hasThai } from './fold.ts';

/** Initial and final sound of each Thai consonant, in the usual Latin spelling. */
const consonants: Readonly<Record<string, readonly [first: string, last: string]>> = {
  ...each('กขฃคฅฆ', 'k', 'k'),
  ...each('ง', 'ŋ', 'ŋ'),
  ...each('จ', 'j', 't'),
  ...each('ฉชฌ', 'j', 't'),
  ...each('ซศษส', 's', 't'),
  ...each('ญ', 'y', 'n'),
  ...each('ย', 'y', 'i'),
  ...each('ดฎ', 'd', 't'),
  ...each('ตฏถฐทธฒฑ', 't', 't'),
  ...each('นณ', 'n', 'n'),
  ...each('บ', 'b', 'p'),
  ...each('ปผพภ', 'p', 'p'),
  ...each('ฝฟ', 'f', 'p'),
  ...each('ม', 'm', 'm'),
  ...each('รลฬ', 'l', 'n'),
  ...each('ว', 'w', 'o'),
  ...each('หฮ', 'h', ''),
  ...each('อ', '', ''),
};

function each(letters: string, first: string, last: string) {
  return Object.fromEntries(Array.from(letters, (letter) => [letter, [first, last] as const]));
}

const c = '[ก-ฮ]';
/** Excludes a consonant that begins the next syllable. */
const notNext = '(?![ะัาำิีึืุู็]|รร|อ(?![ะัาำิีึืุู็]))';
/** The optional final consonant of a syllable. */
const end = `(${c})?${notNext}`;
/** The initial of a syllable: a consonant, a cluster of two, or a silent ห before one. */
const start = `(ห[งญณนมยรลว]|[กขคตปผพ][รลว]|${c})`;
/** The initial before a vowel that is written after it. */
const open = `(ห[งญณนมยรลว](?=[ะัาำิีึืุูอก-ฮ])|[กขคตปผพ][รลว](?=[ะัาำิีึืุูอ])|${c})`;

/** Compiles spelling patterns of syllables to one expression. The first pattern that matches at a position wins. */
function compile(patterns: readonly (readonly [written: string, vowel: string])[]) {
  const written = new RegExp(patterns.map(([pattern]) => `(${pattern})`).join('|'), 'y');
  let group = 1;
  const alternatives = patterns.map(([pattern, vowel]) => {
    const at = group;
    group += 1 + (pattern.match(/\((?!\?)/g) ?? []).length;
    return { at, end: group, vowel };
  });
  return (text: string, place: number): { readonly length: number; readonly sounds: string } | null => {
    written.lastIndex = place;
    const match = written.exec(text);
    const found = match && alternatives.find(({ at }) => match[at] !== undefined);
    if (!match || !found) return null;
    const first = sound(match[found.at + 1], 0);
    const last = found.at + 2 < found.end ? sound(match[found.at + 2], 1) : '';
    return { length: match[0].length, sounds: first + found.vowel + last };
  };
}

/** Syllables whose vowel is written before the consonant. */
const vowelFirst = compile([
  [`เ${start}ีย(?:ะ|${end})`, 'ia'],
  [`เ${start}ือ${end}`, 'ua'],
  [`เ${start}าะ`, 'o'],
  [`เ${start}า`, 'ao'],
  [`เ${start}ย${notNext}`, 'oi'],
  [`เ${start}(?:อะ|อ|ิ)${end}`, 'o'],
  [`[เแ]${start}(?:ะ|็?${end})`, 'e'],
  [`โ${start}(?:ะ|${end})`, 'o'],
  [`[ใไ]${start}ย?${notNext}`, 'ai'],
]);

const consonantFirst = compile([
  [`${start}วย${notNext}`, 'uai'],
  [`${open}ัวะ?`, 'ua'],
  [`${open}ำ`, 'am'],
  [`${open}[ัา]${end}`, 'a'],
  [`${open}ะ`, 'a'],
  [`${open}[ิี]${end}`, 'i'],
  [`${open}[ึืุู](?:อ${notNext}|${end})`, 'u'],
  [`${open}รร(${c})${notNext}`, 'a'],
  [`${open}รร`, 'an'],
  [`${open}ว(?!รร)(${c})${notNext}`, 'ua'],
  [`${open}[อ็]${notNext}${end}`, 'o'],
  [`${open}(${c})${notNext}`, 'o'],
  [`(${c})`, 'a'],
]);

const sound = (letters: string | undefined, place: 0 | 1): string => {
  // A silent ห only marks the tone.
  const heard = letters !== undefined && letters.length > 1 ? letters.replace(/^ห/, '') : (letters ?? '');
  return Array.from(heard, (letter) => consonants[letter]?.[place] ?? '').join('');
};

const leadingVowel = /[เ-ไ]/;
/** Silent letters at the end of a syllable: ศักดิ์ is sak, จันทร์ is chan. */
const silent = /ทร์|[ก-ฮ][ิุ]?์|ๆ|ฯ/g;
const tones = /[่-๋]/g;

/** Returns the sounds of each syllable of a Thai text. Skips other characters. */
function thaiSyllables(text: string): readonly string[] {
  const written = text
    .normalize('NFC')
    .replaceAll('เเ', 'แ')
    .replaceAll(silent, '·')
    .replaceAll(tones, '')
    .replaceAll('ฤ', 'ริ')
    .replaceAll(/ทร(?=[าั])/g, 'ซ');
  const found: string[] = [];
  let place = 0;
  while (place < written.length) {
    const syllable = (leadingVowel.test(written[place] ?? '') ? vowelFirst : consonantFirst)(written, place);
    // เพชร is phet, จักร is chak.
    const mute = written[place] === 'ร' && syllable?.length === 1 && /[^aeiou]$/.test(found.at(-1) ?? '');
    if (syllable !== null && !mute) found.push(syllable.sounds);
    place += syllable?.length ?? 1;
  }
  return found;
}

/** Unifies the different Latin spellings of a sound. Applied in order. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ng/g, 'ŋ'],
  [/kh|gh|ck|q/g, 'k'],
  [/ph(?=[aeiou])|bp/g, 'p'],
  [/th|dt/g, 't'],
  [/ch|tch/g, 'j'],
  [/c(?=[eiy])|sh|z/g, 's'],
  [/c|g|x/g, 'k'],
  [/v/g, 'w'],
  // An r that only lengthens the vowel: mangkorn, thorng.
  [/([aeo])r(?![aeiouy])/g, '$1'],
  [/r/g, 'l'],
  [/ee|ey(?![aeiou])/g, 'i'],
  [/oo|ue|eu/g, 'u'],
  [/ae/g, 'e'],
  [/oe/g, 'o'],
  [/aw(?![aeiou])|au/g, 'ao'],
  [/ay(?![aeiou])|aj(?![aeiou])|ei/g, 'ai'],
  [/w(?![aeiou])/g, 'o'],
];

/**
 * Returns what a text sounds like from the start of each of its words or syllables: `มังกรทอง` gives `maŋkontoŋ`, `kontoŋ`
 * and `toŋ`. Approximate on purpose, so that both `mangkorn` and `mungkon` match. Cached per text.
 */
export function soundsOf(text: string): readonly string[] {
  let sounds = cache.get(text);
  if (sounds === undefined) {
    // Evicts the oldest entry. Each keystroke compares mostly the same names again.
    if (cache.size >= cacheSize) cache.delete(cache.keys().next().value ?? '');
    cache.set(text, (sounds = computeSounds(text)));
  }
  return sounds;
}

const cache = new Map<string, readonly string[]>();
const cacheSize = 1_000;

function computeSounds(text: string): readonly string[] {
  const parts = hasThai(text) ? thaiSyllables(text) : latinWords(text);
  return parts.map((_, from) =>
    parts
      .slice(from)
      .join('')
      .replaceAll(/(\D)\1+/g, '$1'),
  );
}

const latinWords = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) =>
    spellings.reduce((spelt, [pattern, one]) => spelt.replaceAll(pattern, one), word),
  );

/** Returns the consonants alone, for spellings that differ in the vowels. */
const consonantsOf = (sounds: string): string => sounds.replaceAll(/[aeiou]/g, '').replaceAll(/(.)\1+/g, '$1');

/** Whether a text of sounds has this consonant first; always for none. */
function firstConsonantIs(sounds: string, consonant: string): boolean {
  if (consonant === '') return true;
  for (const letter of sounds) if (!'aeiou'.includes(letter)) return letter === consonant;
  return false;
}

/** `sound`: a word or syllable starts with the sounds; `near`: with the same consonants and similar vowels. */
export type SoundMatch = 'sound' | 'near' | null;

/**
 * Returns a function that compares the sounds of texts, from `soundsOf`, with those of a query. Without `withNear`, it does
 * not look for `near`, which takes longer.
 */
export function createSoundMatch(query: string): (sounds: readonly string[], withNear?: boolean) => SoundMatch {
  const [wanted = ''] = soundsOf(query);
  // naga for นาค: Thai does not pronounce the last vowel.
  const short = wanted.length >= 4 ? wanted.replace(/[aeiou]$/, '') : wanted;
  const skeleton = consonantsOf(wanted);
  const first = skeleton[0] ?? '';
  const near = (from: string): boolean =>
    // Of most texts the first consonant is another one, which shows at once.
    firstConsonantIs(from, first) &&
    consonantsOf(from).startsWith(skeleton) &&
    [-1, 0, 1].some((more) => editDistance(wanted, from.slice(0, wanted.length + more), 1) <= 1);
  return (sounds, withNear = true) => {
    if (wanted.length < 2) return null;
    if (sounds.some((from) => from.startsWith(short))) return 'sound';
    return withNear && wanted.length >= 5 && sounds.some(near) ? 'near' : null;
  };
}
