import { describe, expect, it } from 'vitest';
import type { Game } from '#api/games.ts';
import { loading, ready } from '../remote.ts';
import { type Asked, firstFound, goesOn } from './firstFound.ts';

const some = ready({ games: [{ nodeId: 1 } as Game], totalPages: 1 });
const none = ready({ games: [], totalPages: 0 });
const old = ready({ games: [], totalPages: 0 }, true);
const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: () => {} } as const;

/** Asks as the hook does: a question waits until those before it lead on to it. */
function search(typed: Asked['answer'], ...guesses: readonly (readonly [name: string, answer: Asked['answer']])[]) {
  const asked: Asked[] = [{ answer: typed }];
  for (const [name, answer] of guesses) asked.push({ name, answer: asked.every(goesOn) ? answer : loading });
  return firstFound(asked);
}

describe('firstFound', () => {
  it('shows what was typed when it is there', () => expect(search(some, ['b', some])).toBe(some));
  it('says what it is shown for when it is a guess', () =>
    expect(search(none, ['b', some])).toMatchObject({ value: { shownFor: 'b' } }));
  it('goes on to the next guess', () =>
    expect(search(none, ['b', none], ['c', some])).toMatchObject({ value: { shownFor: 'c' } }));
  it('waits for a guess before it goes on', () => expect(search(none, ['b', loading], ['c', some])).toBe(loading));
  it('passes over a guess that failed', () =>
    expect(search(none, ['b', failed], ['c', some])).toMatchObject({ value: { shownFor: 'c' } }));
  it.each([[[none, none]], [[failed, none]], [[none, failed]], [[failed, failed]]] as const)(
    'ends with what was typed when nothing is found: %j',
    ([b, c]) => expect(search(none, ['b', b], ['c', c])).toBe(none),
  );
  it.each([old, failed, loading])('does not guess for a question that is not answered yet, or not at all', (typed) =>
    expect(search(typed, ['b', some])).toBe(typed),
  );
  it('takes a page beyond the last for an answer', () => {
    const beyond = ready({ games: [], totalPages: 3 });
    expect(search(beyond, ['b', some])).toBe(beyond);
  });
});
