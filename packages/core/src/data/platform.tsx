import { type ReactNode, createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type State, SWRConfig, unstable_serialize, useSWRConfig } from 'swr';
import type { BodyCipher } from '#api/cipher.ts';
import { type Client, type EarlyReads, createClient } from '#api/client.ts';
import { type RefusalCode, fail } from '#api/errors.ts';
import type { OperationId } from '#api/operations.ts';
import type { LanguageStore } from '../i18n/languageStore.ts';
import { useLocation } from '../routing/router.ts';
import { type Session, type SessionStore, createSessionStore } from '../session/session.ts';
import { type Deployment, hasIn } from '../site/deployment.ts';
import { type Clock, createClock } from '../time/clock.ts';
import { whenBack } from './keepTrying.ts';
import { createRecovery } from './recovery.ts';

/** A call by its operation and input, as the cache knows it. The token is null for an answer without a session. */
export type CallKey = readonly [id: string, input: unknown, token: string | null];

/** An answer that is known before the first render, because the document contains it. */
export interface KnownAnswer {
  readonly key: CallKey;
  readonly value: unknown;
  /** When it arrived, in ms since the epoch by the device's clock. */
  readonly at: number;
}

/** What a page says of its document while a server renders it. */
export interface Rendering {
  /** What the page shows, in place of the name of the page. */
  readonly title: (title: string) => void;
  /** The address names something that the site does not have. */
  readonly unknownEntry: () => void;
}

/** The services that the hooks of screens use. One value per running site, or per story. */
export interface Platform {
  readonly client: Client;
  readonly session: SessionStore;
  readonly language: LanguageStore;
  readonly deployment: Deployment;
  /** Whether the platform has an operation, or a page what it is made of: what is not there is not asked for, and not shown. */
  readonly has: (name: string) => boolean;
  readonly clock: Clock;
  /** Scheme and host of the site, such as `https://www.example.com`. */
  readonly origin: string;
  readonly known: readonly KnownAnswer[];
  /** Ids of the reads that change as the platform tells: the focus does not repeat them meanwhile, nor does the clock where the value is true. */
  readonly heard: Map<string, boolean>;
  /** Returns an answer that a screen reads and `known` lacks. For rendering on the server, where nothing is fetched. */
  readonly read?: (key: CallKey) => KnownAnswer | undefined;
  /** Told what a document says of its page, while a server renders it. */
  readonly rendering?: Rendering;
  /**
   * Subscribes to refusals that close the whole site: maintenance or a blocked region.
   * @returns unsubscribes
   */
  readonly onClosed: (listener: () => void) => () => void;
  /**
   * Subscribes to refusals, by their code and the id of what was refused. They may tell that something is closed that was open when it was last read.
   * @returns unsubscribes
   */
  readonly onRefused: (listener: (code: RefusalCode, operation: string) => void) => () => void;
}

export interface PlatformOptions {
  readonly deployment: Deployment;
  readonly language: LanguageStore;
  readonly clock?: Clock;
  readonly fetch?: typeof fetch;
  /** Reads that the document has sent. */
  readonly earlyReads?: EarlyReads;
  /** @default that of the document */
  readonly origin?: string;
  /** @default none */
  readonly known?: readonly KnownAnswer[];
}

/** Creates the services of a site: session, client and clock. */
export function createPlatform({
  deployment,
  language,
  clock = createClock(),
  fetch,
  earlyReads,
  origin = location.origin,
  known = [],
}: PlatformOptions): Platform {
  const session = createSessionStore(deployment);
  const client = createClient({
    baseUrl: deployment.apiBase,
    token: session.sent,
    onRenewed: session.renew,
    language: () => language.current(),
    cipher: once(async () => {
      const { createAesCipher } = await import('#api/cipher.ts');
      return createAesCipher({ keyBase64: deployment.cipherKey });
    }),
    // The only place where a session expires. The first of several refusals ends it. A late refusal of an old token does
    // not end the session that followed.
    onUnauthorized: (token, { id }, refusal) => {
      // A player who is signing out is not told that the session had expired.
      const why = id === logoutId ? 'signedOut' : 'expired';
      session.refuse(() => {
        if (session.sent() === token) session.signOut(why, refusal);
      });
    },
    // Over HTTP/2 and later all requests share one connection, which none of them holds.
    ...(isMultiplexed() && { readsAtOnce: Infinity }),
    ...(fetch && { fetch }),
    ...(earlyReads && { earlyReads }),
  });
  const listeners = new Set<(code: RefusalCode, operation: string) => void>();
  const subscribe = (listener: (code: RefusalCode, operation: string) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const has = hasIn(deployment);
  const watched: Client = {
    async call(operation, input, options) {
      if (!has(operation.id)) return fail({ kind: 'absent' });
      const result = await client.call(operation, input, options);
      if (!result.ok && result.error.kind === 'refused')
        for (const listener of listeners) listener(result.error.code, operation.id);
      return result;
    },
  };
  return {
    client: watched,
    session,
    language,
    deployment,
    has,
    clock,
    origin,
    known,
    heard: new Map(),
    onClosed: (listener) => subscribe((code) => closedCodes.includes(code) && listener()),
    onRefused: subscribe,
  };
}

/** Whether the document came over HTTP/2 or later. */
function isMultiplexed(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return document instanceof PerformanceNavigationTiming && /^h[23]/.test(document.nextHopProtocol);
}

/** Loads the cipher with the first sealed call. A failed load is retried by the next call. */
function once(load: () => Promise<BodyCipher>): () => Promise<BodyCipher> {
  let pending: Promise<BodyCipher> | undefined;
  return () => {
    pending ??= load().catch((failure: unknown) => {
      pending = undefined;
      throw failure;
    });
    return pending;
  };
}

/** Named by id, because importing the operation would add it to the first view. */
const logoutId: OperationId = 'sessionLogout';

const closedCodes: readonly RefusalCode[] = ['system_maintenance', 'region_blocked'];

/** A new object after each correction of the clock, so that whatever shows times renders again. */
const PlatformContext = createContext<{ readonly platform: Platform; readonly offset: number } | null>(null);

/** Provides a platform to the hooks below, with a cache of its own: two sites or stories share no answers. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  const { session, clock } = platform;
  const offset = useSyncExternalStore(clock.subscribe, clock.offset, clock.offset);
  const provided = useMemo(() => ({ platform, offset }), [platform, offset]);
  useEffect(() => {
    for (const event of otherTabEvents) addEventListener(event, session.join);
    return () => {
      for (const event of otherTabEvents) removeEventListener(event, session.join);
    };
  }, [session]);
  return (
    <PlatformContext value={provided}>
      <SWRConfig value={{ provider: () => cacheOf(platform), shouldRetryOnError: false }}>
        <Recovering>{children}</Recovering>
      </SWRConfig>
    </PlatformContext>
  );
}

/** Asks for every answer that failed; resolves when each has arrived or failed again. */
export const AskAgain = createContext<() => Promise<unknown>>(async () => {});

/** Lets failed answers recover (see `createRecovery`). */
function Recovering({ children }: { children: ReactNode }) {
  const { mutate } = useSWRConfig();
  const [{ askAgain, ...callbacks }] = useState(() => createRecovery((key) => mutate(key).catch(() => {})));
  useEffect(() => whenBack(() => void askAgain()), [askAgain]);
  const { pathname } = useLocation();
  useEffect(() => void askAgain(), [askAgain, pathname]);
  return (
    <AskAgain value={askAgain}>
      <SWRConfig value={callbacks}>{children}</SWRConfig>
    </AskAgain>
  );
}

/** Another tab has changed the storage that it shares with this one; a page that was set aside hears it when it is back. */
const otherTabEvents = ['storage', 'pageshow'] as const;

const cacheOf = ({ known }: Platform) =>
  new AnswerCache(known.map((answer) => [unstable_serialize(answer.key), { data: answer }]));

/**
 * The answers as SWR keeps them. An entry stays the same object while its answer does: SWR adds the key to an entry when a
 * component first reads it, and a part of the document that React takes over later would take the new object for another
 * answer and render twice.
 */
class AnswerCache extends Map<string, State> {
  override set(key: string, state: State): this {
    const entry = this.get(key);
    const same = entry !== undefined && answerFields.every((field) => entry[field] === state[field]);
    if (!same) return super.set(key, state);
    Object.assign(entry, state);
    return this;
  }
}

const answerFields = ['data', 'error', 'isLoading', 'isValidating'] as const satisfies readonly (keyof State)[];

/** Returns the platform. Rerenders when its clock is corrected. Throws outside a `PlatformProvider`. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext)?.platform;
  if (platform === undefined) throw new Error('usePlatform: no <PlatformProvider> above');
  return platform;
}

/** Returns the session, null for a visitor. Rerenders when it changes. */
export function useSession(): Session | null {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, session.current, () => null);
}
