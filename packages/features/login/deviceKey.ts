const storeName = 'keys';
const keyName = 'remember';

/**
 * A key of this device: kept in IndexedDB as an object that nobody can read out, this code included. It seals and opens
 * what lies in cookies, which alone are worth nothing.
 */
export async function deviceKey(whenMissing: 'create' | 'answerNull'): Promise<CryptoKey | null> {
  const database = await openDatabase();
  try {
    const kept = await settled<unknown>(database.transaction(storeName).objectStore(storeName).get(keyName));
    if (kept instanceof CryptoKey) return kept;
    if (whenMissing === 'answerNull') return null;
    const extractable = false;
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, extractable, ['encrypt', 'decrypt']);
    await settled(database.transaction(storeName, 'readwrite').objectStore(storeName).put(key, keyName));
    return key;
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('device', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  return settled(opening);
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}
