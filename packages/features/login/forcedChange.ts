import type { SessionStore } from '../shared/session.ts';
import { sessionStore } from '../shared/storage.ts';

const reasons = ['firstTime', 'expired'] as const;

/** LGN-05: somebody who has come in has to change their password before anything else. */
export interface ForcedChange {
  readonly because: (typeof reasons)[number];
  readonly username: string;
  /** What they have just logged in with; null after a reload, and then it is asked for (decisions: "stored password"). */
  readonly heldPassword: string | null;
}

/** In session storage: why, and whose; never the password. Signing out clears it with everything else. */
const key = 'mustChangePassword';

const write = ({ because, username }: ForcedChange): string => `${because}:${username}`;

function read(kept: string | null): ForcedChange | null {
  const [, because, username = ''] = /^(\w+):(.*)$/.exec(kept ?? '') ?? [];
  const reason = reasons.find((known) => known === because);
  return reason === undefined ? null : { because: reason, username, heldPassword: null };
}

export interface ForcedChangeStore {
  current(): ForcedChange | null;
  demand(change: ForcedChange): void;
  /** The password is changed, and nobody holds the old one any longer. */
  settle(): void;
  subscribe(listener: () => void): () => void;
}

const stores = new WeakMap<SessionStore, ForcedChangeStore>();

/** The one of a session: it outlives the form that asked for it, and a reload. */
export function forcedChangeOf(session: SessionStore): ForcedChangeStore {
  const store = stores.get(session) ?? createForcedChange(session);
  stores.set(session, store);
  return store;
}

export function createForcedChange(session: Pick<SessionStore, 'current' | 'subscribe'>): ForcedChangeStore {
  const listeners = new Set<() => void>();
  let current = session.current() === null ? null : read(sessionStore.get(key));
  const become = (next: ForcedChange | null): void => {
    if (next === current) return;
    current = next;
    if (next === null) sessionStore.remove(key);
    else sessionStore.set(key, write(next));
    for (const listener of listeners) listener();
  };
  // For as long as the page lives: the session's store does too.
  session.subscribe(() => {
    if (session.current() === null) become(null);
  });
  return {
    current: () => current,
    demand: become,
    settle: () => become(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
