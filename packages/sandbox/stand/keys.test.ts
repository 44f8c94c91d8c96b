import { expect, test } from 'vitest';
import { isTaken } from './keys.ts';

/** The focus on an element of this name. */
const on = (name: string) => (controls: string) => controls.split(', ').includes(name);
const taken = (key: string, name: string, repeat = false) => isTaken({ key, repeat }, on(name));

test.each(['a', 'button', 'summary', 'input', 'label'])('what presses a control is its own: %s', (name) => {
  expect([' ', 'Enter'].map((key) => taken(key, name))).toEqual([true, true]);
  expect(['1', 'd', 'Backspace'].map((key) => taken(key, name))).toEqual([false, false, false]);
});

test('a chip or a target is chosen with the arrows; elsewhere they are the game’s', () => {
  const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
  for (const name of ['input', 'label']) expect(arrows.every((key) => taken(key, name))).toBe(true);
  for (const name of ['button', 'main']) expect(arrows.some((key) => taken(key, name))).toBe(false);
});

test('a key that is held plays once, and the next stake again', () => {
  expect(taken(' ', 'main')).toBe(false);
  expect(taken(' ', 'main', true)).toBe(true);
  expect(taken('ArrowUp', 'main', true)).toBe(false);
});
