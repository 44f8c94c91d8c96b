import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import type { TagFilterFields } from './book.types.ts';

/** The filter by a tag, which loads after the list. */
export const LazyTagFilter = lazyComponent<TagFilterFields>(
  async () => (await import('./ConnectedTagFilter.tsx')).ConnectedTagFilter,
);
