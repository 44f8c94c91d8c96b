import { hasThai, tidy } from './fold.ts';
import { otherKeyboard, readsAsLatin, readsAsThai } from './keyboard.ts';
import { type MatchKind, rankMatches } from './rankMatches.ts';
import { soundsOf } from './sounds.ts';

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
  const wanted = [typed, ...guesses.filter((guess) => guess !== null)];
  const seen = new Set<string>();
  return wanted.filter((each) => !seen.has(each.toLowerCase()) && seen.add(each.toLowerCase())).slice(0, mostQueries);
}

/** The word of a known name that was meant by what was typed, or sounds like it; of several the one as long as that. */
function wordMeant(typed: string, known: readonly string[]): string | null {
  const length = (text: string): number => soundsOf(text)[0]?.length ?? 0;
  const wanted = length(typed);
  const words = [...new Set(known.flatMap(wordsOf))].filter((word) => word.length > 2);
  const nearest = new Map(words.map((word) => [word, Math.abs(length(word) - wanted)]));
  const found = rankMatches(
    typed,
    words.toSorted((a, b) => (nearest.get(a) ?? 0) - (nearest.get(b) ?? 0)),
    (word) => [word],
  );
  return found.find(({ kind }) => !spelt.includes(kind))?.item ?? null;
}

/** With these the platform finds it anyway, or the other keyboard does. */
const spelt: readonly MatchKind[] = ['exact', 'prefix', 'word', 'part', 'keyboard'];

/** Longer than most words. */
const longWord = 9;

/** Thai words have no spaces between them; the browser knows them, and takes its time: short names are words. */
function wordsOf(name: string): readonly string[] {
  if (!hasThai(name) || name.length < longWord) return name.split(' ');
  const parts = new Intl.Segmenter('th', { granularity: 'word' }).segment(name);
  return Array.from(parts, ({ segment }) => segment.trim());
}
