import type { ReactNode } from 'react';
import { ChunkLoadError, reloadOnce } from '#features/shared/chunks.ts';
import { sessionStore } from '#features/shared/storage.ts';
import { ErrorBoundary } from '#features/system/ErrorBoundary.tsx';

export interface RegionProps {
  readonly children: ReactNode;
  /** Another value starts the region afresh. */
  readonly resetKey?: string;
  /** Disappears when it fails, instead of saying so: for what nobody would miss. @default false */
  readonly quiet?: boolean;
}

/** A part of the page that can fail alone. ERR-03b: code that is missing has the page loaded again, once per release. */
export function Region({ quiet = false, ...rest }: RegionProps) {
  return <ErrorBoundary {...rest} onError={reloadIfOutdated} {...(quiet && { fallback: () => null })} />;
}

function reloadIfOutdated(error: unknown): void {
  if (!(error instanceof ChunkLoadError) || error.type !== 'missing') return;
  // The entry's name carries the hash of everything that it leads to: it names the release.
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (entry === null) return;
  reloadOnce({
    build: entry.src,
    store: sessionStore,
    online: navigator.onLine,
    reload: () => location.reload(),
  });
}
