import { useSyncExternalStore } from 'react';

/**
 * Returns false while a document is rendered on the server and while React takes it over in the browser; true from then on,
 * and at once where nothing was rendered before. For content that differs between both, such as the time.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

const subscribe = () => () => {};
