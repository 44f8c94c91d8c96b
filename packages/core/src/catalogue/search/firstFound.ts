import type { gameList } from '#api/games.ts';
import type { OutputOf } from '#api/operation.ts';
import { type Remote, loading } from '../../data/remote.ts';

/** One of several searches that are tried in order, with its answer. */
export interface SearchAttempt {
  /** The name that was searched for. Absent for the typed text. */
  readonly name?: string;
  readonly answer: Remote<OutputOf<typeof gameList>>;
}

/** Whether the platform found nothing for this very search. A page beyond the last one does not count as nothing. */
export const isEmptyAnswer = (answer: SearchAttempt['answer']): boolean =>
  answer.status === 'ready' && !answer.refreshing && answer.value.games.length === 0 && answer.value.totalPages === 0;

/**
 * Whether the next search must be tried: after an empty answer, or after a failed guess. A failed search for the typed
 * text is final and shown as a failure.
 */
export const shouldTryNext = ({ name, answer }: SearchAttempt): boolean =>
  isEmptyAnswer(answer) || (name !== undefined && answer.status === 'failed');

/**
 * Returns the answer of the first search that found games, with the name it is `shownFor`. Returns the answer for the typed
 * text when no search found any.
 */
export function firstFound(
  attempts: readonly SearchAttempt[],
): Remote<OutputOf<typeof gameList> & { readonly shownFor?: string }> {
  const found = attempts.find((attempt) => !shouldTryNext(attempt)) ?? attempts[0];
  if (found === undefined) return loading;
  const { name, answer } = found;
  return name === undefined || answer.status !== 'ready'
    ? answer
    : { ...answer, value: { ...answer.value, shownFor: name } };
}
