import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../shared/session.ts';
import { createForcedChange } from './forcedChange.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

function page(signedIn = true) {
  let session: Session | null = signedIn ? { token: 't', accountType: 0 } : null;
  let tell = (): void => {};
  const store = createForcedChange({
    current: () => session,
    subscribe(listener) {
      tell = listener;
      return () => {};
    },
  });
  const signOut = (): void => {
    session = null;
    tell();
  };
  return { store, signOut };
}
const change = { because: 'firstTime', username: 'newbie: 1', heldPassword: 'Lotus-2569' } as const;

it('holds the password in memory, and only there', () => {
  const { store } = page();
  store.demand(change);
  expect(store.current()).toBe(change);
  expect(JSON.stringify([...kept])).not.toContain('Lotus');
});

it('outlives a reload, without the password', () => {
  page().store.demand(change);
  expect(page().store.current()).toEqual({ ...change, heldPassword: null });
});

it('is over when the password is changed, or nobody is signed in', () => {
  const first = page();
  const heard = vi.fn();
  first.store.subscribe(heard);
  first.store.demand(change);
  first.store.settle();
  expect(first.store.current()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(page().store.current()).toBeNull();

  first.store.demand(change);
  first.signOut();
  expect(first.store.current()).toBeNull();
  expect(kept.size).toBe(0);
});

it('concerns nobody who is not signed in, and nothing that it did not write', () => {
  page().store.demand(change);
  expect(page(false).store.current()).toBeNull();
  kept.set('mustChangePassword', 'nonsense');
  expect(page().store.current()).toBeNull();
});
