import { wholeThaiWords } from './thaiWords.ts';

/** Lets a line end nowhere (U+2060), and lets it end (U+200B). Neither has a width. */
const joiner = '\u2060';
const mayEnd = '\u200b';

const isThai = (letter: string | undefined): boolean => letter !== undefined && /[\u0e01-\u0e4e]/.test(letter);

/** As browsers divide Thai: both take the dictionary of ICU. */
const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const startsOf = (text: string): readonly number[] => Array.from(segmenter.segment(text), ({ index }) => index);
const partsOf = (text: string): readonly string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Finds and marks the words of a list in texts. */
export interface LineMarker {
  /** The words that a line would divide in a text: where they begin. */
  readonly divided: (text: string) => readonly { readonly word: string; readonly index: number }[];
  /**
   * Marks the words in a text so that no line divides them. Where a line may end before and behind a word is marked as well:
   * else the joined word would hold on to its neighbours.
   */
  readonly mark: (text: string) => string;
}

/** Makes a marker for a list of Thai words. For texts when they are built or seeded; browsers do without the dictionary. */
export function createLineMarker(whole: readonly string[]): LineMarker {
  const joined = new Map(whole.map((word) => [word, partsOf(word).join(joiner)]));
  const words = new RegExp(whole.toSorted((one, other) => other.length - one.length).join('|'), 'g');
  const divided: LineMarker['divided'] = (text) => {
    if (text.search(words) < 0) return [];
    const starts = startsOf(text);
    return [...text.matchAll(words)].flatMap(({ 0: word, index }) =>
      starts.some((start) => start > index && start < index + word.length) ? [{ word, index }] : [],
    );
  };
  return {
    divided,
    mark(text) {
      let marked = '';
      let end = 0;
      for (const { word, index } of divided(text)) {
        marked += text.slice(end, index);
        end = index + word.length;
        if (isThai(marked.at(-1))) marked += mayEnd;
        marked += joined.get(word) ?? word;
        if (isThai(text[end])) marked += mayEnd;
      }
      return marked + text.slice(end);
    },
  };
}

/** The marker of the site's own texts, for the words of `wholeThaiWords`. */
export const { divided: dividedWords, mark: withWholeWords } = createLineMarker(wholeThaiWords);

/** Texts that are searched, sent to others or stand in the head of a document: their keys. */
const unmarked = new Set(['pages', 'words', 'share', 'shareText']);
const unmarkedNamespaces = new Set(['agentMaterials', 'documents', 'language']);

/** Marks all texts of a namespace, but for those that are compared or leave the page. */
export function withWholeWordsIn<Texts>(texts: Texts, namespace: string): Texts {
  return unmarkedNamespaces.has(namespace) ? texts : (markedAll(texts) as Texts);
}

function markedAll(texts: unknown): unknown {
  if (typeof texts === 'string') return withWholeWords(texts);
  if (Array.isArray(texts)) return texts.map(markedAll);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, unmarked.has(key) ? value : markedAll(value)]),
  );
}
