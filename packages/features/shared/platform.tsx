import { type ReactNode, createContext, useContext, useSyncExternalStore } from 'react';
import { SWRConfig } from 'swr';
import { createAesCipher } from '#api/cipher.ts';
import { type Client, createClient } from '#api/client.ts';
import type { RefusalCode } from '#api/errors.ts';
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
  let cipher: ReturnType<typeof createAesCipher> | undefined;
  const client = createClient({
    baseUrl: deployment.apiBase,
    token: () => session.current()?.token ?? null,
    language: () => language.current(),
    cipher: () => (cipher ??= createAesCipher({ keyBase64: deployment.cipherKey })),
    // A late 401 of an old token must not end the session that came after it.
    onUnauthorized: (token) => {
      if (session.current()?.token === token) session.signOut();
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
