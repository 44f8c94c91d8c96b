import { type KeyValueStore, localStore, sessionStore } from '../data/storage.ts';
import type { Deployment } from '../site/deployment.ts';

/** A signed-in session (ENT-01): the token, and the account type that the platform calls `isAgent`. */
export interface Session {
  readonly token: string;
  /** Known once member info has been read. */
  readonly accountType: number | null;
  /** Another tab has signed in, and this one has joined it. */
  readonly joined?: true;
}

/** Why a session ended: the player signed out, or the platform no longer accepts the token. */
export type SessionEnd = 'signedOut' | 'expired';

/** Reads and changes the session, and notifies subscribers. */
export interface SessionStore {
  /** Keeps what belongs to the session: for the tab, or for the browser (`policy.session` of the deployment). */
  readonly store: KeyValueStore;
  current(): Session | null;
  /** What calls carry: the token of the session, or the one that it was renewed with since the page has it. */
  sent(): string | null;
  /** Carries another token for the same session, where calls still carry `former`. */
  renew(token: string, former: string): void;
  signIn(token: string): void;
  /** Stores the account type beside the token, so that the role is known at the first paint after a reload. */
  setAccountType(type: number): void;
  /** Clears session storage and restores the merchant identifiers (LGN-13). A session of another tab stays. */
  signOut(why?: SessionEnd, refusal?: Response): void;
  /** The refusal that has ended the last session, until the next one begins. It may tell why (`readEndedSession`). */
  refusal(): Response | undefined;
  /** Ends a session that the platform refuses; later, where a page asked for that. */
  refuse(end: () => void): void;
  /** Lets a page say when a session that is refused ends: `later` is given the end. Returns what takes that back. */
  postpone(later: (end: () => void) => void): () => void;
  /** Returns and clears why the last session ended. Null when none has ended since the last call. */
  takeEnd(): SessionEnd | null;
  /** Calls `listener` with why the session has ended, if it has. The page is still as it was. */
  subscribe(listener: (end: SessionEnd | null) => void): () => void;
  /** Whether other tabs have left or replaced the session of this one. Only where tabs share it. */
  isOutdated(): boolean;
  /** Joins the session that other tabs have, if they have one. */
  join(): void;
}

/** Stored in place of the time of the last activity where a session was not ended by the player: other tabs ask for the login. */
export const timedOut = '';

/** Storage keys of a session. Those after the token are removed when another session begins. */
const keys = ['token', 'isAgent', 'mustChangePassword'] as const;

/** Creates the session store, backed by session storage, or by local storage where the tabs of a browser share a session. */
export function createSessionStore({
  merchant,
  channel,
  policy,
}: Pick<Deployment, 'merchant' | 'channel' | 'policy'>): SessionStore {
  const shared = policy.session === 'browser';
  const store = shared ? localStore : sessionStore;
  const read = (): Session | null => {
    const token = store.get('token');
    if (token === null || token === '') return null;
    const type = Number.parseInt(store.get('isAgent') ?? '', 10);
    return { token, accountType: Number.isNaN(type) ? null : type };
  };
  const listeners = new Set<(end: SessionEnd | null) => void>();
  let session = read();
  /** Apart from the session, whose token is what answers are kept under. */
  let sent = session?.token ?? null;
  let end: SessionEnd | null = null;
  let lastRefusal: Response | undefined;
  let postponed: ((end: () => void) => void) | undefined;

  const change = (next: Session | null): void => {
    if (session?.token !== next?.token) sent = next?.token ?? null;
    session = next;
    // The first listener may take it.
    const why = end;
    for (const listener of listeners) listener(why);
  };
  const writeMerchant = (): void => {
    sessionStore.set('merchantCode', merchant);
    sessionStore.set('channel', channel);
  };
  writeMerchant();

  return {
    store,
    current: () => session,
    sent: () => sent,
    renew(token, former) {
      if (sent !== former) return;
      sent = token;
      // Tabs that share a session would take it for another one.
      if (!shared) store.set('token', token);
    },
    signIn(token) {
      for (const key of keys) store.remove(key);
      store.remove('activeAt');
      store.set('token', token);
      end = null;
      lastRefusal = undefined;
      change({ token, accountType: null });
    },
    setAccountType(type) {
      if (session === null || session.accountType === type) return;
      // Not beside the token of another tab.
      if ([session.token, sent].includes(store.get('token'))) store.set('isAgent', String(type));
      change({ ...session, accountType: type });
    },
    refusal: () => lastRefusal,
    refuse: (now) => (postponed ? postponed(now) : now()),
    postpone(later) {
      postponed = later;
      return () => (postponed = undefined);
    },
    signOut(why = 'signedOut', refusal) {
      if (store.get('token') === session?.token) {
        // Before the token goes, which tabs that share it see.
        if (why === 'expired') store.set('activeAt', timedOut);
        for (const key of keys) store.remove(key);
      }
      sessionStore.clear();
      writeMerchant();
      if (session === null) return;
      end = why;
      lastRefusal = refusal;
      change(null);
    },
    takeEnd() {
      const taken = end;
      end = null;
      return taken;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOutdated: () => shared && session !== null && read()?.token !== session.token,
    join() {
      const next = shared ? read() : null;
      if (session === null && next !== null) change({ ...next, joined: true });
      // What else the tabs share may have changed.
      else for (const listener of listeners) listener(null);
    },
  };
}
