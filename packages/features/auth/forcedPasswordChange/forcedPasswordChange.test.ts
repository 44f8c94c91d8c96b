import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '#core/data/memoryStorage.testing.ts';
import { sessionStore } from '#core/data/storage.ts';
import type { Session, SessionEnd } from '#core/session/session.ts';
import { createForcedChange } from './forcedPasswordChange.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', memoryStorage(stored));
});

function page(signedIn = true) {
  let session: Session | null = signedIn ? { token: 't', accountType: 0 } : null;
  let notify: (end: SessionEnd | null) => void = () => {};
  const store = createForcedChange({
    store: sessionStore,
    current: () => session,
    subscribe(listener) {
      notify = listener;
      return () => {};
    },
  });
  const signOut = (): void => {
    session = null;
    notify('signedOut');
  };
  return { store, signOut };
}
const change = { because: 'firstTime', username: 'newbie: 1', storedPassword: 'Lotus-2569' } as const;

it('keeps the password in memory only', () => {
  const { store } = page();
  store.require(change);
  expect(store.current()).toBe(change);
  expect(JSON.stringify([...stored])).not.toContain('Lotus');
});

it('survives a reload without the password', () => {
  page().store.require(change);
  expect(page().store.current()).toEqual({ ...change, storedPassword: null });
});

it('ends when the password is changed or the session ends', () => {
  const first = page();
  const listener = vi.fn();
  first.store.subscribe(listener);
  first.store.require(change);
  first.store.settle();
  expect(first.store.current()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(page().store.current()).toBeNull();

  first.store.require(change);
  first.signOut();
  expect(first.store.current()).toBeNull();
  expect(stored.size).toBe(0);
});

it('ignores visitors and unknown stored values', () => {
  page().store.require(change);
  expect(page(false).store.current()).toBeNull();
  stored.set('mustChangePassword', 'nonsense');
  expect(page().store.current()).toBeNull();
});
