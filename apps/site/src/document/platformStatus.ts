import type { Client } from '#api/client.ts';
import { type SystemStatusValue, systemStatus } from '#api/system.ts';
import { createKeeper } from './keeper.ts';

export interface PlatformStatusOptions {
  /** Makes the client that asks. @param address of the visitor; undefined for the renderer's own */
  readonly clientFor: (address: string | undefined) => Client;
  /** How long an answer of the platform is fresh, in ms. 0 keeps nothing. */
  readonly freshMs: number;
  readonly now: () => number;
  /** Told each answer that is not about a visitor. */
  readonly onAnswer: (status: SystemStatusValue) => void;
}

/** How long the answer about a visitor's address is fresh, and how long it is used while the next one comes, in ms. */
const visitorMs = { fresh: 30_000, stale: 60_000 } as const;
/** How long the platform is not asked again after a failure, in ms. */
const failedMs = 2_000;
const mostVisitors = 20_000;

/** Whether the site is open, as the platform says: for everyone, and for the visitor at an address (SYS-01). */
export interface PlatformStatus {
  /** Null where the platform does not answer. */
  shared: () => SystemStatusValue | null | Promise<SystemStatusValue | null>;
  /** Null where the platform does not answer. */
  of: (address: string) => SystemStatusValue | null | Promise<SystemStatusValue | null>;
}

/** Asks for the status of the platform, and keeps each answer for a short time. */
export function createPlatformStatus({ clientFor, freshMs, now, onAnswer }: PlatformStatusOptions): PlatformStatus {
  const shared = createKeeper<'status', SystemStatusValue | null>({
    freshMs,
    staleMs: 300_000,
    most: 1,
    now,
    async make() {
      const answer = await clientFor(undefined).call(systemStatus, {});
      if (answer.ok) onAnswer(answer.value);
      return answer.ok ? answer.value : null;
    },
  });
  const visitors = createKeeper<string, SystemStatusValue | null>({
    freshMs: (status) => {
      if (freshMs === 0) return 0;
      return status === null ? failedMs : visitorMs.fresh;
    },
    staleMs: visitorMs.stale,
    most: mostVisitors,
    now,
    async make(address) {
      const answer = await clientFor(address).call(systemStatus, {});
      return answer.ok ? answer.value : null;
    },
  });
  return { shared: () => shared.get('status'), of: (address) => visitors.get(address) };
}
