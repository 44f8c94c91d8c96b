import type { ReactNode } from 'react';
import { sessionStore } from '../data/storage.ts';
import { ChunkLoadError, reloadOnce } from '../routing/chunks.ts';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';

export interface SectionErrorBoundaryProps {
  readonly children: ReactNode;
  /** A new value renders the children again after a failure. */
  readonly resetKey?: string;
  /** Rendered after a failure, instead of an error state. */
  readonly fallback?: ErrorBoundaryProps['fallback'];
}

/**
 * An error boundary around a part of the page. Code that did not come is asked for again, and the part opens when it is there;
 * code that a new release has replaced reloads the page once per release (ERR-03b).
 */
export const SectionErrorBoundary = (props: SectionErrorBoundaryProps) => (
  <ErrorBoundary {...props} onError={reloadIfOutdated} />
);

/** Renders nothing after a failure. For optional parts. */
export const nothing = (): null => null;

function reloadIfOutdated(error: unknown): void {
  if (!(error instanceof ChunkLoadError) || error.type !== 'missing') return;
  // The hash in the entry's file name depends on all code it leads to, and so identifies the release. A document names the
  // entry in the first of its links.
  const build =
    document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ??
    document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')?.href;
  if (build === undefined) return;
  reloadOnce({
    build,
    store: sessionStore,
    reload: () => location.reload(),
  });
}
