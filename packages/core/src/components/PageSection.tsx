import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import { PageReadsContext, createPageReads, usePageWait } from '../data/pageReads.ts';
import { AskAgain } from '../data/platform.tsx';
import { place } from './PageSection.css.ts';
import { SectionCrash } from './SectionCrash.tsx';
import { SectionErrorBoundary } from './SectionErrorBoundary.tsx';

interface PageSectionProps {
  /** Names the page: a new value is another page. */
  readonly name: string;
  /** Stands in its place while its code loads. */
  readonly placeholder: ReactNode;
  /** Where a link back leads. For pages without the site's header. */
  readonly backHref?: string | undefined;
  /** The page. */
  readonly children: ReactNode;
}

/**
 * One page of the site or of a centre, whose failures are limited to it. Without a connection it says once, instead of in each
 * of its parts, that it opens by itself when there is one; what was open before stays (ERR-03b).
 */
export function PageSection({ name, placeholder, backHref, children }: PageSectionProps) {
  const [lacking, setLacking] = useState(false);
  const hydrated = useHydrated();
  const [page, setPage] = useState(() => ({ name, reads: createPageReads(setLacking, !hydrated) }));
  // Another page waits for its own parts.
  if (page.name !== name) setPage({ name, reads: createPageReads(setLacking) });
  const askAgain = use(AskAgain);
  return (
    <SectionErrorBoundary
      resetKey={name}
      fallback={(retry, cause) => <SectionCrash cause={cause} onRetry={retry} backHref={backHref} />}
    >
      {lacking && <SectionCrash cause="offline" onRetry={askAgain} backHref={backHref} />}
      <div className={place} hidden={lacking}>
        <PageReadsContext value={page.reads}>
          <Suspense fallback={<Waiting>{placeholder}</Waiting>}>
            {children}
            <Rendered />
          </Suspense>
        </PageReadsContext>
      </div>
    </SectionErrorBoundary>
  );
}

/** Beside the content of a page: one that asks for nothing is open as soon as it is rendered. */
function Rendered() {
  const page = use(PageReadsContext);
  useEffect(() => page?.('loading')(), [page]);
  return null;
}

/** A placeholder for which the page waits. */
export function Waiting({ children }: { children: ReactNode }) {
  usePageWait('loading');
  return children;
}
