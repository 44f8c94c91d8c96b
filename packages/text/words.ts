import { fold, hasThai } from './fold.ts';

/** Clusters of Thai letters that are written together, at whose starts a word can begin. */
const clusters = /[เ-ไ]?[ก-ฮ][^เ-ไก-ฮ]*|[^ก-ฮเ-ไ]+/g;

let segmenter: Intl.Segmenter | null | undefined;
const cache = new Map<string, readonly string[]>();
const cacheSize = 4_000;

/**
 * Cuts a Thai text, which has no spaces between words, with the dictionary of the browser. Borrowed words may come in several
 * parts. Each text is cut once.
 * @returns the parts without spaces; null where the browser cannot cut
 */
export function thaiWords(text: string): readonly string[] | null {
  segmenter ??= 'Segmenter' in Intl ? new Intl.Segmenter('th', { granularity: 'word' }) : null;
  if (segmenter === null) return null;
  let words = cache.get(text);
  if (words === undefined) {
    if (cache.size >= cacheSize) cache.delete(cache.keys().next().value ?? '');
    words = Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter((segment) => segment !== '');
    cache.set(text, words);
  }
  return words;
}

/** A folded text with the places at which a word can begin or end. */
interface Cut {
  readonly folded: string;
  readonly places: ReadonlySet<number>;
}

/** Folds a text part by part, as `fold` does the whole. */
function cut(text: string): Cut {
  const phrases = text.split(/[\s\p{P}]+/u).filter((phrase) => phrase !== '');
  const parts = phrases.flatMap((phrase) =>
    hasThai(phrase) ? (thaiWords(phrase) ?? phrase.match(clusters) ?? [phrase]) : [phrase],
  );
  const places = new Set([0]);
  let folded = '';
  for (const part of parts) {
    const more = fold(part);
    // `fold` writes a doubled letter once, also where two parts meet.
    folded += /\D/.test(more[0] ?? '') && folded.at(-1) === more[0] ? more.slice(1) : more;
    places.add(folded.length);
  }
  return { folded, places };
}

/** Whether the letters at a place of a text begin one of its words. */
export function startsWord(text: string, place: number): boolean {
  if (place === 0) return true;
  const before = text[place - 1] ?? '';
  if (!/[\p{L}\p{M}\p{Nd}]/u.test(before)) return true;
  if (!hasThai(text)) return false;
  // A Latin word in a Thai text begins where the Thai ends, and the other way round.
  if (hasThai(before) !== hasThai(text[place] ?? '') && !/[ะ-๎]/.test(before + (text[place] ?? ''))) return true;
  const words = thaiWords(text);
  if (words === null) return true;
  let from = 0;
  for (const word of words) {
    from = text.indexOf(word, from);
    if (from >= place) return from === place;
    from += word.length;
  }
  return false;
}

/** Whether a Thai letter can begin a word: a vowel written before its consonant, or a consonant without one. */
const startsCluster = (text: string, place: number): boolean =>
  /[ก-ฮเ-ไ]/.test(text[place] ?? '') && !/[เ-ไ]/.test(text[place - 1] ?? '');

/** How much of a query words make up. */
export interface Coverage {
  /** From 0 to 1. */
  readonly share: number;
  /** The place of the first of these words in the query. */
  readonly place: number;
}

/** The fewest letters of a word that is found inside a longer text. */
const shortest = 3;
/** From this length one end of a word is enough: the dictionary cuts borrowed words anywhere. */
const unmistakable = 4;

/**
 * Finds words in a query that is written without spaces, or in a sentence: หวยฮานอย has หวย and ฮานอย.
 * @param fillers words that say nothing about what is looked for, such as how and วันนี้
 * @returns a function that tells how much of the query the words of a thing make up; null for nothing
 */
export function createCoverage(
  query: string,
  fillers: readonly string[],
): (words: readonly { readonly text: string; readonly folded: string }[]) => Coverage | null {
  const { folded, places } = cut(query);
  /** The places of a word in the query. */
  const find = (word: string): number[] => {
    const found: number[] = [];
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      const [starts, ends] = [places.has(at), places.has(at + word.length)];
      const isLong = hasThai(word) && word.length >= unmistakable;
      if ((starts && ends) || (isLong && (starts || (ends && startsCluster(folded, at))))) found.push(at);
    }
    return found;
  };
  const mark = (letters: Set<number>, word: string): void => {
    for (const at of find(word)) for (let letter = 0; letter < word.length; letter += 1) letters.add(at + letter);
  };
  const filled = new Set<number>();
  for (const filler of fillers) mark(filled, fold(filler));
  return (words) => {
    const letters = new Set<number>();
    for (const word of words) if (word.text.length >= shortest && word.folded !== '') mark(letters, word.folded);
    if (letters.size === 0) return null;
    const rest = [...filled].filter((letter) => !letters.has(letter)).length;
    return { share: letters.size / (folded.length - rest), place: Math.min(...letters) };
  };
}
