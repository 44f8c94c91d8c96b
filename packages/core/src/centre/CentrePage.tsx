import { type ReactNode, Suspense } from 'react';
import { SectionErrorBoundary } from '../components/SectionErrorBoundary.tsx';
import { CentreLoading } from './CentreLoading.tsx';

/** Loads one page of a centre. A failure is limited to the page; changing the page resets it. */
export function CentrePage({ name, children }: { name: string; children: ReactNode }) {
  return (
    <SectionErrorBoundary resetKey={name}>
      <Suspense fallback={<CentreLoading />}>{children}</Suspense>
    </SectionErrorBoundary>
  );
}
