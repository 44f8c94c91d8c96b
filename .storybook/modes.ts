import { afterAll, afterEach, expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `'light th'`: see vitest.config.ts. */
    mode: string;
  }
}

// Runs around every file of stories when they are tests: a mode that reached no story would pass four times as one.
const seen = new Set<string>();
afterEach(() => {
  const root = document.documentElement;
  seen.add(`${root.dataset['theme']} ${root.lang}`);
});
afterAll(() => {
  expect([...seen], 'the modes in which the stories of this file were drawn').toContain(inject('mode'));
  seen.clear();
});
