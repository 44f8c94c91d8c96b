import { sessionStore } from './storage.ts';

/** GAM-02: the slot vendor that was opened last, for as long as the tab lives. */
const name = 'vassalage';

export const rememberHallVendor = (vassalage: string): void => sessionStore.set(name, vassalage);
/** '' when there was none: the hall of all vendors. */
export const rememberedHallVendor = (): string => sessionStore.get(name) ?? '';
