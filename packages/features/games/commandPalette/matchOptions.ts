import { fold, hasThai } from '#text/fold.ts';
import { type MatchKind, SearchText, matchKinds, rankMatches } from '#text/rankMatches.ts';
import { createCoverage, startsWord } from '#text/words.ts';
import type { CommandOption, LocalOptions } from './commandPalette.types.ts';

/** Words for one thing, one of which names call it by: `[['ฮานอย', 'เวียดนาม']]`. */
export type Synonyms = readonly (readonly [said: string, written: string])[];

/** Reads synonyms from their message: `said=written, said=written`. */
export const readSynonyms = (message: string): Synonyms =>
  message.split(', ').flatMap((pair) => {
    const [said, written] = pair.split('=');
    return said && written ? [[said, written] as const] : [];
  });

/** What a search knows of the language besides the options. */
export interface SearchWords {
  readonly synonyms: Synonyms;
  /** Words of a question that say nothing about what is looked for, such as how and วันนี้. */
  readonly fillers: readonly string[];
}
export const noWords: SearchWords = { synonyms: [], fillers: [] };

/** The local options that match a text, best first. */
export interface LocalMatches extends Readonly<
  Record<'pages' | 'vendors' | 'lotteries' | 'cached', readonly CommandOption[]>
> {
  /** The text is, or begins, the name of a page, or consists of words for one. */
  readonly namesPage: boolean;
  /** The pages match a part of the text only, while the whole of it names a vendor, a lottery or a cached game. */
  readonly pagesLast: boolean;
  /** Something matches from the beginning of a word. Names with the text in the middle of a word are then left out. */
  readonly fromWordStart: boolean;
}

type Group = 'pages' | 'vendors' | 'lotteries' | 'cached';

interface Matched {
  readonly option: CommandOption;
  /** Place among the kinds; smaller is better. */
  readonly order: number;
  /** Whether the whole text is, or begins, one of the option's names. */
  readonly whole: boolean;
  readonly midWord: boolean;
}

const orderOf = (kind: MatchKind): number => matchKinds.indexOf(kind);
/** Kinds that compare the whole text with the beginning of a name. */
const wholeKinds: readonly MatchKind[] = ['exact', 'prefix', 'word'];
/** Texts that have a part in common with an option come after those that are a part of its names. */
const coverageOrder = orderOf('keyboard') - 1;
/** The least part of a text that the words of an option must make up. */
const leastShare = 0.4;

/**
 * Matches the options that are known without a search on the platform. Guesses, by sound and typing errors, count only where
 * nothing matches as it is written.
 */
export function matchLocal(text: string, local: LocalOptions, words: SearchWords): LocalMatches {
  const groups: Readonly<Record<Group, readonly CommandOption[]>> = {
    // Of equal matches, services and pages come before the categories.
    pages: [...local.services, ...local.actions, ...local.pages.toSorted((a, b) => categoryLast(a) - categoryLast(b))],
    vendors: local.vendors,
    lotteries: local.lotteries,
    cached: local.cached.slice(0, mostCompared),
  };
  const certain = createMatch(text, words);
  const found = {
    pages: certain(groups.pages, true),
    vendors: certain(groups.vendors, true),
    lotteries: certain(groups.lotteries, true),
    cached: certain(groups.cached, false),
  };
  const all = Object.values(found).flat();
  if (all.length === 0) {
    const guess = (options: readonly CommandOption[]) => rankMatches(text, options, textsOf).map(({ item }) => item);
    return {
      pages: guess(groups.pages),
      vendors: guess(groups.vendors),
      lotteries: guess(groups.lotteries),
      cached: guess(groups.cached.slice(0, mostGuessed)),
      namesPage: false,
      pagesLast: false,
      fromWordStart: false,
    };
  }
  const fromWordStart = all.some(({ midWord }) => !midWord);
  const kept = (matches: readonly Matched[]) =>
    (fromWordStart ? matches.filter(({ midWord }) => !midWord) : matches).map(({ option }) => option);
  const namesPage = found.pages[0]?.whole === true;
  return {
    pages: kept(found.pages),
    vendors: kept(found.vendors),
    lotteries: kept(found.lotteries),
    cached: kept(found.cached),
    namesPage,
    pagesLast: !namesPage && [found.vendors, found.lotteries, found.cached].some((group) => group[0]?.whole === true),
    fromWordStart,
  };
}

/**
 * As many cached games are compared for each letter, the recent, favourite and hot ones first: within a frame also where each
 * of them is compared for the first time. The platform searches all games.
 */
const mostCompared = 1_000;
/** As many cached games are compared by sound and typing errors, which takes long. The platform's search guesses among all. */
const mostGuessed = 300;

const categoryLast = ({ type }: CommandOption): number => (type === undefined ? 0 : 1);

/** Whether a text is in the label of an option, but begins no word there. Thai labels are not cut for that. */
export function isMidWord({ label }: CommandOption, text: string): boolean {
  const wanted = text.toLowerCase();
  return !hasThai(wanted) && label.toLowerCase().includes(wanted) && !beginsWord(label.toLowerCase(), wanted);
}

/** Whether a text stands at the beginning of a word of another. */
function beginsWord(name: string, text: string): boolean {
  for (let at = name.indexOf(text); at >= 0; at = name.indexOf(text, at + 1)) if (startsWord(name, at)) return true;
  return false;
}

/** Returns a function that finds the options whose names have the text, or, with `within`, are in it. */
function createMatch(text: string, { synonyms, fillers }: SearchWords) {
  const coverageOf = createCoverage(text, fillers);
  const typed = fold(text);
  // What the player means, in the words that names use; the text itself comes first.
  const meant = synonyms.filter(
    ([said]) =>
      typed.length > 2 && (fold(said).startsWith(typed) || coverageOf([{ text: said, folded: fold(said) }]) !== null),
  );
  const meanings = [text, ...meant.map(([, written]) => written)];
  return (options: readonly CommandOption[], within: boolean): readonly Matched[] => {
    const found = new Map<CommandOption, Matched>();
    // Only lotteries go by other names than those that players say.
    for (const meaning of options[0]?.kind === 'lottery' ? meanings : [text]) {
      for (const { item, kind } of rankMatches(meaning, options, textsOf, false)) {
        if (found.has(item)) continue;
        const midWord = kind === 'part' && isInsideWords(item, meaning);
        found.set(item, { option: item, order: orderOf(kind), whole: wholeKinds.includes(kind), midWord });
      }
    }
    for (const option of within ? options : []) {
      const coverage = coverageOf(textsOf(option));
      if (coverage === null || coverage.share < leastShare) continue;
      // The order within this kind: what makes up more of the text, then what comes first in it.
      const order = coverageOrder + 0.9 - coverage.share * 0.8 + Math.min(coverage.place, 99) / 1_000;
      const whole = coverage.share === 1;
      const known = found.get(option);
      if (known === undefined || known.midWord || known.order > order)
        found.set(option, { option, order: whole ? orderOf('word') : order, whole, midWord: false });
    }
    return [...found.values()].toSorted((a, b) => a.order - b.order);
  };
}

function isInsideWords(option: CommandOption, text: string): boolean {
  if (option.kind === 'game') return isMidWord(option, text);
  const wanted = text.normalize('NFC').toLowerCase().trim();
  return textsOf(option).every(({ plain }) => !beginsWord(plain, wanted));
}

/** The names of each option with the forms in which they are compared, which are worked out once. */
const texts = new WeakMap<CommandOption, readonly SearchText[]>();

/** Works out, ahead of the first letter, the forms in which options are compared. */
export function prepareOptions(local: LocalOptions): void {
  for (const option of [...local.services, ...local.actions, ...local.pages, ...local.vendors, ...local.lotteries])
    for (const text of textsOf(option)) void [text.plain, text.folded, text.words, text.sounds];
  for (const option of local.cached.slice(0, mostCompared))
    for (const text of textsOf(option)) void [text.plain, text.folded];
}

function textsOf(option: CommandOption): readonly SearchText[] {
  let known = texts.get(option);
  if (known === undefined) {
    known = [option.label, ...(option.words ?? [])].map((text) => new SearchText(text));
    texts.set(option, known);
  }
  return known;
}
