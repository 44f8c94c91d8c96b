import { describe, expect, it } from 'vitest';
import type { Game } from '#api/games.ts';
import { loading, ready } from '../shared/remote.ts';
import { firstFound } from './firstFound.ts';

const some = ready({ games: [{ nodeId: 1 } as Game], totalPages: 1 });
const none = ready({ games: [], totalPages: 0 });
const old = ready({ games: [], totalPages: 0 }, true);
const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: () => {} } as const;

describe('firstFound', () => {
  it('shows what was typed when it is there', () => expect(firstFound([{ answer: some }])).toBe(some));
  it('says what it is shown for when it is a guess', () =>
    expect(firstFound([{ answer: none }, { name: 'b', answer: some }])).toMatchObject({ value: { shownFor: 'b' } }));
  it('goes on to the next guess', () =>
    expect(firstFound([{ answer: none }, { name: 'b', answer: none }, { name: 'c', answer: some }])).toMatchObject({
      value: { shownFor: 'c' },
    }));
  it('waits for a guess before it goes on', () =>
    expect(firstFound([{ answer: none }, { name: 'b', answer: loading }, { name: 'c', answer: some }])).toBe(loading));
  it('passes over a guess that failed', () =>
    expect(firstFound([{ answer: none }, { name: 'b', answer: failed }, { name: 'c', answer: some }])).toMatchObject({
      value: { shownFor: 'c' },
    }));
  it('ends with what was typed when nothing is found', () =>
    expect(firstFound([{ answer: none }, { name: 'b', answer: none }])).toBe(none));
  it('does not guess for a question that is not answered yet, or not at all', () => {
    expect(firstFound([{ answer: old }, { name: 'b', answer: some }])).toBe(old);
    expect(firstFound([{ answer: failed }, { name: 'b', answer: some }])).toBe(failed);
    expect(firstFound([{ answer: loading }])).toBe(loading);
  });
  it('takes a page beyond the last for an answer', () => {
    const beyond = ready({ games: [], totalPages: 3 });
    expect(firstFound([{ answer: beyond }, { name: 'b', answer: some }])).toBe(beyond);
  });
});
