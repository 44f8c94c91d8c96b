import { useSyncExternalStore } from 'react';
import { answered, keptAt } from '../app/keptDocument.ts';

/**
 * Returns since when the page has no connection, in ms since the epoch: since the worker kept its document, until the platform
 * answers, or since the browser reports it. Null with a connection. The browser does not notice every outage.
 */
export const useOffline = (): number | null => useSyncExternalStore(subscribe, current, keptAt);

let lostAt: number | null = null;
const current = (): number | null => keptAt() ?? (lostAt = navigator.onLine ? null : (lostAt ?? Date.now()));

const events = ['online', 'offline', answered];

function subscribe(listener: () => void): () => void {
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}
