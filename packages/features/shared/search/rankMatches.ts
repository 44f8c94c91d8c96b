import { editDistance, slipsAllowed } from './distance.ts';
import { fold, hasLatin, hasThai, saysWord } from './fold.ts';
import { otherKeyboard } from './keyboard.ts';
import { createSoundMatch, soundsOf } from './sounds.ts';

/** How sure a match is, the surest first. */
export const matchKinds = ['exact', 'prefix', 'word', 'part', 'folded', 'keyboard', 'sound', 'slip', 'near'] as const;
export type MatchKind = (typeof matchKinds)[number];

export interface Match<Item> {
  readonly item: Item;
  readonly kind: MatchKind;
}

/** With so many that are spelt as was asked, nobody meant anything else. */
const enough = 5;

/** How a text is meant; null when it is not. */
type Judge = (text: string) => MatchKind | null;

/**
 * What of the items is meant, the surest first; equals keep their order. The costly ways of looking (sound, slips of the
 * finger) are taken only where the cheap ones have not found enough.
 * @param textsOf all that an item may be looked for by; asked once per item and way
 */
export function rankMatches<Item>(
  query: string,
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): readonly Match<Item>[] {
  const spelt = bySpelling(query);
  if (spelt === null) return [];
  const byKind = new Map<MatchKind, Match<Item>[]>(matchKinds.map((kind) => [kind, []]));
  const look = (among: readonly Item[], judge: Judge): Item[] =>
    among.filter((item) => {
      const found = new Set(textsOf(item).map(judge));
      const kind = matchKinds.find((each) => found.has(each));
      if (kind !== undefined) byKind.get(kind)?.push({ item, kind });
      return kind === undefined;
    });
  const others = look(items, spelt);
  if (items.length - others.length < enough) look(others, byGuessing(query));
  return matchKinds.flatMap((kind) => byKind.get(kind) ?? []);
}

const plain = (text: string): string => text.normalize('NFC').toLowerCase().trim();

function bySpelling(query: string): Judge | null {
  const wanted = plain(query);
  if (wanted === '') return null;
  const folded = fold(query);
  const other = fold(otherKeyboard(query) ?? '');
  return (text) => {
    const shown = plain(text);
    if (shown === wanted) return 'exact';
    const place = shown.indexOf(wanted);
    if (place === 0) return 'prefix';
    // A Thai word begins without a space before it: where, nobody can say.
    if (place > 0) return /\s/.test(shown[place - 1] ?? '') ? 'word' : 'part';
    const form = fold(text);
    if (saysWord(folded) && form.includes(folded)) return 'folded';
    return saysWord(other) && form.includes(other) ? 'keyboard' : null;
  };
}

function byGuessing(query: string): Judge {
  const folded = fold(query);
  const most = slipsAllowed(folded.length);
  const thai = hasThai(query);
  const latin = hasLatin(query) && !thai;
  const soundsLike = createSoundMatch(query);
  return (text) => {
    // Between the two scripts it is sound that counts, within one it is spelling.
    if (latin ? hasThai(text) : thai && !hasThai(text)) return soundsLike(soundsOf(text));
    return most > 0 && wordsOf(text).some((word) => misspelt(folded, word, most)) ? 'slip' : null;
  };
}

/** The words, and the whole. Thai is written without spaces: there it is phrases, and their beginnings. */
const wordsOf = (text: string): readonly string[] => {
  const words = text.split(/[\s-]+/);
  return (words.length > 1 ? [...words, text] : words).map(fold);
};

/** With at most that many slips, and not in the first letter, which people look at; also while still being typed. */
function misspelt(query: string, word: string, most: number): boolean {
  if (word.length < query.length - most || word[0] !== query[0]) return false;
  return editDistance(query, word, most) <= most || editDistance(query, word.slice(0, query.length), most) <= most;
}
