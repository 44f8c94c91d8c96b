/**
 * Web storage that never throws: it may be full, switched off or refused in private windows, and the site has to go on
 * without it. The only place that touches `localStorage` and `sessionStorage`.
 */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
}

function guarded(storage: () => Storage): KeyValueStore {
  const attempt = <Value>(work: () => Value, otherwise: Value): Value => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt(() => storage().getItem(key), null),
    set: (key, value) => attempt(() => storage().setItem(key, value), undefined),
    remove: (key) => attempt(() => storage().removeItem(key), undefined),
    clear: () => attempt(() => storage().clear(), undefined),
  };
}

/** Survives the browser: theme, language. */
export const localStore: KeyValueStore = guarded(() => localStorage);
/** Dies with the tab: the session. */
export const sessionStore: KeyValueStore = guarded(() => sessionStorage);
