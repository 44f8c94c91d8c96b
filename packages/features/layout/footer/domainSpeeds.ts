import * as v from 'valibot';
import { list } from '#api/list.ts';
import { sessionStore } from '#core/data/storage.ts';
import type { Speed } from './domains.model.ts';

/** Measures the response time of a host in ms; null when it does not answer. Stories and tests supply their own. */
export type Measure = (host: string, signal: AbortSignal) => Promise<Speed>;

const deadlineMs = 5_000;

/** Takes the faster of two requests: the first one includes DNS lookup and TLS handshake. */
export const measureHost: Measure = async (host, signal) => {
  const first = await timeOf(host, signal);
  if (first === null) return null;
  const second = await timeOf(host, signal);
  return second === null ? first : Math.min(first, second);
};

async function timeOf(host: string, signal: AbortSignal): Promise<Speed> {
  // The current host uses the page's own scheme, which is http in development.
  const origin = host === location.host ? location.origin : `https://${host}`;
  const started = performance.now();
  try {
    await fetch(`${origin}/favicon.svg?at=${Math.round(started)}`, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
    });
    return Math.max(1, Math.round(performance.now() - started));
  } catch {
    return null;
  }
}

export interface MeasuringOptions {
  readonly measure: Measure;
  /** Resolves when the next measurement may start. */
  readonly pause: (signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
  readonly onSpeed: (host: string, speed: Speed) => void;
}

/** Measures hosts one at a time, because parallel requests would slow each other down. Stops on abort. */
export async function measureAll(
  hosts: readonly string[],
  { measure, pause, signal, onSpeed }: MeasuringOptions,
): Promise<void> {
  for (const host of hosts) {
    await pause(signal);
    if (signal.aborted) return;
    const speed = await measure(host, signal);
    if (signal.aborted) return;
    onSpeed(host, speed);
  }
}

const key = 'domainSpeeds';
const storedSpeeds = list(v.object({ host: v.string(), speed: v.nullable(v.number()) }));

/** Returns the speeds measured earlier in this session. */
export function knownSpeeds(): Readonly<Record<string, Speed>> {
  try {
    const stored = v.parse(storedSpeeds, JSON.parse(sessionStore.get(key) ?? '[]'));
    return Object.fromEntries(stored.map(({ host, speed }) => [host, speed]));
  } catch {
    return {};
  }
}

/** Stores the measured speeds for this session. */
export const storeSpeeds = (speeds: Readonly<Record<string, Speed>>): void =>
  sessionStore.set(key, JSON.stringify(Object.entries(speeds).map(([host, speed]) => ({ host, speed }))));
