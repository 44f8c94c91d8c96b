import { editDistance } from './distance.ts';
import { hasThai } from './fold.ts';

/** First and last sound of each Thai consonant, spelt as Thais spell them in Latin letters. */
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
/** Not a last sound: the next syllable begins with it. */
const notNext = '(?![ะัาำิีึืุู็]|รร|อ(?![ะัาำิีึืุู็]))';
/** The end of a syllable, where it has one. */
const end = `(${c})?${notNext}`;
/** Two consonants that begin a syllable together, or a silent ห before one. */
const start = `(ห[งญณนมยรลว]|[กขคตปผพ][รลว]|${c})`;
/** The same before a vowel that stands behind it. */
const open = `(ห[งญณนมยรลว](?=[ะัาำิีึืุูอก-ฮ])|[กขคตปผพ][รลว](?=[ะัาำิีึืุูอ])|${c})`;

/** How syllables are written, in one expression: the first way that fits is taken. */
function compile(patterns: readonly (readonly [written: string, vowel: string])[]) {
  const written = new RegExp(patterns.map(([pattern]) => `(${pattern})`).join('|'), 'y');
  let group = 1;
  const ways = patterns.map(([pattern, vowel]) => {
    const at = group;
    group += 1 + (pattern.match(/\((?!\?)/g) ?? []).length;
    return { at, end: group, vowel };
  });
  return (text: string, place: number): { readonly length: number; readonly said: string } | null => {
    written.lastIndex = place;
    const match = written.exec(text);
    const way = match && ways.find(({ at }) => match[at] !== undefined);
    if (!match || !way) return null;
    const first = sound(match[way.at + 1], 0);
    const last = way.at + 2 < way.end ? sound(match[way.at + 2], 1) : '';
    return { length: match[0].length, said: first + way.vowel + last };
  };
}

/** Those whose vowel stands before the consonant. */
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
  // A silent ห only says in which tone.
  const heard = letters !== undefined && letters.length > 1 ? letters.replace(/^ห/, '') : (letters ?? '');
  return Array.from(heard, (letter) => consonants[letter]?.[place] ?? '').join('');
};

const leadingVowel = /[เ-ไ]/;
/** What is written and not said, and ends a syllable: ศักดิ์ is sak, จันทร์ is chan. */
const silent = /ทร์|[ก-ฮ][ิุ]?์|ๆ|ฯ/g;
const tones = /[่-๋]/g;

/** Thai text as it sounds, syllable by syllable; anything else in it is left out. */
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
    if (syllable !== null && !mute) found.push(syllable.said);
    place += syllable?.length ?? 1;
  }
  return found;
}

/** What people spell in many ways, each in one. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ng/g, 'ŋ'],
  [/kh|gh|ck|q/g, 'k'],
  [/ph(?=[aeiou])|bp/g, 'p'],
  [/th|dt/g, 't'],
  [/ch|tch/g, 'j'],
  [/c(?=[eiy])|sh|z/g, 's'],
  [/c|g|x/g, 'k'],
  [/v/g, 'w'],
  // An r that only makes the vowel long: mangkorn, thorng.
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
 * What a name sounds like, from the beginning of each of its words or syllables on: `มังกรทอง` as `maŋkontoŋ`, `kontoŋ`,
 * `toŋ`. Rough on purpose: it is for finding, and finds `mangkorn` as well as `mungkon`.
 */
export function soundsOf(text: string): readonly string[] {
  let sounds = heard.get(text);
  if (sounds === undefined) {
    // The oldest goes: with each key the same names are asked for again, and new ones only now and then.
    if (heard.size >= mostHeard) heard.delete(heard.keys().next().value ?? '');
    heard.set(text, (sounds = listen(text)));
  }
  return sounds;
}

const heard = new Map<string, readonly string[]>();
const mostHeard = 1_000;

function listen(text: string): readonly string[] {
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

/** The consonants alone, for who spells the vowels in a way of their own. */
const bones = (sounds: string): string => sounds.replaceAll(/[aeiou]/g, '').replaceAll(/(.)\1+/g, '$1');

/** `sound`: begins so somewhere; `near`: has the same consonants and nearly the same vowels. */
export type SoundMatch = 'sound' | 'near' | null;

/** Whether something may be meant by what it sounds like. */
export function createSoundMatch(query: string): (sounds: readonly string[]) => SoundMatch {
  const [wanted = ''] = soundsOf(query);
  // naga for นาค: Thai does not say the last vowel.
  const short = wanted.length >= 4 ? wanted.replace(/[aeiou]$/, '') : wanted;
  const skeleton = bones(wanted);
  const near = (from: string): boolean =>
    bones(from).startsWith(skeleton) &&
    [-1, 0, 1].some((more) => editDistance(wanted, from.slice(0, wanted.length + more), 1) <= 1);
  return (sounds) => {
    if (wanted.length < 2) return null;
    if (sounds.some((from) => from.startsWith(short))) return 'sound';
    return wanted.length >= 5 && sounds.some(near) ? 'near' : null;
  };
}
