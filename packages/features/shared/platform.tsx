import { type ReactNode, createContext, useContext, useSyncExternalStore } from 'react';
import { SWRConfig } from 'swr';
import type { BodyCipher } from '#api/cipher.ts';
import { type Client, createClient } from '#api/client.ts';
import type { RefusalCode } from '#api/errors.ts';
import type { OperationId } from '#api/operations.ts';
import { type Clock, createClock } from './clock.ts';
import type { Deployment } from './deployment.ts';
import type { LanguageStore } from './i18n/language.ts';
import { type Session, type SessionStore, createSessionStore } from './session.ts';

/** What every hook of a screen stands on. One value per running site, or per story. */
export interface Platform {
  readonly client: Client;
  readonly session: SessionStore;
  readonly language: LanguageStore;
  readonly deployment: Deployment;
  readonly clock: Clock;
  /** Told whenever an answer says that the platform has closed: maintenance, or a blocked region. */
  readonly onClosed: (listener: () => void) => () => void;
}

export interface PlatformOptions {
  readonly deployment: Deployment;
  readonly language: LanguageStore;
  readonly clock?: Clock;
  readonly fetch?: typeof fetch;
}

export function createPlatform({ deployment, language, clock = createClock(), fetch }: PlatformOptions): Platform {
  const session = createSessionStore(deployment);
  const client = createClient({
    baseUrl: deployment.apiBase,
    token: () => session.current()?.token ?? null,
    language: () => language.current(),
    cipher: once(async () => {
      const { createAesCipher } = await import('#api/cipher.ts');
      return createAesCipher({ keyBase64: deployment.cipherKey });
    }),
    // The one place where a session expires. Of ten calls that are refused at once the first ends it; a late refusal of
    // an old token does not end the session that came after it.
    onUnauthorized: (token, { id }) => {
      // Whoever is leaving need not hear that they have left already.
      const why = id === leaving ? 'signedOut' : 'expired';
      if (session.current()?.token === token) session.signOut(why);
    },
    ...(fetch && { fetch }),
  });
  const listeners = new Set<() => void>();
  const watched: Client = {
    async call(operation, input, options) {
      const result = await client.call(operation, input, options);
      const closed = !result.ok && result.error.kind === 'refused' && closedCodes.includes(result.error.code);
      if (closed) for (const listener of listeners) listener();
      return result;
    },
  };
  return {
    client: watched,
    session,
    language,
    deployment,
    clock,
    onClosed(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The cipher comes with the first call that is sealed; one that did not come is asked for again. */
function once(load: () => Promise<BodyCipher>): () => Promise<BodyCipher> {
  let coming: Promise<BodyCipher> | undefined;
  return () => {
    coming ??= load().catch((failure: unknown) => {
      coming = undefined;
      throw failure;
    });
    return coming;
  };
}

/** Not the operation itself, which the first view does not need. */
const leaving: OperationId = 'sessionLogout';

const closedCodes: readonly RefusalCode[] = ['system_maintenance', 'region_blocked'];

const PlatformContext = createContext<Platform | null>(null);

/** Also gives SWR a cache of its own: nothing is shared between two platforms, so nothing leaks between two stories. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return (
    <PlatformContext value={platform}>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{children}</SWRConfig>
    </PlatformContext>
  );
}

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (platform === null) throw new Error('usePlatform: no <PlatformProvider> above');
  return platform;
}

/** The session, and a new render whenever it changes. */
export function useSession(): Session | null {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, session.current, () => null);
}
