import { useEffect, useState } from 'react';
import { userEvent, waitFor } from 'storybook/test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ready } from '#core/data/remote.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { allowMotion } from '#ui/Motion/allowMotion.testing.ts';
import { winnerMs } from './near.model.ts';
import type { WinnerView } from './near.types.ts';
import { Winners } from './Winners.tsx';

const row = (name: string): WinnerView => ({ id: name, name, game: 'Lotus', amount: '12.00', href: '/rng' });

/** A board to which `add` adds wins. */
async function board() {
  const later: { add?: (...names: readonly string[]) => void } = {};
  function useBoard() {
    const [list, setList] = useState(['a', 'b', 'c', 'd'].map(row));
    useEffect(() => {
      later.add = (...names) => setList((before) => [...names.map(row), ...before].slice(0, 4));
    }, []);
    return { winners: ready(list), moves: true, onOpen: null };
  }
  const page = await renderOnPlatform(Winners, useBoard);
  const names = () =>
    page.canvas
      .getAllByRole('listitem')
      .map((item) => item.querySelector('bdi')?.textContent)
      .join('');
  return { ...page, names, add: (...some: readonly string[]) => later.add?.(...some) };
}

test('wins come in one by one, each at most every four seconds', async () => {
  const waits = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => waits.mockRestore());
  const { add, names } = await board();
  add('f', 'e');
  await waitFor(() => expect(names()).toBe('eabc'));
  const next = () => waits.mock.calls.findLast(([, ms = 0]) => ms > winnerMs - 1_000 && ms <= winnerMs)?.[0];
  await waitFor(() => expect(next()).toBeDefined());
  expect(names()).toBe('eabc');
  next()?.();
  await waitFor(() => expect(names()).toBe('feab'));
});

test('the board waits while the pointer or the focus is on it, and for the button that pauses it', async () => {
  allowMotion();
  const { add, canvas, names, t } = await board();
  await userEvent.hover(canvas.getAllByRole('listitem')[1] as HTMLElement);
  add('e');
  await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(4));
  expect(names()).toBe('abcd');
  await userEvent.click(canvas.getByRole('button', { name: t('home:winners.pause') }));
  await userEvent.unhover(canvas.getByRole('list'));
  expect(names()).toBe('abcd');
  await userEvent.click(canvas.getByRole('button', { name: t('home:winners.play') }));
  await waitFor(() => expect(names()).toBe('eabc'));
  expect(canvas.getByRole('list').closest('[aria-live]')).toBeNull();
});
