import type { LaterPart } from './wordParts.ts';

let source: (part: LaterPart) => Promise<void> = async () => {};
const coming = new Map<LaterPart, Promise<void>>();

/**
 * They are fetched when the first part of the site that needs them is drawn, and `lazyPart` waits for them: nothing is
 * ever drawn without its words.
 */
export const laterWords = {
  comeFrom(load: (part: LaterPart) => Promise<void>): void {
    source = load;
    coming.clear();
  },
  /** Those that somebody has asked for. */
  wanted: (): readonly LaterPart[] => [...coming.keys()],
  /** Resolves when they are here. A load that failed is tried again by the next who asks. */
  here(part: LaterPart): Promise<void> {
    let load = coming.get(part);
    if (load === undefined) {
      load = source(part).catch((failure: unknown) => {
        coming.delete(part);
        throw failure;
      });
      coming.set(part, load);
    }
    return load;
  },
};
