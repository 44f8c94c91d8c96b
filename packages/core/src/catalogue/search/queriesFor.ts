import { fold, hasThai, isWordLike, tidy } from '#text/fold.ts';
import { otherKeyboard, readsAsLatin, readsAsThai } from '#text/keyboard.ts';
import { type MatchKind, rankMatches } from '#text/rankMatches.ts';
import { createSoundMatch, soundsOf } from '#text/sounds.ts';
import { thaiWords } from '#text/words.ts';

/** The largest number of calls for one search. */
export const mostQueries = 3;

/**
 * Returns the queries to try in order until one has results: the text as typed, repaired, the word of a known name that it
 * resembles, as typed on the other keyboard layout, and its longest word. The platform itself only finds parts of names.
 * @param known names in view, and words that names are made of
 */
export function queriesFor(text: string, known: readonly string[] = []): readonly string[] {
  const typed = text.trim();
  if (typed === '') return [];
  const similar = similarWord(typed, known);
  const other = otherKeyboard(typed);
  const repaired = tidy(typed);
  // A text that cannot be a word in its own script was probably typed on the other keyboard layout.
  const mistyped = hasThai(typed) ? !readsAsThai(typed) : !readsAsLatin(typed);
  const guesses = mistyped ? [other, repaired, similar] : [repaired, similar, other];
  const [longest = null] = wordsOf(typed).slice(0, 1);
  // A single letter is part of nearly every name, so it is tried only when a single letter was typed.
  const isUseful = (guess: string | null): guess is string =>
    guess !== null && (typed.length === 1 || isWordLike(fold(guess)));
  const queries = [typed, ...[...guesses, longest].filter(isUseful)];
  const seen = new Set<string>();
  return queries.filter((each) => !seen.has(each.toLowerCase()) && seen.add(each.toLowerCase())).slice(0, mostQueries);
}

/** The words of a text that has several, longest first. Platforms find them in this order only. */
export function wordsOf(text: string): readonly string[] {
  const words = text.split(/\s+/).filter((word) => isWordLike(fold(word)));
  return words.length > 1 ? words.toSorted((one, other) => other.length - one.length) : [];
}

/**
 * Returns the word of a known name that resembles the typed text in spelling or sound. Segments Thai phrases, which is
 * slow, only when no single word matches, and only phrases that can contain a match.
 */
function similarWord(typed: string, known: readonly string[]): string | null {
  const phrases = new Set(known.filter(isPhrase));
  const alone = known.filter((name) => !phrases.has(name)).flatMap((name) => name.split(' '));
  return (
    bestOf(typed, alone) ??
    bestOf(
      typed,
      [...phrases].filter(canContain(typed)).flatMap((phrase) => thaiWords(phrase) ?? []),
    )
  );
}

/** Returns the best match among the names; of equal ones, the one closest in length to the typed text. */
function bestOf(typed: string, names: readonly string[]): string | null {
  const words = [...new Set(names)].filter((word) => word.length > 2);
  const found = rankMatches(typed, words, (word) => [word]).filter(({ kind }) => !spelt.includes(kind));
  const length = (text: string): number => soundsOf(text)[0]?.length ?? 0;
  const best = found.filter(({ kind }) => kind === found[0]?.kind).map(({ item }) => item);
  const difference = new Map(best.map((word) => [word, Math.abs(length(word) - length(typed))]));
  return best.toSorted((a, b) => (difference.get(a) ?? 0) - (difference.get(b) ?? 0))[0] ?? null;
}

/** Matches that the platform, or the query for the other keyboard layout, finds anyway. */
const spelt: readonly MatchKind[] = ['exact', 'prefix', 'word', 'part', 'keyboard'];

/** Minimum length of a Thai phrase; most words are shorter. */
const longWord = 9;

/** Whether a name is several Thai words, which have no spaces between them. */
const isPhrase = (name: string): boolean => hasThai(name) && name.length >= longWord;

/** Whether a phrase can contain the typed word: it sounds alike, or has its first letter, which is rarely mistyped. */
function canContain(typed: string): (phrase: string) => boolean {
  const [first = ''] = fold(typed);
  if (hasThai(typed)) return (phrase) => fold(phrase).includes(first);
  const soundsLike = createSoundMatch(typed);
  return (phrase) => soundsLike(soundsOf(phrase)) !== null;
}
