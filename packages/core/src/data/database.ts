/** Opens a database of the browser with one store, which is made if it is missing. Rejects where the browser refuses. */
export function openDatabase(name: string, store: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  return settled(opening);
}

/** Resolves to the result of a request of a database. */
export function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

/** Makes a key that encrypts on this device and can never be read, not even by the site. */
export function createSealingKey(): Promise<CryptoKey> {
  const extractable = false;
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, extractable, ['encrypt', 'decrypt']);
}
