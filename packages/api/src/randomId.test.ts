import { afterEach, expect, it, vi } from 'vitest';
import { randomId } from './randomId.ts';

afterEach(() => vi.unstubAllGlobals());

it('returns a UUID of version 4, another one each time', () => {
  const ids = Array.from({ length: 500 }, randomId);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
  // Each place takes each digit that it may.
  const places = Array.from({ length: 36 }, (_, at) => new Set(ids.map((id) => id[at])).size);
  expect(places.filter((count) => count === 16)).toHaveLength(30);
  expect(places[19]).toBe(4);
});

it('needs nothing that only secure contexts have', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(randomId()).toHaveLength(36);
});
