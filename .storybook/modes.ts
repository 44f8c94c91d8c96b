import { afterAll, expect, inject } from 'vitest';
import { judged } from './bothThemes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `'light th'`: see vitest.config.ts. */
    modes: readonly string[];
  }
}

// Runs around every file of stories when they are tests: a mode that reached no story would pass without having been
// seen.
afterAll(() => {
  expect([...judged], 'the modes in which the stories of this file were judged').toEqual(
    expect.arrayContaining([...inject('modes')]),
  );
  judged.clear();
});
