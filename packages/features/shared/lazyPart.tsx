import { type ComponentType, type ReactNode, lazy, useState } from 'react';
import { ChunkLoadError, loadChunk } from './chunks.ts';
import { laterWords } from './i18n/laterWords.ts';
import type { LaterPart } from './i18n/wordParts.ts';

export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the code ahead of time. A failure is met again, and shown, where the part is drawn. */
  preload: () => Promise<void>;
}

/**
 * A component whose code comes when it is first drawn. Like `lazy`, but what has come ahead of time is drawn at once (a
 * lazy component always waits, and React holds back what has waited for up to 300 ms), and a failed load can be tried
 * again: the failure carries the way to forget it, which the boundary around the part calls before it starts afresh.
 * @param words what it speaks besides the words of the first view, and waits for. A test keeps it complete.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...words: readonly LaterPart[]
): LazyPart<Props> {
  const fetchAll = async (): Promise<ComponentType<Props>> => {
    const [component] = await Promise.all([loadChunk(load), ...words.map((part) => laterWords.here(part))]);
    Part = component;
    return component;
  };
  const make = () =>
    lazy(async () => {
      try {
        return { default: await fetchAll() };
      } catch (failure) {
        if (failure instanceof ChunkLoadError) failure.forget = () => (Part = make());
        throw failure;
      }
    });
  // React keeps a failed load for good, so another try needs another lazy component.
  let Part: ComponentType<Props> = make();
  const part = (props: Props) => {
    // What is on the screen stays what it is.
    const [Chosen] = useState(() => Part);
    return <Chosen {...props} />;
  };
  part.preload = () => fetchAll().then(nothing, nothing);
  return part;
}

const nothing = (): void => {};
