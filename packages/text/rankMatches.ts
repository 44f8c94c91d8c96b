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

/** A text with the forms in which it is compared. Each is worked out once, when it is needed. */
export class SearchText {
  readonly text: string;
  #plain: string | undefined;
  #folded: string | undefined;
  #words: readonly string[] | undefined;
  #sounds: readonly string[] | undefined;
  #isThai: boolean | undefined;

  constructor(text: string) {
    this.text = text;
  }
  /** Whether it has Thai letters. */
  get isThai(): boolean {
    return (this.#isThai ??= hasThai(this.text));
  }
  get plain(): string {
    return (this.#plain ??= plain(this.text));
  }
  get folded(): string {
    return (this.#folded ??= fold(this.text));
  }
  /** The folded words, and the whole text. In Thai these are phrases, since it has no spaces between words. */
  get words(): readonly string[] {
    return (this.#words ??= wordsOf(this.text));
  }
  get sounds(): readonly string[] {
    return (this.#sounds ??= soundsOf(this.text));
  }
}

/** Returns how a text matches; null when it does not. */
type Matcher = (text: SearchText) => MatchKind | null;

/**
 * Finds the items that match a query, best first; equal matches keep their order. The expensive comparisons (sounds, typing
 * errors) run only when those by spelling found too few.
 * @param textsOf the texts that an item is found by; called once per item and comparison. `SearchText`s that are kept make the
 * next search of many items faster
 * @param guessing whether to compare by sounds and typing errors at all
 */
export function rankMatches<Item>(
  query: string,
  items: readonly Item[],
  textsOf: (item: Item) => readonly (string | SearchText)[],
  guessing = true,
): readonly Match<Item>[] {
  const matchSpelling = bySpelling(query);
  if (matchSpelling === null) return [];
  const byKind = new Map<MatchKind, Match<Item>[]>(matchKinds.map((kind) => [kind, []]));
  /** Collects the matches and returns the other items. */
  const collect = (among: readonly Item[], match: Matcher): Item[] =>
    among.filter((item) => {
      let best: number = matchKinds.length;
      for (const text of textsOf(item)) {
        const kind = match(typeof text === 'string' ? new SearchText(text) : text);
        if (kind !== null) best = Math.min(best, matchKinds.indexOf(kind));
      }
      const kind = matchKinds[best];
      if (kind !== undefined) byKind.get(kind)?.push({ item, kind });
      return kind === undefined;
    });
  const others = collect(items, matchSpelling);
  if (guessing && items.length - others.length < enough) collect(others, byGuessing(query));
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
    const shown = text.plain;
    if (shown === wanted) return 'exact';
    const place = shown.indexOf(wanted);
    if (place === 0) return 'prefix';
    // Thai has no spaces between words, so the start of a word cannot be recognised there.
    if (place > 0) return /\s/.test(shown[place - 1] ?? '') ? 'word' : 'part';
    const form = text.folded;
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
    if (latin ? text.isThai : thai && !text.isThai) return soundsLike(text.sounds);
    if (most > 0 && text.words.some((word) => isMisspelt(folded, word, most))) return 'slip';
    // Thai spells one sound in several ways. Short words have too many others that sound alike.
    return thai && folded.length >= longEnough && soundsLike(text.sounds, false) === 'sound' ? 'sound' : null;
  };
}

const wordsOf = (text: string): readonly string[] => {
  const words = text.split(/[\s-]+/);
  return (words.length > 1 ? [...words, text] : words).map(fold);
};

/** Whether the query is the word, or its beginning, with at most `most` errors and the same first letter. */
function isMisspelt(query: string, word: string, most: number): boolean {
  if (word.length < query.length - most || word[0] !== query[0]) return false;
  return editDistance(query, word, most) <= most || editDistance(query, word.slice(0, query.length), most) <= most;
}
