import { sessionStore } from '../data/storage.ts';

const storageKey = 'vassalage';

/** Stores the slot vendor that was opened last, until the tab closes (GAM-02). */
export const rememberLobbyVendor = (vassalage: string): void => sessionStore.set(storageKey, vassalage);
/** Returns the slot vendor that was opened last; '' for the lobby of all vendors. */
export const rememberedLobbyVendor = (): string => sessionStore.get(storageKey) ?? '';
