import { sessionStore } from '../data/storage.ts';

/** A signed-in session (ENT-01): the token, and the account type that the platform calls `isAgent`. */
export interface Session {
  readonly token: string;
  /** Known once member info has been read. */
  readonly accountType: number | null;
}

/** Why a session ended: the player signed out, or the platform no longer accepts the token. */
export type SessionEnd = 'signedOut' | 'expired';

/** Reads and changes the session, and notifies subscribers. */
export interface SessionStore {
  current(): Session | null;
  signIn(token: string): void;
  /** Stores the account type beside the token, so that the role is known at the first paint after a reload. */
  setAccountType(type: number): void;
  /** Clears session storage and restores the merchant identifiers (LGN-13). */
  signOut(why?: SessionEnd): void;
  /** Returns and clears why the last session ended. Null when none has ended since the last call. */
  takeEnd(): SessionEnd | null;
  subscribe(listener: () => void): () => void;
}

export interface MerchantIdentifiers {
  readonly merchant: string;
  readonly channel: string;
}

/** Creates the session store, backed by session storage. */
export function createSessionStore(merchant: MerchantIdentifiers): SessionStore {
  const listeners = new Set<() => void>();
  let session = read();
  let end: SessionEnd | null = null;

  const change = (next: Session | null): void => {
    session = next;
    for (const listener of listeners) listener();
  };
  const writeMerchant = (): void => {
    sessionStore.set('merchantCode', merchant.merchant);
    sessionStore.set('channel', merchant.channel);
  };
  writeMerchant();

  return {
    current: () => session,
    signIn(token) {
      sessionStore.set('token', token);
      sessionStore.remove('isAgent');
      end = null;
      change({ token, accountType: null });
    },
    setAccountType(type) {
      if (session === null || session.accountType === type) return;
      sessionStore.set('isAgent', String(type));
      change({ ...session, accountType: type });
    },
    signOut(why = 'signedOut') {
      sessionStore.clear();
      writeMerchant();
      if (session === null) return;
      end = why;
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
  };
}

function read(): Session | null {
  const token = sessionStore.get('token');
  if (token === null || token === '') return null;
  const type = Number.parseInt(sessionStore.get('isAgent') ?? '', 10);
  return { token, accountType: Number.isNaN(type) ? null : type };
}
