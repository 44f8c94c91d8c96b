/** The database with the answers that a player keeps on this device. */
export const keptDatabase = 'kept';

/** Removes every answer that is kept on this device, and the key to them. A browser without databases has none. */
export function dropKept(): void {
  try {
    indexedDB.deleteDatabase(keptDatabase);
  } catch {
    // Refused, as everything else would have been.
  }
}
