import { type WordPart, wordParts } from './wordParts.ts';

/** Of one part, by namespace. */
export type Words = Readonly<Record<string, object>>;

/**
 * Brings a part of the words of a language. The built site has another body for it, in which each part is one file: see
 * apps/site/build/wordsAsData.ts.
 * @param code as in `locales/`: `th`
 */
export async function loadWords(code: string, part: WordPart): Promise<Words> {
  const entries = wordParts[part].map(async (space) => {
    const file: { default: object } = await import(`../../../../locales/${code}/${space}.json`);
    return [space, file.default] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
