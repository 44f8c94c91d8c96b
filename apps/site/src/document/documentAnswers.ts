import type { CallKey, KnownAnswer } from '#core/data/platform.tsx';

/** The element that holds the answers which the document shows. */
export const documentAnswersId = 'answers';

/**
 * Reads the answers of a rendered document, for the cache of the site.
 * @returns null in a document without content, such as the app shell
 */
export function readDocumentAnswers(page: Document, now: number): readonly KnownAnswer[] | null {
  const text = page.getElementById(documentAnswersId)?.textContent;
  if (text === null || text === undefined) return null;
  const answers: readonly (readonly [CallKey, unknown])[] = JSON.parse(text);
  return answers.map(([key, value]) => ({ key, value, at: now }));
}
