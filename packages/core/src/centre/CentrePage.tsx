import { type ReactNode, Suspense } from 'react';
import { SectionErrorBoundary } from '../components/SectionErrorBoundary.tsx';
import { ReadsAhead } from '../data/remote.ts';
import { CentreLoading } from './CentreLoading.tsx';

/** Loads one page of a centre. A failure is limited to the page; changing the page resets it. */
export function CentrePage({ name, children }: { name: string; children: ReactNode }) {
  return (
    <SectionErrorBoundary resetKey={name}>
      <ReadsAhead value>
        <Suspense fallback={<CentreLoading />}>{children}</Suspense>
      </ReadsAhead>
    </SectionErrorBoundary>
  );
}
