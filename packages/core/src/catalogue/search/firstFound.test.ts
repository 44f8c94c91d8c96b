import { describe, expect, it } from 'vitest';
import type { Game } from '#api/games.ts';
import { loading, ready } from '../../data/remote.ts';
import { type SearchAttempt, firstFound, shouldTryNext } from './firstFound.ts';

const some = ready({ games: [{ nodeId: 1 } as Game], totalPages: 1 });
const none = ready({ games: [], totalPages: 0 });
const old = ready({ games: [], totalPages: 0 }, true);
const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: () => {} } as const;

/** Searches as the hook does: a guess is loading until the searches before it have failed. */
function search(
  typed: SearchAttempt['answer'],
  ...guesses: readonly (readonly [name: string, answer: SearchAttempt['answer']])[]
) {
  const attempts: SearchAttempt[] = [{ answer: typed }];
  for (const [name, answer] of guesses) {
    attempts.push({ name, answer: attempts.every(shouldTryNext) ? answer : loading });
  }
  return firstFound(attempts);
}

describe('firstFound', () => {
  it('returns the games for the typed text if there are any', () => expect(search(some, ['b', some])).toBe(some));
  it('names the guess that the games are shown for', () =>
    expect(search(none, ['b', some])).toMatchObject({ value: { shownFor: 'b' } }));
  it('tries the next guess after an empty one', () =>
    expect(search(none, ['b', none], ['c', some])).toMatchObject({ value: { shownFor: 'c' } }));
  it('waits for a guess before it tries the next', () =>
    expect(search(none, ['b', loading], ['c', some])).toBe(loading));
  it('skips a guess that failed', () =>
    expect(search(none, ['b', failed], ['c', some])).toMatchObject({ value: { shownFor: 'c' } }));
  it.each([[[none, none]], [[failed, none]], [[none, failed]], [[failed, failed]]] as const)(
    'returns the answer for the typed text when nothing is found: %j',
    ([b, c]) => expect(search(none, ['b', b], ['c', c])).toBe(none),
  );
  it.each([old, failed, loading])('does not guess before the typed text has an answer, or when it failed', (typed) =>
    expect(search(typed, ['b', some])).toBe(typed),
  );
  it('accepts an empty page beyond the last one as an answer', () => {
    const beyond = ready({ games: [], totalPages: 3 });
    expect(search(beyond, ['b', some])).toBe(beyond);
  });
});
