import { type ComponentType, type ReactNode, lazy } from 'react';
import { ChunkLoadError, loadChunk } from './chunks.ts';
import { laterWords } from './i18n/laterWords.ts';
import type { LaterPart } from './i18n/wordParts.ts';

export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the code ahead of time. A failure is met again, and shown, where the part is drawn. */
  preload: () => Promise<void>;
}

/**
 * A component whose code comes when it is first drawn. Like `lazy`, but a failed load can be tried again: the failure
 * carries the way to forget it, which the boundary around the part calls before it starts afresh.
 * @param words what it speaks besides the words of the first view, and waits for. A test keeps it complete.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...words: readonly LaterPart[]
): LazyPart<Props> {
  const spoken = () => Promise.all(words.map((part) => laterWords.here(part)));
  const make = () =>
    lazy(async () => {
      try {
        const [component] = await Promise.all([loadChunk(load), spoken()]);
        return { default: component };
      } catch (failure) {
        if (failure instanceof ChunkLoadError) failure.forget = () => (Part = make());
        throw failure;
      }
    });
  // React keeps a failed load for good, so another try needs another lazy component.
  let Part = make();
  const part = (props: Props) => <Part {...props} />;
  part.preload = () => Promise.all([load(), spoken()]).then(nothing, nothing);
  return part;
}

const nothing = (): void => {};
