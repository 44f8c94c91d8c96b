import { trustedScriptUrl } from '../security/trustedScriptUrl.ts';
import { isOfflineCache, workerPath } from './offlineFiles.ts';

/** A policy can be made once in the life of a page, and a page needs no second registration. */
let begun = false;

/**
 * Lets the site start without a connection, from the next visit on: registers the worker, and lets it keep what this page has
 * loaded, and the pages as they are now. A browser that keeps nothing, as in a private window, goes on without.
 */
export async function startOffline(host: Window = window): Promise<void> {
  const { serviceWorker } = host.navigator;
  if (begun || !host.isSecureContext || serviceWorker === undefined) return;
  begun = true;
  try {
    const address = trustedScriptUrl('kinnari-worker', workerPath, host);
    await serviceWorker.register(address, { updateViaCache: 'none' });
    const { active } = await serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a message to a worker has none
    active?.postMessage(host.performance.getEntriesByType('resource').map(({ name }) => name));
  } catch {
    // As without a worker: nothing that the player sees depends on it while there is a connection.
  }
}

/** Removes the worker and what it has kept, where the deployment has switched it off (`offline`). */
export async function endOffline(host: Window = window): Promise<void> {
  const registration = await host.navigator.serviceWorker?.getRegistration('/');
  if (registration === undefined || !isOwn(registration, host.location.origin)) return;
  await registration.unregister();
  for (const name of await host.caches.keys()) if (isOfflineCache(name)) await host.caches.delete(name);
}

const isOwn = ({ active, waiting, installing }: ServiceWorkerRegistration, origin: string): boolean =>
  (active ?? waiting ?? installing)?.scriptURL === origin + workerPath;
