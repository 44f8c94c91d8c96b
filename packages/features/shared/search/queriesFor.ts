import { fold, hasThai, saysWord, tidy } from './fold.ts';
import { otherKeyboard, readsAsLatin, readsAsThai } from './keyboard.ts';
import { type MatchKind, rankMatches } from './rankMatches.ts';
import { createSoundMatch, soundsOf } from './sounds.ts';

/** The platform is asked this often at most for one search. */
export const mostQueries = 3;

/**
 * What is worth asking the platform, which finds parts of names and nothing else: as typed; repaired; the word of a
 * known name that was meant; with the other keyboard. One after the other, until one has an answer.
 * @param known names that the player can see anyway, and words that names are made of
 */
export function queriesFor(text: string, known: readonly string[] = []): readonly string[] {
  const typed = text.trim();
  if (typed === '') return [];
  const meant = wordMeant(typed, known);
  const other = otherKeyboard(typed);
  const repaired = tidy(typed);
  // What is no word in its own letters is one of the other keyboard.
  const mistyped = hasThai(typed) ? !readsAsThai(typed) : !readsAsLatin(typed);
  const guesses = mistyped ? [other, repaired, meant] : [repaired, meant, other];
  // A letter alone is part of nearly every name. Who has typed no more than one has meant one.
  const tells = (guess: string | null): guess is string =>
    guess !== null && (typed.length === 1 || saysWord(fold(guess)));
  const wanted = [typed, ...guesses.filter(tells)];
  const seen = new Set<string>();
  return wanted.filter((each) => !seen.has(each.toLowerCase()) && seen.add(each.toLowerCase())).slice(0, mostQueries);
}

/**
 * The word of a known name that was meant by what was typed, or sounds like it. Taking Thai phrases apart takes the
 * browser a while: only where no word that stands alone is meant, and only those that may hold one.
 */
function wordMeant(typed: string, known: readonly string[]): string | null {
  const phrases = new Set(known.filter(isPhrase));
  const alone = known.filter((name) => !phrases.has(name)).flatMap((name) => name.split(' '));
  return surestOf(typed, alone) ?? surestOf(typed, [...phrases].filter(mayHold(typed)).flatMap(createSplit()));
}

/** Of several words that are meant alike, the one as long as what was typed. */
function surestOf(typed: string, names: readonly string[]): string | null {
  const words = [...new Set(names)].filter((word) => word.length > 2);
  const found = rankMatches(typed, words, (word) => [word]).filter(({ kind }) => !spelt.includes(kind));
  const length = (text: string): number => soundsOf(text)[0]?.length ?? 0;
  const surest = found.filter(({ kind }) => kind === found[0]?.kind).map(({ item }) => item);
  const off = new Map(surest.map((word) => [word, Math.abs(length(word) - length(typed))]));
  return surest.toSorted((a, b) => (off.get(a) ?? 0) - (off.get(b) ?? 0))[0] ?? null;
}

/** With these the platform finds it anyway, or the other keyboard does. */
const spelt: readonly MatchKind[] = ['exact', 'prefix', 'word', 'part', 'keyboard'];

/** Longer than most words. */
const longWord = 9;

/** Thai is written without spaces between words. */
const isPhrase = (name: string): boolean => hasThai(name) && name.length >= longWord;

/** May a word of the phrase be meant? It sounds as was typed, or has its first letter, which nobody mistypes. */
function mayHold(typed: string): (phrase: string) => boolean {
  const [first = ''] = fold(typed);
  if (hasThai(typed)) return (phrase) => fold(phrase).includes(first);
  const soundsLike = createSoundMatch(typed);
  return (phrase) => soundsLike(soundsOf(phrase)) !== null;
}

/** The words of a Thai phrase, which the browser knows. */
function createSplit(): (phrase: string) => readonly string[] {
  let segmenter: Intl.Segmenter | undefined;
  return (phrase) => {
    segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
    return Array.from(segmenter.segment(phrase), ({ segment }) => segment.trim());
  };
}
