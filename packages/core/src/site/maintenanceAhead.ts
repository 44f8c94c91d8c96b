import { type SystemStatusValue, systemStatus } from '#api/system.ts';
import { minuteMs } from '#text/durations.ts';
import { useRemote } from '../data/remote.ts';
import { useReached } from '../time/useReached.ts';
import { useSystemStatus } from './site.ts';

/** A maintenance that is announced and has not begun. Times in ms since the epoch, by the platform's clock. */
export interface MaintenanceAhead {
  readonly start: number;
  /** Null when it is not known. */
  readonly end: number | null;
}

/** How long before a maintenance players are told of it, in ms. */
const toldMs = 30 * minuteMs;
/** How long before it they are told so that they cannot miss it, in games too, in ms. */
const urgentMs = 5 * minuteMs;
/** How long before it no money begins to move any more, in ms: what is under way comes to its end. */
const moneyStopsMs = minuteMs;

/** How often the platform is asked for it where it does not tell by itself, in ms. */
export const statusEveryMs = 4 * minuteMs;

/** How near a maintenance is. */
type Nearness = 'later' | 'soon' | 'urgent';

/** How near the start of a maintenance is. It stays urgent until the platform says that it has begun. */
export function nearnessOf(start: number, now: number): Nearness {
  const left = start - now;
  if (left > toldMs) return 'later';
  return left > urgentMs ? 'soon' : 'urgent';
}

/** How many minutes are left, begun ones included; 0 once the start is reached. */
export const minutesTo = (start: number, now: number): number => Math.max(0, Math.ceil((start - now) / minuteMs));

/** Reads what the platform has announced; null for nothing, and for a time that cannot be read. */
export function maintenanceAheadOf(
  status: Pick<SystemStatusValue, 'maintenance' | 'maintenanceStart' | 'maintenanceEnd'>,
): MaintenanceAhead | null {
  const start = Date.parse(status.maintenanceStart ?? '');
  if (status.maintenance || Number.isNaN(start)) return null;
  const end = Date.parse(status.maintenanceEnd ?? '');
  return { start, end: end > start ? end : null };
}

/** Returns the maintenance that is announced, null without one. */
function useMaintenanceAhead(): MaintenanceAhead | null {
  const [status] = useSystemStatus();
  return status.status === 'ready' ? maintenanceAheadOf(status.value) : null;
}

/**
 * The same for the part of the page that tells of it, which goes on asking: one that is announced while the page is seen is
 * heard of within five minutes also without the push channel.
 */
export function useMaintenanceWatch(): MaintenanceAhead | null {
  useRemote(systemStatus, {}, 'live', { refreshEveryMs: statusEveryMs });
  return useMaintenanceAhead();
}

/** Returns the start of a maintenance that is too near for money to begin to move; null while there is none. */
export function useMoneyStops(): number | null {
  const start = useMaintenanceAhead()?.start ?? null;
  const stops = useReached(start === null ? null : start - moneyStopsMs);
  return stops ? start : null;
}
