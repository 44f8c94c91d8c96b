import type { gameList } from '#api/games.ts';
import type { OutputOf } from '#api/operation.ts';
import { type Remote, loading } from '../shared/remote.ts';

/** A question and what has come of it. */
export interface Asked {
  /** Absent for what was typed. */
  readonly name?: string;
  readonly answer: Remote<OutputOf<typeof gameList>>;
}

/** The platform has answered this very question, and there is nothing. A page beyond the last is not nothing. */
export const foundNothing = ({ answer }: Pick<Asked, 'answer'>): boolean =>
  answer.status === 'ready' && !answer.refreshing && answer.value.games.length === 0 && answer.value.totalPages === 0;

/**
 * Of questions that are asked one after the other, the first with an answer; if there is none, that of what was typed.
 * A guess that fails is no failure: the player did not ask for it.
 */
export function firstFound(
  asked: readonly Asked[],
): Remote<OutputOf<typeof gameList> & { readonly shownFor?: string }> {
  for (const { name, answer } of asked) {
    if (name === undefined) {
      if (!foundNothing({ answer })) return answer;
    } else if (answer.status === 'ready' && !foundNothing({ answer })) {
      return { ...answer, value: { ...answer.value, shownFor: name } };
    } else if (answer.status === 'loading') {
      return loading;
    }
  }
  return asked[0]?.answer ?? loading;
}
