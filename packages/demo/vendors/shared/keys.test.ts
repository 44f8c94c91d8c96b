import { expect, test } from 'vitest';
import { isReservedKey } from './keys.ts';

/** Simulates the focus on an element of this name. */
const on = (name: string) => (controls: string) => controls.split(', ').includes(name);
const reserved = (key: string, name: string, repeat = false) => isReservedKey({ key, repeat }, on(name));

test.each(['a', 'button', 'summary', 'input', 'label'])('a focused %s keeps the keys that activate it', (name) => {
  expect([' ', 'Enter'].map((key) => reserved(key, name))).toEqual([true, true]);
  expect(['1', 'd', 'Backspace'].map((key) => reserved(key, name))).toEqual([false, false, false]);
});

test('arrow keys are reserved on radio inputs only', () => {
  const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
  for (const name of ['input', 'label']) expect(arrows.every((key) => reserved(key, name))).toBe(true);
  for (const name of ['button', 'main']) expect(arrows.some((key) => reserved(key, name))).toBe(false);
});

test('holding Space plays one round, while holding an arrow keeps changing the stake', () => {
  expect(reserved(' ', 'main')).toBe(false);
  expect(reserved(' ', 'main', true)).toBe(true);
  expect(reserved('ArrowUp', 'main', true)).toBe(false);
});
