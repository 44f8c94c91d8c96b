import { editDistance, slipsAllowed } from './distance.ts';
import { fold, hasLatin, hasThai, isWordLike } from './fold.ts';
import { otherKeyboard } from './keyboard.ts';
import { createSoundMatch, soundsOf } from './sounds.ts';

/** The kinds of matches, best first. */
export const matchKinds = [
  'exact',
  'prefix',
  'word',
  'part',
  'folded',
  'words',
  'keyboard',
  'sound',
  'slip',
  'near',
] as const;
export type MatchKind = (typeof matchKinds)[number];

export interface Match<Item> {
  readonly item: Item;
  readonly kind: MatchKind;
}

/** With this many matches by spelling, matching by sound and typing errors is skipped. */
const enough = 5;

/** Returns how a text matches; null when it does not. */
type Matcher = (text: string) => MatchKind | null;

/**
 * Finds the items that match a query, best first; equal matches keep their order. The expensive comparisons (sounds, typing
 * errors) run only when those by spelling found too few.
 * @param textsOf the texts that an item is found by; called once per item and comparison
 */
export function rankMatches<Item>(
  query: string,
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): readonly Match<Item>[] {
  const matchSpelling = bySpelling(query);
  if (matchSpelling === null) return [];
  const byKind = new Map<MatchKind, Match<Item>[]>(matchKinds.map((kind) => [kind, []]));
  /** Collects the matches and returns the other items. */
  const collect = (among: readonly Item[], match: Matcher): Item[] =>
    among.filter((item) => {
      const found = new Set(textsOf(item).map(match));
      const kind = matchKinds.find((each) => found.has(each));
      if (kind !== undefined) byKind.get(kind)?.push({ item, kind });
      return kind === undefined;
    });
  const others = collect(items, matchSpelling);
  if (items.length - others.length < enough) collect(others, byGuessing(query));
  return matchKinds.flatMap((kind) => byKind.get(kind) ?? []);
}

const plain = (text: string): string => text.normalize('NFC').toLowerCase().trim();

function bySpelling(query: string): Matcher | null {
  const wanted = plain(query);
  if (wanted === '') return null;
  const folded = fold(query);
  const words = wanted.split(/\s+/).map(fold);
  const other = fold(otherKeyboard(query) ?? '');
  return (text) => {
    const shown = plain(text);
    if (shown === wanted) return 'exact';
    const place = shown.indexOf(wanted);
    if (place === 0) return 'prefix';
    // Thai has no spaces between words, so the start of a word cannot be recognised there.
    if (place > 0) return /\s/.test(shown[place - 1] ?? '') ? 'word' : 'part';
    const form = fold(text);
    if (isWordLike(folded) && form.includes(folded)) return 'folded';
    // All words of the query, in any order.
    if (words.length > 1 && words.every((word) => isWordLike(word) && form.includes(word))) return 'words';
    return isWordLike(other) && form.includes(other) ? 'keyboard' : null;
  };
}

/** The fewest letters of a Thai word that is found by its sound alone. */
const longEnough = 5;

function byGuessing(query: string): Matcher {
  const folded = fold(query);
  const most = slipsAllowed(folded.length);
  const thai = hasThai(query);
  const latin = hasLatin(query) && !thai;
  const soundsLike = createSoundMatch(query);
  return (text) => {
    // Compares sounds between the two scripts, and spelling within one.
    if (latin ? hasThai(text) : thai && !hasThai(text)) return soundsLike(soundsOf(text));
    if (most > 0 && wordsOf(text).some((word) => isMisspelt(folded, word, most))) return 'slip';
    // Thai spells one sound in several ways. Short words have too many others that sound alike.
    return thai && folded.length >= longEnough && soundsLike(soundsOf(text)) === 'sound' ? 'sound' : null;
  };
}

/** Returns the folded words of a text, and the whole text. In Thai these are phrases, since it has no spaces between words. */
const wordsOf = (text: string): readonly string[] => {
  const words = text.split(/[\s-]+/);
  return (words.length > 1 ? [...words, text] : words).map(fold);
};

/** Whether the query is the word, or its beginning, with at most `most` errors and the same first letter. */
function isMisspelt(query: string, word: string, most: number): boolean {
  if (word.length < query.length - most || word[0] !== query[0]) return false;
  return editDistance(query, word, most) <= most || editDistance(query, word.slice(0, query.length), most) <= most;
}
