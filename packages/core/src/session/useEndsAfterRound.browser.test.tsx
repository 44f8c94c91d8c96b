import { expect, onTestFinished, test, vi } from 'vitest';
import { sessionActive } from '#api/session.ts';
import { noProps, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { longestRoundMs, seenMs, useEndsAfterRound } from './useEndsAfterRound.ts';

function Game() {
  return (
    <button type="button" onClick={useEndsAfterRound(true)}>
      answer
    </button>
  );
}

/** A game whose session the platform has refused, and a clock that stands. */
async function renderRefused() {
  const { canvas, sandbox, unmount } = await renderOnPlatform(Game, noProps, { persona: 'member' });
  const { client, session } = sandbox.platform;
  sandbox.store.transaction(() => sandbox.store.remove('sessions', session.current()?.token ?? ''));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  expect((await client.call(sessionActive, {})).ok).toBe(false);
  const isOver = () => session.current() === null;
  expect(isOver()).toBe(false);
  const button = canvas.getByRole<HTMLButtonElement>('button');
  return { isOver, unmount, answer: () => button.click(), again: () => client.call(sessionActive, {}) };
}

test('LGN-16: the end of a session waits until the answer of the round was seen', async () => {
  const { again, answer, isOver } = await renderRefused();
  vi.advanceTimersByTime(longestRoundMs - 1);
  answer();
  vi.advanceTimersByTime(seenMs - 1);
  // Another refusal begins nothing anew.
  await again();
  expect(isOver()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isOver()).toBe(true);
});

test('it waits no longer than for the longest round', async () => {
  const { isOver } = await renderRefused();
  vi.advanceTimersByTime(longestRoundMs - 1);
  expect(isOver()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isOver()).toBe(true);
});

test('who leaves the game is told at once', async () => {
  const { isOver, unmount } = await renderRefused();
  unmount();
  expect(isOver()).toBe(true);
});
