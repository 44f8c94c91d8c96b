import { createSealingKey, openDatabase, settled } from '#core/data/database.ts';

const storeName = 'keys';
const keyName = 'remember';

/**
 * Returns this device's AES-GCM key. IndexedDB stores it as a non-extractable `CryptoKey`, so cookies encrypted with it
 * cannot be decrypted elsewhere. Rejects where IndexedDB or Web Crypto is not available.
 */
export async function deviceKey(whenMissing: 'create' | 'answerNull'): Promise<CryptoKey | null> {
  const database = await openDatabase('device', storeName);
  try {
    const stored = await settled<unknown>(database.transaction(storeName).objectStore(storeName).get(keyName));
    if (stored instanceof CryptoKey) return stored;
    if (whenMissing === 'answerNull') return null;
    const key = await createSealingKey();
    await settled(database.transaction(storeName, 'readwrite').objectStore(storeName).put(key, keyName));
    return key;
  } finally {
    database.close();
  }
}
