import type { CallKey, KnownAnswer } from '#core/data/platform.tsx';

/** The element that holds the answers which the document shows. */
export const documentAnswersId = 'answers';

/** What the contract calls the host in the input of a call. */
const hostNames = ['url', 'domain'] as const;

/**
 * Reads the answers of a rendered document, for the cache of the site.
 * @param host of the document. Some calls name the host, and a proxy may have named another one to the server: what the
 *   document shows is of this site all the same
 * @returns null in a document without content, such as the app shell
 */
export function readDocumentAnswers(page: Document, now: number, host: string): readonly KnownAnswer[] | null {
  const text = page.getElementById(documentAnswersId)?.textContent;
  if (text === null || text === undefined) return null;
  const answers: readonly (readonly [CallKey, unknown])[] = JSON.parse(text);
  return answers.map(([[id, input, token], value]) => {
    const byHost = typeof input === 'object' && input !== null && hostNames.find((name) => name in input);
    return { key: [id, byHost ? { ...input, [byHost]: host } : input, token], value, at: now };
  });
}
