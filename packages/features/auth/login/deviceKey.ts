const storeName = 'keys';
const keyName = 'remember';

/**
 * Returns this device's AES-GCM key. IndexedDB stores it as a non-extractable `CryptoKey`, so cookies encrypted with it
 * cannot be decrypted elsewhere. Rejects where IndexedDB or Web Crypto is not available.
 */
export async function deviceKey(whenMissing: 'create' | 'answerNull'): Promise<CryptoKey | null> {
  const database = await openDatabase();
  try {
    const stored = await settled<unknown>(database.transaction(storeName).objectStore(storeName).get(keyName));
    if (stored instanceof CryptoKey) return stored;
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
