import type { SessionStore } from '#core/session/session.ts';

const reasons = ['firstTime', 'expired'] as const;

/** LGN-05: a password change that is required before the player can do anything else. */
export interface ForcedPasswordChange {
  readonly because: (typeof reasons)[number];
  readonly username: string;
  /**
   * The password of the login, in memory only. Null after a reload; the form then asks for it (decisions: "stored
   * password").
   */
  readonly storedPassword: string | null;
}

/** Key for reason and user name beside the token, never the password. The session removes it when it ends. */
const key = 'mustChangePassword';

const write = ({ because, username }: ForcedPasswordChange): string => `${because}:${username}`;

function read(stored: string | null): ForcedPasswordChange | null {
  const [, because, username = ''] = /^(\w+):(.*)$/.exec(stored ?? '') ?? [];
  const reason = reasons.find((known) => known === because);
  return reason === undefined ? null : { because: reason, username, storedPassword: null };
}

export interface ForcedChangeStore {
  current(): ForcedPasswordChange | null;
  require(change: ForcedPasswordChange): void;
  /** Call after the password has changed. Drops the old password from memory. */
  settle(): void;
  subscribe(listener: () => void): () => void;
}

const stores = new WeakMap<SessionStore, ForcedChangeStore>();

/** Returns the store of a session. It outlives the login form; reason and user name also survive a reload. */
export function forcedPasswordChangeOf(session: SessionStore): ForcedChangeStore {
  const store = stores.get(session) ?? createForcedChange(session);
  stores.set(session, store);
  return store;
}

export function createForcedChange(session: Pick<SessionStore, 'current' | 'subscribe' | 'store'>): ForcedChangeStore {
  const listeners = new Set<() => void>();
  let current = session.current() === null ? null : read(session.store.get(key));
  const set = (next: ForcedPasswordChange | null): void => {
    if (next === current) return;
    current = next;
    if (next === null) session.store.remove(key);
    else session.store.set(key, write(next));
    for (const listener of listeners) listener();
  };
  // Never unsubscribed: both stores live as long as the page.
  session.subscribe(() => {
    if (session.current() === null) return set(null);
    // Another tab of the same session may have been asked for it, or be done with it. Without storage there is none.
    if (session.store.get('token') === null) return;
    const stored = read(session.store.get(key));
    if (stored?.because === current?.because) return;
    current = stored;
    for (const listener of listeners) listener();
  });
  return {
    current: () => current,
    require: set,
    settle: () => set(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
