import * as v from 'valibot';
import { sessionStore } from '../shared/storage.ts';
import type { Speed } from './domains.model.ts';

/** Measures one address; null when it does not answer. Handed in by stories and tests. */
export type Measure = (host: string, signal: AbortSignal) => Promise<Speed>;

const deadlineMs = 5_000;

/** The better of two requests: the first one also has to find the host and agree on a key with it. */
export const measureHost: Measure = async (host, signal) => {
  const first = await timeOf(host, signal);
  if (first === null) return null;
  const second = await timeOf(host, signal);
  return second === null ? first : Math.min(first, second);
};

async function timeOf(host: string, signal: AbortSignal): Promise<Speed> {
  // The one in use is asked as it is reached, which on a developer's machine is not https.
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
  /** Ends when there is a good moment for the next one. */
  readonly pause: (signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
  readonly onSpeed: (host: string, speed: Speed) => void;
}

/** One after the other, each in a quiet moment: two at once would measure each other. */
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
const stored = v.record(v.string(), v.nullable(v.number()));

/** What this session has measured already. */
export function knownSpeeds(): Readonly<Record<string, Speed>> {
  try {
    return v.parse(stored, JSON.parse(sessionStore.get(key) ?? '{}'));
  } catch {
    return {};
  }
}

export const keepSpeeds = (speeds: Readonly<Record<string, Speed>>): void =>
  sessionStore.set(key, JSON.stringify(speeds));
