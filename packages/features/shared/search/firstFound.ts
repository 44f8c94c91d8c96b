import type { gameList } from '#api/games.ts';
import type { OutputOf } from '#api/operation.ts';
import { type Remote, loading } from '../remote.ts';

/** A question and what has come of it. */
export interface Asked {
  /** Absent for what was typed. */
  readonly name?: string;
  readonly answer: Remote<OutputOf<typeof gameList>>;
}

/** The platform has answered this very question, and there is nothing. A page beyond the last is not nothing. */
export const foundNothing = (answer: Asked['answer']): boolean =>
  answer.status === 'ready' && !answer.refreshing && answer.value.games.length === 0 && answer.value.totalPages === 0;

/**
 * Is it the turn of the next question? A guess that fails is no failure, the player did not ask for it; what was typed is
 * answered, or it has failed.
 */
export const goesOn = ({ name, answer }: Asked): boolean =>
  foundNothing(answer) || (name !== undefined && answer.status === 'failed');

/** Of questions that are asked one after the other, the first with an answer; if there is none, that of what was typed. */
export function firstFound(
  asked: readonly Asked[],
): Remote<OutputOf<typeof gameList> & { readonly shownFor?: string }> {
  const found = asked.find((each) => !goesOn(each)) ?? asked[0];
  if (found === undefined) return loading;
  const { name, answer } = found;
  return name === undefined || answer.status !== 'ready'
    ? answer
    : { ...answer, value: { ...answer.value, shownFor: name } };
}
