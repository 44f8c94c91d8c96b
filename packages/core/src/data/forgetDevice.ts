import { analyticsCookie } from '../site/startAnalytics.ts';
import { type CookieName, removeCookies, writeCookie } from './cookies.ts';
import { type KeyValueStore, type StoredName, localStore, sessionStore } from './storage.ts';
import { storedCookies, storedDatabases, storedNames } from './storedNames.ts';

/**
 * Removes everything that says who has played on this device (LGN-14): what `storedNames` gives to the player, and whatever
 * has no name there. Resolves when it is gone; a store that the browser refuses has nothing.
 */
export async function forgetDevice(): Promise<void> {
  for (const store of [localStore, sessionStore]) keepOnlyOfDevice(store);
  for (const [name, owner] of Object.entries(storedCookies)) {
    if (owner === 'player') writeCookie(name as CookieName, null);
  }
  removeCookies((name) => analyticsCookie.test(name));
  await Promise.allSettled([...Object.keys(storedDatabases).map(removeDatabase), removeCaches()]);
}

/** Names of the device never differ in a part, except those that are asked for again. */
const ofDevice = Object.entries(storedNames).flatMap(([name, owner]) =>
  owner === 'device' && !name.endsWith('*') ? [name as StoredName] : [],
);

/** Clears a store and writes back what is the device's, so that nothing with an unknown name stays. */
function keepOnlyOfDevice(store: KeyValueStore): void {
  const kept = ofDevice.map((name) => [name, store.get(name)] as const);
  store.clear();
  for (const [name, value] of kept) if (value !== null) store.set(name, value);
}

const removeDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    // A tab that reads the key closes the database when it has; it is removed then.
    request.addEventListener('blocked', () => resolve());
  });

async function removeCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}
