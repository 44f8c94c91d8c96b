import { type ComponentType, type ReactNode, lazy, useState } from 'react';
import { lazyMessages } from '../i18n/lazyMessages.ts';
import type { LazyBundle } from '../i18n/messageBundles.ts';
import { ChunkLoadError, loadChunk } from './chunks.ts';

export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code ahead of time. Never rejects: a failure surfaces when the component renders. */
  preload: () => Promise<void>;
}

/**
 * Makes a component whose code loads when it first renders. Unlike `lazy`, it renders at once when it was preloaded (`lazy`
 * always suspends, and React can delay what suspended by up to 300 ms), and a failed load can be retried: the error
 * boundary around it calls `again` or `forget` of the `ChunkLoadError` before it renders again.
 * @param bundles the message bundles it needs besides `first`, loaded with the code. The build adds those of the files that
 *   `loadCode` imports (apps/site/build/lazyBundles.ts)
 */
export function lazyComponent<Props extends object>(
  loadCode: () => Promise<ComponentType<Props>>,
  ...bundles: readonly LazyBundle[]
): LazyComponent<Props> {
  const fetchAll = async (): Promise<ComponentType<Props>> => {
    const [component] = await Promise.all([loadChunk(loadCode), ...bundles.map((name) => lazyMessages.require(name))]);
    Current = component;
    return component;
  };
  const load = async (): Promise<ComponentType<Props>> => {
    try {
      return await fetchAll();
    } catch (failure) {
      if (failure instanceof ChunkLoadError) Object.assign(failure, { forget: () => (Current = make()), again: load });
      throw failure;
    }
  };
  const make = () => lazy(async () => ({ default: await load() }));
  // React never retries a failed `lazy`, so a retry needs a new one.
  let Current: ComponentType<Props> = make();
  const component = (props: Props) => {
    // A mounted instance keeps its component: another type would remount it.
    const [Mounted] = useState(() => Current);
    return <Mounted {...props} />;
  };
  component.preload = () => fetchAll().then(nothing, nothing);
  return component;
}

const nothing = (): void => {};
