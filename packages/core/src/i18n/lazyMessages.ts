import type { LazyBundle } from './messageBundles.ts';

let loadBundle: (bundle: LazyBundle) => Promise<void> = async () => {};
const requested = new Map<LazyBundle, Promise<void>>();

/** Message bundles that load on demand. `lazyComponent` waits for them, so nothing renders without its messages. */
export const lazyMessages = {
  /** Sets how a bundle loads, and forgets what was requested before. */
  setLoader(load: (bundle: LazyBundle) => Promise<void>): void {
    loadBundle = load;
    requested.clear();
  },
  /** The bundles requested so far, loaded or loading. */
  requested: (): readonly LazyBundle[] => [...requested.keys()],
  /** Resolves when the bundle has loaded. A failed load is retried by the next call. */
  require(bundle: LazyBundle): Promise<void> {
    let load = requested.get(bundle);
    if (load === undefined) {
      load = loadBundle(bundle).catch((failure: unknown) => {
        requested.delete(bundle);
        throw failure;
      });
      requested.set(bundle, load);
    }
    return load;
  },
};
