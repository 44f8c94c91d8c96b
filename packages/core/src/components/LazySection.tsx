import { Suspense } from 'react';
import { SectionErrorBoundary, type SectionErrorBoundaryProps, nothing } from './SectionErrorBoundary.tsx';

/** A lazily loaded part of the page. Renders nothing while it loads or when it fails. */
export function LazySection({ children, ...rest }: Omit<SectionErrorBoundaryProps, 'fallback'>) {
  return (
    <SectionErrorBoundary {...rest} fallback={nothing}>
      <Suspense fallback={null}>{children}</Suspense>
    </SectionErrorBoundary>
  );
}
